import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";

export type AccountTokenPurpose = "verify_email" | "change_email" | "reset_password";

const HOUR = 3_600_000;
const LIFETIME: Record<AccountTokenPurpose, number> = {
  verify_email: 24 * HOUR,
  change_email: 24 * HOUR,
  reset_password: HOUR,
};

/**
 * A new random 256-bit token for a mail to a member. Only its hash is kept.
 *
 * @param email the address that the token proves, where that is not the member's present one
 */
export async function issueToken(
  db: Transaction,
  purpose: AccountTokenPurpose,
  userId: string,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + LIFETIME[purpose]);
  await db.mailToken.create({
    data: { id: newId(), purpose, userId, email, tokenHash: hashOf(token), expiresAt },
  });
  return token;
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
    where: { tokenHash: hashOf(token), purpose: { in: [...purposes] }, usedAt: null, expiresAt: { gt: at } },
    data: { usedAt: at },
    select: { userId: true, purpose: true, email: true },
  });
  const purpose = purposes.find((known) => known === used?.purpose);
  if (!used?.userId || !purpose) return null;
  const { userId, email } = used;
  await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: at } });
  return { userId, purpose, email };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
