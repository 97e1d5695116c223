import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/**
 * Makes sure that the password which was just checked is still the member's, and that it stays so until the transaction
 * ends: a session that a reset should have ended must not begin beside it.
 *
 * @throws AppError unauthenticated when it has been changed or dropped since
 */
export async function holdPassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Password" WHERE "userId" = ${userId}::uuid AND "hash" = ${hash} FOR SHARE`;
  if (held.length === 0) throw new AppError("unauthenticated", "Invalid email or password");
}

/**
 * Makes sure that a provider which somebody has just come in by is still linked to the member, as above.
 *
 * @throws AppError unauthenticated when the link has ended since
 */
export async function holdIdentity(tx: Transaction, userId: string, provider: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Account" WHERE "userId" = ${userId}::uuid AND "provider" = ${provider} FOR SHARE`;
  if (held.length === 0) throw new AppError("unauthenticated", "Please sign in again.");
}
