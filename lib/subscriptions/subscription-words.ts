import { BRAND, PRICE } from "@/lib/brand";
import { localDate } from "@/lib/clock";
import { fullDay } from "@/lib/moods/day-words";
import type { SubscriptionStatus } from "./schema";

export interface SubscriptionWords {
  plan: "Free Trial" | "Premium" | "Free";
  /** Green while paid and running, blue while on trial, red otherwise. */
  dot: "green" | "blue" | "red";
  status: string;
  /** When it renews or ends, or what is missing. */
  detail: string;
  /** What the member can do about it. */
  action: "cancel" | "reactivate" | "subscribe" | null;
}

/** What a member reads of their subscription, with days in their own time zone. */
export function subscriptionWords(subscription: SubscriptionStatus, timeZone: string): SubscriptionWords {
  return {
    plan: planLabel(subscription),
    ...standing(subscription),
    detail: detail(subscription, timeZone),
    action: action(subscription),
  };
}

function planLabel({ isTrialing, planType }: SubscriptionStatus): SubscriptionWords["plan"] {
  if (isTrialing) return "Free Trial";
  return planType === "premium" ? "Premium" : "Free";
}

function standing({ status, isTrialing }: SubscriptionStatus): Pick<SubscriptionWords, "dot" | "status"> {
  if (isTrialing) return { dot: "blue", status: "Trial" };
  switch (status) {
    case "active":
      return { dot: "green", status: "Active" };
    case "past_due":
    case "unpaid":
    case "incomplete":
      return { dot: "red", status: "Payment due" };
    case "trialing":
      return { dot: "red", status: "Trial ended" };
    case "canceled":
      return { dot: "red", status: "Cancelled" };
    default:
      return { dot: "red", status: "Inactive" };
  }
}

function isRunning({ status, isTrialing }: SubscriptionStatus): boolean {
  return isTrialing || status === "active";
}

function detail(subscription: SubscriptionStatus, timeZone: string): string {
  const {
    isTrialing,
    trialEnd,
    current_period_end: periodEnd,
    cancel_at_period_end: isCancelled,
  } = subscription;
  if (!isRunning(subscription)) return missing(subscription);
  const end = isTrialing ? trialEnd : periodEnd;
  if (end === null) return `${PRICE.label} per ${PRICE.interval}.`;
  const day = fullDay(localDate(new Date(end * 1000), timeZone));
  if (isCancelled) return `Cancelled. You keep access until ${day}, and nothing will be charged.`;
  return isTrialing
    ? `Your trial ends on ${day}. After that, ${PRICE.label} per ${PRICE.interval} unless you cancel.`
    : `Renews on ${day} for ${PRICE.label}.`;
}

function missing({ status, needsSetup, trialAvailable }: SubscriptionStatus): string {
  if (needsSetup && trialAvailable) return `Subscribe to use ${BRAND.name}. The first days are free.`;
  if (needsSetup) return `Subscribe to use ${BRAND.name} again, for ${PRICE.label} per ${PRICE.interval}.`;
  if (status === "trialing") return "Your free trial has ended. Please subscribe to continue.";
  return `We couldn't process your payment. Write to ${BRAND.supportEmail} and we will sort it out.`;
}

function action(subscription: SubscriptionStatus): SubscriptionWords["action"] {
  if (subscription.needsSetup) return "subscribe";
  if (!isRunning(subscription)) return null;
  return subscription.cancel_at_period_end ? "reactivate" : "cancel";
}
