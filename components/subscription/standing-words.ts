import type { SubscriptionStatus } from "@/lib/subscriptions/schema";

/** What the plan is called: a trial and premium differ in label only. */
export function planLabel({ isTrialing, planType }: SubscriptionStatus): "Free Trial" | "Premium" | "Free" {
  if (isTrialing) return "Free Trial";
  return planType === "premium" ? "Premium" : "Free";
}

/** What is to come of a subscription that need not be set up, in one sentence. */
export function standingSentence(status: SubscriptionStatus, dateOf: (epochSeconds: number) => string): string {
  const end = status.isTrialing ? status.trialEnd : status.current_period_end;
  const when = end === null ? null : dateOf(end);
  if (status.status !== "trialing" && status.status !== "active") return "A payment is still owed.";
  if (status.cancel_at_period_end) return when ? `Cancelled. Everything stays open until ${when}.` : "Cancelled.";
  if (status.isTrialing) return when ? `Your free trial runs until ${when}.` : "Your free trial is running.";
  return when ? `It renews on ${when}.` : "Your subscription is running.";
}
