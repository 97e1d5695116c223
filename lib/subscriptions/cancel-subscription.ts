import "server-only";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import { billingOf } from "./billing/billing";
import { changeSubscription } from "./change-subscription";
import { subscriptionStatus } from "./queries";
import type { SubscriptionRecord } from "./record";
import { asOf, needsSetup, periodEnd } from "./rules";
import type { SubscriptionStatus } from "./schema";

/**
 * Lets the subscription run out at the end of the trial or of the paid period. Cancelling twice is cancelling once.
 *
 * @returns the date until which access stays
 */
export async function cancelSubscription(userId: string): Promise<Date> {
  const { after } = await changeSubscription(userId, async (stored) => {
    const present = runningAsOf(stored, now());
    return present.cancelAtPeriodEnd ? null : billingOf(present).cancelAtPeriodEnd(present);
  });
  return (after && periodEnd(runningAsOf(after, now()))) ?? now();
}

/** Takes a cancellation back before its date. */
export async function reactivateSubscription(userId: string): Promise<void> {
  await changeSubscription(userId, async (stored) => {
    const present = runningAsOf(stored, now());
    return present.cancelAtPeriodEnd ? billingOf(present).reactivate(present) : null;
  });
}

/** Pays with another card from here on, and what is owed with it at once. */
export async function changePaymentMethod(
  member: { id: string; email: string },
  setupIntentId: string,
): Promise<SubscriptionStatus> {
  const { after } = await changeSubscription(member.id, async (stored) => {
    const present = runningAsOf(stored, now());
    return billingOf(present).changePaymentMethod(present, setupIntentId);
  });
  if (after?.status === "incomplete" || after?.status === "past_due") {
    throw new AppError("conflict", "Your card has been saved, but the payment hasn't gone through yet.");
  }
  return subscriptionStatus(member, after);
}

/**
 * The subscription as it stands.
 *
 * @throws AppError conflict when there is none that runs
 */
function runningAsOf(record: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  if (!record || needsSetup(record, now))
    throw new AppError("conflict", "You don't have a subscription at the moment.");
  return asOf(record, now);
}
