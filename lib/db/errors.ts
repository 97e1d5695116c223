import { Prisma } from "@/generated/prisma/client";

/** Whether a write failed because another row already has the unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
