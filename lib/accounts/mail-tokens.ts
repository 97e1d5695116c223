import "server-only";
import { RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "@/lib/config/policy";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { hashOfToken, newToken } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";

/** What a link opens or changes an account by, unlike those by which a newsletter is left. */
export const ACCOUNT_PURPOSES = ["verify_email", "change_email", "reset_password"] as const;
export type AccountTokenPurpose = (typeof ACCOUNT_PURPOSES)[number];

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
export interface PossibleToken {
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
export async function issueTokenByEmail(
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
export async function issueTokenForNewAddress(
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
