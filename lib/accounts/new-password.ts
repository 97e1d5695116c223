import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { endLinks, issueTokenByEmail, useToken } from "./mail-tokens";
import { assertUncommon, confirmPassword, hashPassword } from "./passwords";

/**
 * Sets a new password by the token of a mail, and ends all of the member's sessions and passkeys. Whoever holds the
 * token has read the member's mail, so the address is verified as well, and its owner shown.
 *
 * @throws AppError invalid_input when the token is unknown, used or too old, or the password too common
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  assertUncommon(password);
  const hash = await hashPassword(password);
  const db = await database();
  await db.$transaction(async (tx) => {
    const used = await useToken(tx, ["reset_password"], token);
    if (!used) {
      throw new AppError(
        "invalid_input",
        "This reset link may be invalid or expired. Please request a new one.",
      );
    }
    const { userId } = used;
    await tx.password.upsert({ where: { userId }, create: { userId, hash }, update: { hash } });
    // The ways in first: a sign-in that is under way is waited for, and then undone.
    const passkeys = await endPasskeys(tx, userId);
    await tx.session.deleteMany({ where: { userId } });
    // Begun by whoever knew the password before: it would carry the account away.
    await endLinks(tx, userId, ["change_email"]);
    await recordAudit(tx, "password_reset", { subjectId: userId });
    await tx.user.updateMany({ where: { id: userId, emailVerified: null }, data: { emailVerified: now() } });
    await recordOwnerByMail(tx, userId);
    const to = { userId };
    const letter =
      passkeys > 0
        ? ({
            template: "passkeysEnded",
            to,
            keepsFactor: (await tx.passkey.count({ where: to })) > 0,
          } as const)
        : ({ template: "passwordChanged", to } as const);
    await queueMail(tx, letter, { key: `password-changed:${newId()}` });
  });
}

/**
 * Ends the passkeys: whoever got in before may have added one, which would let them in again. Only the admin's second
 * factor stays, which takes more than the mails.
 */
async function endPasskeys(tx: Transaction, userId: string): Promise<number> {
  const { adminEmail } = env();
  const kept = adminEmail ? { isSecondFactor: true, user: { email: adminEmail } } : null;
  const { count } = await tx.passkey.deleteMany({ where: { userId, ...(kept && { NOT: kept }) } });
  return count;
}

/** Queues a link for a new password to the member with this address, if there is one. */
export async function requestPasswordReset(email: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { token, userId } = await issueTokenByEmail(tx, "reset_password", email);
    const letter = { template: "passwordReset", to: { userId }, token } as const;
    await queueMail(tx, letter, { key: `password-reset:${newId()}` });
  });
}

/**
 * Puts on record that whoever set a password by a mailed link owns the account. Identities at providers may be a
 * stranger's, from before the account had this address: at the admin's address they end; elsewhere nobody is to lose
 * their way in, and the record waits.
 */
async function recordOwnerByMail(tx: Transaction, userId: string): Promise<void> {
  const { adminEmail } = env();
  const notShown = { id: userId, ownerShownAt: null };
  if (adminEmail) await tx.account.deleteMany({ where: { user: { ...notShown, email: adminEmail } } });
  await tx.user.updateMany({ where: { ...notShown, accounts: { none: {} } }, data: { ownerShownAt: now() } });
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
 */
export async function changePassword(member: Changing, present: string, next: string): Promise<string> {
  await confirmPassword(member.id, present, "currentPassword");
  assertUncommon(next, "newPassword");
  const hash = await hashPassword(next);
  const { id: userId, sessionId } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    await tx.password.update({ where: { userId }, data: { hash } });
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await endLinks(tx, userId, ["reset_password", "change_email"]);
    await recordAudit(tx, "password_changed", { actorId: userId, subjectId: userId });
    await queueMail(
      tx,
      { template: "passwordChanged", to: { userId } },
      { key: `password-changed:${newId()}` },
    );
  });
  return hash;
}
