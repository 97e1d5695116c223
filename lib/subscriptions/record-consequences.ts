import "server-only";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { periodEnd, type SubscriptionRecord } from "./rules";
import { recordTrialUse } from "./trial-use";

/** What else is written down when a subscription changes: trials that were used, cancellations and their recall. */
export async function recordConsequences(
  tx: Transaction,
  userId: string,
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
): Promise<void> {
  const isSame = before !== null && before.subscriptionId === after.subscriptionId;
  if (after.trialEnd && !isSame) await noteTrial(tx, userId);
  const wasCancelled = isSame && before.cancelAtPeriodEnd;
  if (after.cancelAtPeriodEnd && !wasCancelled) await noteCancellation(tx, userId, after);
  if (wasCancelled && !after.cancelAtPeriodEnd) {
    await tx.cancellation.updateMany({
      where: { userId, reactivatedAt: null },
      data: { reactivatedAt: now() },
    });
  }
}

async function noteTrial(tx: Transaction, userId: string): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await recordTrialUse(tx, email);
}

async function noteCancellation(tx: Transaction, userId: string, after: SubscriptionRecord): Promise<void> {
  const subscriptionId = after.subscriptionId ?? after.customerId;
  const accessUntil = after.endedAt ?? periodEnd(after) ?? now();
  await tx.cancellation.create({ data: { id: newId(), userId, subscriptionId, accessUntil } });
}
