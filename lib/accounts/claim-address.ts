import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";

/**
 * Gives an account whose address was never verified to the address's owner. Whoever registered it may be a stranger:
 * their password, their sessions and every link that is still under way end first.
 */
export async function claimAddress(tx: Transaction, userId: string): Promise<void> {
  // The password first: a sign-in or change of it that is under way is waited for, and then undone.
  await tx.password.deleteMany({ where: { userId } });
  await tx.mailToken.deleteMany({ where: { userId, usedAt: null } });
  const { count } = await tx.session.deleteMany({ where: { userId } });
  await tx.user.update({ where: { id: userId }, data: { emailVerified: now() } });
  await recordAudit(tx, "sessions_ended", { subjectId: userId, detail: { count } });
  await recordAudit(tx, "address_verified", { subjectId: userId });
}
