import "server-only";
import { localDate, now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { fullDay } from "@/lib/moods/day-words";
import { billing } from "@/lib/services/billing";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { QueuedLetter } from "@/lib/services/mail/templates";
import { changeBetween } from "./changes";
import { accessOf, asOf, periodEnd, type SubscriptionRecord } from "./rules";
import { dateAndTime } from "./trial-dates";

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
  const end = periodEnd(after) ?? at;
  const until = fullDay(localDate(end, timeZone));
  switch (changeBetween(before, after, at)) {
    case "started":
      return after.status === "trialing"
        ? { template: "welcome", to, takesPayment, until: dateAndTime(end, timeZone) }
        : { template: "subscriptionStarted", to, takesPayment };
    case "canceled":
      return { template: "subscriptionCanceled", to, until, keepsAccess: accessOf(after, at) === "granted" };
    case "reactivated":
      return { template: "subscriptionReactivated", to, until, takesPayment };
    case "payment_failed":
      return { template: "paymentFailed", to };
    case "payment_recovered":
      return { template: "paymentRecovered", to };
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
