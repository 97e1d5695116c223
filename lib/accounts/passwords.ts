import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { recordAudit } from "@/lib/audit/record-audit";
import { BRAND } from "@/lib/config/brand";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { consume, forgive } from "@/lib/limits/consume";
import { queueMail } from "@/lib/mail/queue-mail";
import type { LoginInput } from "./schema";

// OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or one without a password)
 * it costs the same time and says no.
 */
async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? DECOY, password);
  return storedHash !== null && matches;
}

/** What no password is hashed to. It is not made by hashing: a process's first wrong address would take twice as long. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${inText(16)}$${inText(32)}`;

function inText(bytes: number): string {
  return randomBytes(bytes).toString("base64").replaceAll("=", "");
}

/**
 * The member whose address and password these are. An unknown address is answered like a wrong password,
 * and takes as long.
 *
 * @param isKnownDevice whether this address was signed in with in this browser, by the password with this hash: such
 *   tries count apart
 * @throws AppError unauthenticated, or rate_limited after too many tries
 */
export async function checkPassword(
  { email, password }: LoginInput,
  isKnownDevice: (email: string, passwordHash: string) => boolean,
): Promise<{ id: string; passwordHash: string }> {
  const db = await database();
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, password: { select: { hash: true } } },
  });
  const passwordHash = user?.password?.hash ?? null;
  const limit = passwordHash && isKnownDevice(email, passwordHash) ? "login_device" : "login_account";
  await consume(limit, email);
  const matches = await passwordMatches(passwordHash, password);
  if (!user || !passwordHash || !matches) {
    await recordAudit(db, "sign_in_failed", { subjectId: user?.id ?? null });
    throw new AppError("unauthenticated", "Invalid email or password");
  }
  await forgive(limit, email);
  return { id: user.id, passwordHash };
}

/**
 * Asks a signed-in member for their present password.
 *
 * @param field the one it was typed into
 * @returns the hash it was checked against, for what is done on its strength: by then there may be another
 * @throws AppError wrong_password when it is not theirs, rate_limited after too many tries
 */
export async function confirmPassword(userId: string, password: string, field = "password"): Promise<string> {
  await consume("password_member", userId);
  const db = await database();
  const stored = await db.password.findUnique({ where: { userId }, select: { hash: true } });
  const matches = await passwordMatches(stored?.hash ?? null, password);
  if (!stored || !matches) {
    await recordAudit(db, "sign_in_failed", {
      actorId: userId,
      subjectId: userId,
      detail: { asked: "again" },
    });
    throw wrongPassword(field);
  }
  return stored.hash;
}

function wrongPassword(field: string): AppError {
  return new AppError("wrong_password", "That isn't your current password.", { field });
}

// Some 49,000 passwords from leaks, commonest first, kept by the zxcvbn-ts project.
const COMMON = new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));

/** Whether a password is the product's name and little else: fewer letters beside it than make a word. */
function isOurName(password: string): boolean {
  const parts = password.toLowerCase().split(BRAND.slug);
  return parts.length > 1 && parts.join("").replace(/\P{L}/gu, "").length < 4;
}

/** @throws AppError invalid_input when a password is among the commonest, the first that anyone would try */
export function assertUncommon(password: string, field = "password"): void {
  if (COMMON.has(password.toLowerCase()) || isOurName(password)) {
    throw new AppError(
      "invalid_input",
      "password is one of the most common. Please choose another, such as three unrelated words.",
      { field },
    );
  }
}

/**
 * Makes sure that the password which was just checked is still the member's, and that it stays so until the transaction
 * ends: a session or link that a reset should have ended must not begin beside it.
 *
 * @throws AppError unauthenticated when it has been changed or dropped since
 */
export async function holdPassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Password" WHERE "userId" = ${userId}::uuid AND "hash" = ${hash} FOR SHARE`;
  if (held.length === 0) throw new AppError("unauthenticated", "Invalid email or password");
}

interface Changing {
  id: string;
  sessionId: string;
}

/**
 * Changes a member's password, given the present one, and ends their other sessions, and every link that is under way
 * for whoever knew it.
 *
 * @returns the new password's hash
 * @throws AppError wrong_password when the present one is not theirs, or no longer
 */
export async function changePassword(member: Changing, present: string, next: string): Promise<string> {
  const proved = await confirmPassword(member.id, present, "currentPassword");
  assertUncommon(next, "newPassword");
  const hash = await hashPassword(next);
  const { id: userId, sessionId } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    // Only in place of the one that was checked: its owner may have set another meanwhile.
    const { count } = await tx.password.updateMany({ where: { userId, hash: proved }, data: { hash } });
    if (count === 0) throw wrongPassword("currentPassword");
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.mailToken.deleteMany({
      where: { userId, purpose: { in: ["reset_password", "change_email"] }, usedAt: null },
    });
    await recordAudit(tx, "password_changed", { actorId: userId, subjectId: userId });
    await queueMail(
      tx,
      { template: "passwordChanged", to: { userId } },
      { key: `password-changed:${newId()}` },
    );
  });
  return hash;
}
