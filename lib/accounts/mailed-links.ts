import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { hashOfToken, newToken } from "@/lib/ground/hashes";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { assertUncommon, confirmPassword, hashPassword, holdPassword } from "./passwords";

/** What a link opens or changes an account by, unlike those by which a newsletter is left. */
export const ACCOUNT_PURPOSES = ["verify_email", "change_email", "reset_password"] as const;
type AccountTokenPurpose = (typeof ACCOUNT_PURPOSES)[number];

const HOUR = 3_600_000;
const LIFETIME: Record<AccountTokenPurpose, number> = {
  verify_email: VERIFY_LINK_HOURS * HOUR,
  change_email: VERIFY_LINK_HOURS * HOUR,
  reset_password: RESET_LINK_HOURS * HOUR,
};

/** A new random 256-bit token for a mail to a member. Only its hash is kept. */
export async function issueToken(
  db: Transaction,
  purpose: AccountTokenPurpose,
  userId: string,
): Promise<string> {
  const { token, ...row } = newRow(purpose);
  await db.mailToken.create({ data: { ...row, purpose, userId } });
  return token;
}

/** A token for a mail to somebody who may not be there. */
interface PossibleToken {
  token: string;
  /** Of the member; of nobody when there is none, so that a letter to it is dropped. */
  userId: string;
}

/**
 * A token for the member with this address, if there is one. Known and unknown addresses cost the same: one statement,
 * and a letter that the caller queues either way.
 *
 * @param onlyUnverified no token for an address that is verified already
 */
async function issueTokenByEmail(
  tx: Transaction,
  purpose: AccountTokenPurpose,
  email: string,
  { onlyUnverified = false } = {},
): Promise<PossibleToken> {
  const { token, id, tokenHash, expiresAt } = newRow(purpose);
  const issued = await tx.$queryRaw<{ userId: string }[]>`
    INSERT INTO "MailToken" ("id", "purpose", "userId", "tokenHash", "expiresAt")
    SELECT ${id}::uuid, ${purpose}::"MailTokenPurpose", "id", ${tokenHash}, ${expiresAt} FROM "User"
     WHERE "email" = ${email} AND (NOT ${onlyUnverified} OR "emailVerified" IS NULL)
    RETURNING "userId"`;
  return { token, userId: issued[0]?.userId ?? newId() };
}

/** A token that proves a new address of a member, unless somebody has that address; either costs the same. */
async function issueTokenForNewAddress(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<PossibleToken> {
  const { token, id, tokenHash, expiresAt } = newRow("change_email");
  const issued = await tx.$queryRaw<{ userId: string }[]>`
    INSERT INTO "MailToken" ("id", "purpose", "userId", "email", "tokenHash", "expiresAt")
    SELECT ${id}::uuid, 'change_email', ${userId}::uuid, ${email}, ${tokenHash}, ${expiresAt}
     WHERE NOT EXISTS (SELECT 1 FROM "User" WHERE "email" = ${email})
    RETURNING "userId"`;
  return { token, userId: issued[0]?.userId ?? newId() };
}

function newRow(purpose: AccountTokenPurpose) {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + LIFETIME[purpose]);
  return { token, id: newId(), tokenHash: hashOfToken(token), expiresAt };
}

/**
 * Uses a token up: of many calls at once with the same token one gets its member, the others nothing.
 * The member's other tokens of this purpose end with it.
 */
export async function useToken(
  tx: Transaction,
  purposes: readonly AccountTokenPurpose[],
  token: string,
): Promise<{ userId: string; purpose: AccountTokenPurpose; email: string | null } | null> {
  const at = now();
  const [used] = await tx.mailToken.updateManyAndReturn({
    where: {
      tokenHash: hashOfToken(token),
      purpose: { in: [...purposes] },
      usedAt: null,
      expiresAt: { gt: at },
    },
    data: { usedAt: at },
    select: { userId: true, purpose: true, email: true },
  });
  const purpose = purposes.find((known) => known === used?.purpose);
  if (!used?.userId || !purpose) return null;
  const { userId, email } = used;
  await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: at } });
  return { userId, purpose, email };
}

/** Ends a member's links of these purposes that nobody has opened yet. */
export async function endLinks(
  tx: Transaction,
  userId: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<void> {
  await tx.mailToken.deleteMany({ where: { userId, purpose: { in: [...purposes] }, usedAt: null } });
}

/**
 * Proves an address by the token of a mail: the member's own, or the one they want to change to.
 *
 * @param openedBy the member in whose session the link was opened; null where nobody is signed in. Their own account's
 *   link shows that it is theirs; elsewhere a mail scanner may have opened it.
 * @returns whether it was proved; each token works once
 */
export async function verifyEmail(token: string, openedBy: string | null): Promise<boolean> {
  const db = await database();
  try {
    return await db.$transaction(async (tx) => {
      const used = await useToken(tx, ["verify_email", "change_email"], token);
      if (!used) return false;
      const { userId, purpose, email } = used;
      const isChange = purpose === "change_email" && email !== null;
      const at = now();
      if (isChange) await keepFormerAddress(tx, userId);
      await tx.user.update({
        where: { id: userId },
        data: {
          emailVerified: at,
          // What was shown of the address before says nothing of the next one's owner.
          ...(isChange && { email, ownerShownAt: null }),
          ...(openedBy === userId && { ownerShownAt: at }),
        },
      });
      // A link that went to the old address must not open an account that has moved on.
      if (isChange) await endLinks(tx, userId, ACCOUNT_PURPOSES);
      await recordAudit(tx, isChange ? "address_changed" : "address_verified", { subjectId: userId });
      return true;
    });
  } catch (error) {
    // Somebody else has registered the new address since.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function keepFormerAddress(tx: Transaction, userId: string): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.formerAddress.createMany({ data: { userId, email, leftAt: now() }, skipDuplicates: true });
}

/** Queues a verification link to the member with this address, if there is one whose address is not verified. */
export async function requestVerification(email: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { token, userId } = await issueTokenByEmail(tx, "verify_email", email, { onlyUnverified: true });
    const letter = { template: "verification", to: { userId }, token } as const;
    await queueMail(tx, letter, { key: `verification:${newId()}` });
  });
}

interface Changing {
  id: string;
  email: string;
}

/**
 * Begins the change of a member's address: a confirmation to the new one, a notice to the old. Nothing changes until
 * the new address confirms. Whether somebody else has it is not told here, nor by how long it takes.
 */
export async function requestEmailChange(member: Changing, email: string, password: string): Promise<void> {
  const proved = await confirmPassword(member.id, password);
  const db = await database();
  const change = newId();
  await db.$transaction(async (tx) => {
    await holdPassword(tx, member.id, proved);
    await recordAudit(tx, "address_change_asked", { actorId: member.id, subjectId: member.id });
    const { token, userId } = await issueTokenForNewAddress(tx, member.id, email);
    const confirmation = { template: "addressConfirmation", to: { userId, email }, token } as const;
    await queueMail(tx, confirmation, { key: `address-confirmation:${change}` });
    const notice = { template: "addressChangeNotice", to: { userId, email: member.email } } as const;
    await queueMail(tx, notice, { key: `address-change-notice:${change}` });
  });
}

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
    await holdWaysIn(tx, userId);
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
 * Waits for a passkey that is being added, and keeps others from being added until the transaction ends. Not FOR UPDATE:
 * whoever holds the password may yet point at the member, and would wait for this as this waits for them.
 */
export async function holdWaysIn(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
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
