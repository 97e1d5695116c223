import type { SubscriptionRecord } from "@/lib/subscriptions/schema";

const THREE_DAYS_MS = 3 * 86_400_000;

/** The record of a trial of three days that ends then. */
export function trialRecord(trialEnd: Date): SubscriptionRecord {
  return {
    provider: "stripe",
    customerId: "cus",
    subscriptionId: "sub",
    status: "trialing",
    startedAt: new Date(trialEnd.getTime() - THREE_DAYS_MS),
    trialEnd,
    currentPeriodEnd: trialEnd,
    cancelAtPeriodEnd: false,
    endedAt: null,
    firstPaidAt: null,
    amountMinor: 499,
    currency: "gbp",
  };
}
