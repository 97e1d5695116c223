import { PRICE } from "@/lib/brand";
import { localDate } from "@/lib/clock";
import { asOf, type SubscriptionRecord } from "./rules";
import { dateAndTime } from "./trial-dates";

const NOTICE_MS = 24 * 3_600_000;

interface Circumstances {
  timeZone: string;
  takesPayment: boolean;
}

/** One line on the last day of a trial that would go on by itself; null at any other time. */
export function trialNotice(
  record: SubscriptionRecord | null,
  now: Date,
  { timeZone, takesPayment }: Circumstances,
): string | null {
  const current = record && asOf(record, now);
  if (current?.status !== "trialing" || current.cancelAtPeriodEnd || !current.trialEnd) return null;
  const { trialEnd } = current;
  if (trialEnd <= now || trialEnd.getTime() - now.getTime() > NOTICE_MS) return null;
  const day = localDate(trialEnd, timeZone) === localDate(now, timeZone) ? "today" : "tomorrow";
  const ends = `Your free trial ends ${day}, ${dateAndTime(trialEnd, timeZone)}.`;
  return takesPayment
    ? `${ends} After that it's ${PRICE.label} a month, unless you cancel before then.`
    : `${ends} It carries on by itself, and nothing is charged on this server.`;
}
