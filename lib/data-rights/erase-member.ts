import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { forgetKey } from "@/lib/db/encryption/member-cipher";
import { billing } from "@/lib/services/billing";
import { lockMember, readSubscription } from "@/lib/subscriptions/stored";

/** The billing service may be slow, and the member's row is held meanwhile. */
const TIMEOUT_MS = 30_000;

/**
 * Deletes a member and everything held about them: first at the billing service, then here, the data key included.
 * What stays names nobody: that this id was erased, the audit, and the keyed hash that keeps trials to one a person.
 *
 * @param actorId who asked for it; null for a command
 * @returns whether there was a member, and whether they had a subscription
 * @throws AppError upstream_unavailable when the billing service cannot be reached: then nothing was deleted
 */
export async function eraseMember(
  userId: string,
  actorId: string | null,
): Promise<{ erased: boolean; hadSubscription: boolean }> {
  const db = await database();
  const outcome = await db.$transaction((tx) => eraseWithin(tx, userId, actorId), { timeout: TIMEOUT_MS });
  forgetKey(userId);
  return outcome;
}

async function eraseWithin(tx: Transaction, userId: string, actorId: string | null) {
  // Held first, so that no subscription begins between here and the end.
  await lockMember(tx, userId);
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return { erased: false, hadSubscription: false };
  const subscription = await readSubscription(tx, userId);
  if (subscription) await billing().forgetCustomer(subscription);
  await tx.memberKey.deleteMany({ where: { userId } });
  await forgetAddress(tx, userId, user.email);
  if (subscription) await tx.billingEvent.deleteMany({ where: { customerId: subscription.customerId } });
  await tx.erasureRecord.upsert({
    where: { userId },
    create: { userId, erasedAt: now() },
    update: {},
  });
  await recordAudit(tx, "account_deleted", { actorId, subjectId: userId });
  // Sessions, check-ins, quotes and whatever else is the member's goes with the row.
  await tx.user.delete({ where: { id: userId } });
  return { erased: true, hadSubscription: subscription !== null };
}

/** Where the address stands outside the member's own rows. */
async function forgetAddress(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.newsletterSubscriber.deleteMany({ where: { OR: [{ email }, { userId, confirmedAt: null }] } });
  // The rows stay, without the address, so that past newsletters keep their counts.
  await tx.$executeRaw`
    UPDATE "MailDelivery" SET "email" = 'erased:' || "id",
      "state" = CASE WHEN "state" = 'queued' THEN 'suppressed' ELSE "state" END
    WHERE "email" = ${email}`;
}
