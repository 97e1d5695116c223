import "server-only";
import { money } from "@/lib/config/money";
import type { Transaction } from "@/lib/db/client";
import type { QueuedLetter } from "@/lib/mail/letters";
import { queueMail } from "@/lib/mail/queue-mail";
import { localDate, now } from "@/lib/time/clock";
import { dateAndTime, fullDay } from "@/lib/time/date-words";
import { billing } from "./billing/billing";
import type { SubscriptionRecord } from "./record";
import { accessOf, asOf, periodEnd, priceFor } from "./rules";

/**
 * Tells the member by mail what changed, whoever caused or found it: the one place that does. The mail is queued with
 * the change, so that there is one for each, and none for a change that was not stored.
 *
 * @param version counts the changes before this one; null: there was nothing before
 */
export async function tellMember(
  tx: Transaction,
  userId: string,
  { before, after }: { before: SubscriptionRecord | null; after: SubscriptionRecord },
  version: number | null,
): Promise<void> {
  const at = now();
  if (changeBetween(before, after, at) === null) return;
  const letter = letterOf(userId, await timeZoneOf(tx, userId), before, asOf(after, at), at);
  if (letter) await queueMail(tx, letter, { key: `subscription ${userId} ${version ?? "first"}` });
}

function letterOf(
  userId: string,
  timeZone: string,
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
  at: Date,
): QueuedLetter | null {
  const to = { userId };
  const { takesPayment } = billing();
  const price = money(priceFor(after));
  const end = periodEnd(after) ?? at;
  const until = fullDay(localDate(end, timeZone));
  switch (changeBetween(before, after, at)) {
    case "started":
      return after.status === "trialing"
        ? { template: "welcome", to, takesPayment, price, until: dateAndTime(end, timeZone) }
        : { template: "subscriptionStarted", to, takesPayment, price };
    case "canceled":
      return { template: "subscriptionCanceled", to, until, keepsAccess: accessOf(after, at) === "granted" };
    case "reactivated":
      return { template: "subscriptionReactivated", to, until, takesPayment, price };
    case "payment_failed":
      return { template: "paymentFailed", to, price };
    case "payment_recovered":
      return { template: "paymentRecovered", to, price };
    case "ended":
      return { template: "subscriptionEnded", to };
    default:
      return null;
  }
}

async function timeZoneOf(tx: Transaction, userId: string): Promise<string> {
  const { timeZone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } });
  return timeZone;
}

/** What happened to a subscription, as its member would put it. */
export type SubscriptionChange =
  | "started"
  | "canceled"
  | "reactivated"
  | "payment_failed"
  | "payment_recovered"
  | "ended";

/**
 * What happened between two states of a member's subscription, however it was found out: by their own act or by
 * asking the billing service. Null when it is nothing that they need to be told.
 */
export function changeBetween(
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
  now: Date,
): SubscriptionChange | null {
  const was = before && asOf(before, now);
  const is = asOf(after, now);
  const isSame = was !== null && was.subscriptionId === is.subscriptionId;
  if (!isSame || was.status === null || was.status === "incomplete") return runs(is) ? "started" : null;
  if (is.status === "canceled") return was.status === "canceled" || was.cancelAtPeriodEnd ? null : "ended";
  if (is.cancelAtPeriodEnd !== was.cancelAtPeriodEnd)
    return is.cancelAtPeriodEnd ? "canceled" : "reactivated";
  if (owes(is)) return runs(was) ? "payment_failed" : null;
  return runs(is) && owes(was) ? "payment_recovered" : null;
}

function runs({ status }: SubscriptionRecord): boolean {
  return status === "trialing" || status === "active";
}

function owes({ status }: SubscriptionRecord): boolean {
  return status === "past_due" || status === "unpaid";
}
