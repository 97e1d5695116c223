import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { assertUncommon } from "./common-passwords";
import { newMember } from "./new-member";
import { hashPassword } from "./passwords";
import type { RegisterInput } from "./schema";

/**
 * Makes an account with its password, data key and empty summary, all or nothing.
 *
 * @throws AppError conflict when the address already has an account, invalid_input when the password is too common
 */
export async function registerMember(
  input: RegisterInput,
  timeZone: string,
): Promise<{ id: string; passwordHash: string }> {
  assertUncommon(input.password);
  const member = newMember({
    email: input.email,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    timeZone,
  });
  const hash = await hashPassword(input.password);
  const db = await database();
  try {
    await db.$transaction(async (tx) => {
      await tx.user.create({ data: { ...member, password: { create: { hash } } } });
      await recordAudit(tx, "registered", { actorId: member.id, subjectId: member.id });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "An account with this email already exists");
    throw error;
  }
  return { id: member.id, passwordHash: hash };
}
