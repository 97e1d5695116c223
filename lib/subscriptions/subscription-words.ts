import { BRAND } from "@/lib/config/brand";
import { inFigures } from "@/lib/config/figures";
import { money } from "@/lib/config/money";
import { PRICE, TRIAL_DAYS, TRIAL_NOTICE_DAYS } from "@/lib/config/policy";
import { localDate } from "@/lib/time/clock";
import { dateAndTime, fullDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";
import { asOf, priceFor } from "./rules";
import type { PaymentCard, SubscriptionRecord, SubscriptionStatus } from "./schema";

export interface SubscriptionWords {
  plan: "Free Trial" | "Premium" | "Free";
  /** Green while paid and running, blue while on trial, red otherwise. */
  dot: "green" | "blue" | "red";
  status: string;
  /** When it renews or ends, or what is missing. */
  detail: string;
  /** What the member can do about it, the likeliest first. */
  actions: readonly Action[];
}

type Action = "subscribe" | "pay" | "reactivate" | "cancel" | "change_card" | "refund";

interface Circumstances {
  /** The member's, in which days are said. */
  timeZone: string;
  /** False where billing is local: then nothing is ever charged, and no price is named. */
  takesPayment: boolean;
  /** How dates are written there. */
  region?: Region;
}

/** What a member reads of their subscription. */
export function subscriptionWords(
  subscription: SubscriptionStatus,
  circumstances: Circumstances,
): SubscriptionWords {
  return {
    plan: planLabel(subscription),
    ...standing(subscription),
    detail: isRunning(subscription)
      ? ending(subscription, circumstances)
      : missing(subscription, circumstances),
    actions: actions(subscription, circumstances),
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

function ending(subscription: SubscriptionStatus, { timeZone, takesPayment, region }: Circumstances): string {
  const { isTrialing } = subscription;
  const day = accessUntil(subscription, timeZone, region);
  if (day === null) return "";
  if (subscription.cancel_at_period_end) return `Cancelled. You'll keep your access until ${day}.`;
  const agreed = money(subscription.price ?? PRICE);
  const price = takesPayment ? `${agreed} per ${PRICE.interval}` : "This server takes no payments";
  if (!isTrialing) return takesPayment ? `Renews on ${day} for ${agreed}.` : `Renews on ${day}. ${price}.`;
  return takesPayment
    ? `Your trial ends on ${day}. After that, ${price} unless you cancel.`
    : `Your trial ends on ${day}. ${price}, so it carries on free of charge unless you cancel.`;
}

function missing(
  { status, needsSetup, trialAvailable }: SubscriptionStatus,
  { takesPayment }: Circumstances,
): string {
  if (needsSetup && trialAvailable)
    return `The first ${inFigures(TRIAL_DAYS, "day")} are free, with everything included.`;
  if (needsSetup) return "Your subscription has ended. Your check-ins and quotes are still here.";
  if (status === "trialing") return "Your free trial has ended. Please subscribe to continue.";
  const mend = takesPayment
    ? "Change your card here and everything opens up again. Your check-ins and quotes are safe."
    : `Write to ${BRAND.supportEmail} and we'll sort it out.`;
  return `We couldn't process your payment. ${mend}`;
}

function actions(subscription: SubscriptionStatus, { takesPayment }: Circumstances): Action[] {
  const { needsSetup, cancel_at_period_end: isCancelled, refundableUntil } = subscription;
  if (needsSetup) return ["subscribe"];
  if (!isRunning(subscription))
    return takesPayment ? ["pay", ...(isCancelled ? [] : ["cancel" as const])] : [];
  const found: Action[] = [isCancelled ? "reactivate" : "cancel"];
  if (takesPayment) found.push("change_card");
  if (refundableUntil !== null) found.push("refund");
  return found;
}

/** Until when what the member has lasts, as a day of their own; null when nothing runs. */
export function accessUntil(
  subscription: SubscriptionStatus,
  timeZone: string,
  region?: Region,
): string | null {
  const { isTrialing, trialEnd, current_period_end: periodEnd } = subscription;
  const end = isTrialing ? trialEnd : periodEnd;
  return end === null || !isRunning(subscription) ? null : dayInWords(end, timeZone, region);
}

/** "Visa ending 4242, expires 12/34". */
export function cardWords({ brand, last4, expMonth, expYear }: PaymentCard, now: Date): string {
  // It is good until the end of its month.
  const isOver = now.getTime() >= Date.UTC(expYear, expMonth);
  const month = `${String(expMonth).padStart(2, "0")}/${String(expYear % 100).padStart(2, "0")}`;
  return `${brand ?? "Card"} ending ${last4}, ${isOver ? "expired" : "expires"} ${month}`;
}

export function dayInWords(epochSeconds: number, timeZone: string, region?: Region): string {
  return fullDay(localDate(new Date(epochSeconds * 1000), timeZone), region);
}

const NOTICE_MS = TRIAL_NOTICE_DAYS * 86_400_000;

/** One line on the last day of a trial that would go on by itself; null at any other time. */
export function trialNotice(
  record: SubscriptionRecord | null,
  now: Date,
  { timeZone, takesPayment, region }: Circumstances,
): string | null {
  const current = record && asOf(record, now);
  if (current?.status !== "trialing" || current.cancelAtPeriodEnd || !current.trialEnd) return null;
  const { trialEnd } = current;
  if (trialEnd <= now || trialEnd.getTime() - now.getTime() > NOTICE_MS) return null;
  const day = localDate(trialEnd, timeZone) === localDate(now, timeZone) ? "today" : "tomorrow";
  const ends = `Your free trial ends ${day}, ${dateAndTime(trialEnd, timeZone, region)}.`;
  return takesPayment
    ? `${ends} After that it's ${money(priceFor(current))} a month, unless you cancel before then.`
    : `${ends} It carries on by itself, and nothing is charged on this server.`;
}
