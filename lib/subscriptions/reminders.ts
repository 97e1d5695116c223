import { periodEnd, type SubscriptionRecord } from "./rules";

const HOUR = 3_600_000;
/** A day before the trial turns paid: Stripe's own notice comes three days before, when a trial has just begun. */
const TRIAL_NOTICE_MS = 24 * HOUR;
const RENEWAL_NOTICE_MS = 7 * 24 * HOUR;
const MONTHS_BETWEEN_REMINDERS = 6;

export interface Reminder {
  kind: "trial_ending" | "renewal_ahead";
  /** Names it: the same key is the same reminder. */
  key: string;
  /** When the trial ends or the next payment is due. */
  at: Date;
}

/**
 * The reminder that a member is owed at this moment: a day before a trial turns paid, and before a renewal at least
 * every six months (Digital Markets, Competition and Consumers Act 2024, part 4, chapter 2). Who has cancelled needs
 * none.
 */
export function reminderDue(record: SubscriptionRecord, now: Date): Reminder | null {
  const at = periodEnd(record);
  if (record.cancelAtPeriodEnd || !at || at <= now) return null;
  const { subscriptionId, provider, status } = record;
  const ahead = at.getTime() - now.getTime();
  if (status === "trialing")
    return ahead <= TRIAL_NOTICE_MS
      ? { kind: "trial_ending", key: `trial_ending ${subscriptionId} ${at.toISOString()}`, at }
      : null;
  // Where nothing is charged there is nothing to remind of.
  if (status !== "active" || provider === "local" || ahead > RENEWAL_NOTICE_MS) return null;
  // One for each half-year, at its first renewal or, if that was missed, at a later one.
  const halfYears = Math.floor(monthsBetween(beginning(record), at) / MONTHS_BETWEEN_REMINDERS);
  return halfYears >= 1 ? { kind: "renewal_ahead", key: `renewal ${subscriptionId} ${halfYears}`, at } : null;
}

/** From when until when subscriptions are looked at for reminders. */
export function reminderWindow(now: Date): { trial: Date; renewal: Date } {
  return {
    trial: new Date(now.getTime() + TRIAL_NOTICE_MS),
    renewal: new Date(now.getTime() + RENEWAL_NOTICE_MS),
  };
}

function beginning({ trialEnd, startedAt }: SubscriptionRecord): Date | null {
  return trialEnd ?? startedAt;
}

/** Months from a first date to a later renewal; the shorter months' days do not count. */
function monthsBetween(from: Date | null, to: Date): number {
  if (!from) return 0;
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}
