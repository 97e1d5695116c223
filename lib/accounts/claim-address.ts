import { recordAudit } from "@/lib/audit/record-audit";
import type { Transaction } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { ACCOUNT_PURPOSES, endLinks } from "./mail-tokens";

/**
 * Gives an account whose owner has not been shown to the owner of its address, whom a provider has just vouched for.
 * Whoever registered it may be a stranger: their password, their sessions, their other ways in and every link that is
 * still under way end first.
 */
export async function claimAddress(
  tx: Transaction,
  userId: string,
  vouching: ProviderIdentity,
): Promise<void> {
  // The ways in first: a sign-in that is under way is waited for, and then undone.
  await tx.password.deleteMany({ where: { userId } });
  await tx.account.deleteMany({ where: { userId, NOT: vouching } });
  await endLinks(tx, userId, ACCOUNT_PURPOSES);
  const { count } = await tx.session.deleteMany({ where: { userId } });
  await recordAudit(tx, "sessions_ended", { subjectId: userId, detail: { count } });
  const unverified = { id: userId, emailVerified: null };
  const verified = await tx.user.updateMany({ where: unverified, data: { emailVerified: now() } });
  if (verified.count > 0) await recordAudit(tx, "address_verified", { subjectId: userId });
  await tx.user.update({ where: { id: userId }, data: { ownerShownAt: now() } });
}

/** Somebody at a sign-in provider: there their id stays the same, whatever becomes of their address. */
export interface ProviderIdentity {
  provider: string;
  providerAccountId: string;
}
