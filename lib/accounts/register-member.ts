import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database, type Transaction } from "@/lib/db/client";
import { rememberKey } from "@/lib/db/encryption/ciphers";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { queueMail } from "@/lib/mail/queue-mail";
import { newColumns } from "@/lib/moods/stored-summary";
import { issueToken } from "./mailed-links";
import { assertUncommon, hashPassword } from "./passwords";
import type { RegisterInput } from "./schema";

/**
 * Makes an account with its password, data key and empty summary, and queues the mail that verifies its address, all or
 * nothing.
 *
 * @param joined when they did, with an address that was verified then; null: now, and a mail asks to verify it
 * @throws AppError conflict when the address already has an account, invalid_input when the password is too common
 */
export async function registerMember(
  input: RegisterInput,
  timeZone: string,
  joined: Date | null = null,
): Promise<{ id: string; passwordHash: string }> {
  assertUncommon(input.password);
  const member = newMember({
    email: input.email,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    timeZone,
  });
  const hash = await hashPassword(input.password);
  const before = joined && { createdAt: joined, emailVerified: joined, ownerShownAt: joined };
  const db = await database();
  try {
    await db.$transaction(async (tx) => {
      await tx.user.create({ data: { ...member, ...before, password: { create: { hash } } } });
      const own = { actorId: member.id, subjectId: member.id };
      await recordAudit(tx, "registered", joined ? { ...own, at: joined } : own);
      if (!joined) await queueVerification(tx, member.id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError("conflict", "An account with this email already exists", { field: "email" });
    }
    throw error;
  }
  return { id: member.id, passwordHash: hash };
}

async function queueVerification(tx: Transaction, userId: string): Promise<void> {
  const token = await issueToken(tx, "verify_email", userId);
  await queueMail(tx, { template: "verification", to: { userId }, token }, { key: `verification:${userId}` });
}

interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
  timeZone: string;
}

/** The row of a new member with what every member has: a data key, an empty summary, preferences. */
export function newMember(person: Person) {
  const id = newId();
  const key = newMemberKey(id);
  return {
    id,
    ...person,
    key: { create: key },
    summary: { create: newColumns(rememberKey(id, key), id) },
    emailPreferences: { create: {} },
  };
}
