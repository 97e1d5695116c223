import type { SubscriptionStatus } from "@/lib/subscriptions/schema";

/** A subscription that is paid and goes on, as its member's screens are told of it. */
export function aSubscription(parts: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    needsSetup: false,
    status: "active",
    isTrialing: false,
    planType: "premium",
    trialEnd: null,
    cancel_at_period_end: false,
    current_period_end: Date.parse("2026-12-23T12:00:00Z") / 1000,
    trialAvailable: false,
    refundableUntil: null,
    price: { amountMinor: 650, currency: "eur" },
    ...parts,
  };
}
