import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database, type Transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { assertUncommon } from "./common-passwords";
import { issueToken } from "./mail-tokens";
import { newMember } from "./new-member";
import { hashPassword } from "./passwords";
import type { RegisterInput } from "./schema";

/**
 * Makes an account with its password, data key and empty summary, and queues the mail that verifies its address, all or
 * nothing.
 *
 * @param emailVerified when its owner verified the address, where that is known; then no mail asks for it
 * @throws AppError conflict when the address already has an account, invalid_input when the password is too common
 */
export async function registerMember(
  input: RegisterInput,
  timeZone: string,
  emailVerified: Date | null = null,
): Promise<{ id: string; passwordHash: string }> {
  assertUncommon(input.password);
  const member = newMember({
    email: input.email,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    timeZone,
  });
  const hash = await hashPassword(input.password);
  const verified = { emailVerified, ownerShownAt: emailVerified };
  const db = await database();
  try {
    await db.$transaction(async (tx) => {
      await tx.user.create({ data: { ...member, ...verified, password: { create: { hash } } } });
      await recordAudit(tx, "registered", { actorId: member.id, subjectId: member.id });
      if (!emailVerified) await queueVerification(tx, member.id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "An account with this email already exists");
    throw error;
  }
  return { id: member.id, passwordHash: hash };
}

async function queueVerification(tx: Transaction, userId: string): Promise<void> {
  const token = await issueToken(tx, "verify_email", userId);
  await queueMail(tx, { template: "verification", to: { userId }, token }, { key: `verification:${userId}` });
}
