import { Prisma } from "@/generated/prisma/client";

/** PostgreSQL's own word for it, which is all that Prisma says of a raw statement. */
const UNIQUE_VIOLATION = /Code: `23505`/;

/** Whether a write failed because another row already has the unique value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2002" || (error.code === "P2010" && UNIQUE_VIOLATION.test(error.message));
}
