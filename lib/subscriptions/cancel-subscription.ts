import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { billing } from "@/lib/services/billing";
import { periodEnd, type SubscriptionRecord } from "./rules";
import { lockRunningSubscription, storeSubscription } from "./stored";

/**
 * Lets the subscription run out at the end of the trial or of the paid period. Cancelling twice is cancelling once.
 *
 * @returns the date until which access stays
 */
export async function cancelSubscription(userId: string): Promise<Date> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const present = await lockRunningSubscription(tx, userId);
    if (present.cancelAtPeriodEnd) return endOf(present);
    const canceled = await billing().cancelAtPeriodEnd(present);
    await storeSubscription(tx, userId, canceled);
    const accessUntil = endOf(canceled);
    const subscriptionId = canceled.subscriptionId ?? canceled.customerId;
    await tx.cancellation.create({ data: { id: newId(), userId, subscriptionId, accessUntil } });
    return accessUntil;
  });
}

function endOf(record: SubscriptionRecord): Date {
  return periodEnd(record) ?? now();
}
