import "server-only";
import { money } from "@/lib/config/money";
import { RENEWAL_REMINDERS_A_YEAR, TRIAL_NOTICE_DAYS } from "@/lib/config/policy";
import { type Database, database, type Transaction } from "@/lib/db/client";
import type { QueuedLetter } from "@/lib/mail/queue-mail";
import { queueMail } from "@/lib/mail/queue-mail";
import { localDate, now } from "@/lib/time/clock";
import { dateAndTime, fullDay } from "@/lib/time/date-words";
import { billing } from "./billing/billing";
import { asOf, periodEnd, priceFor } from "./rules";
import { SUBSCRIPTION_COLUMNS, type SubscriptionRecord } from "./schema";

const AT_ONCE = 200;

/** Reminds every member who is owed a reminder now, and answers how many those were. Each reminder goes out once. */
export async function sendReminders(signal?: AbortSignal): Promise<number> {
  const db = await database();
  let sent = 0;
  for (let after: string | undefined; ; ) {
    const page = await candidates(db, after);
    for (const userId of await owed(db, page)) {
      if (signal?.aborted) return sent;
      if (await db.$transaction((tx) => remind(tx, userId))) sent++;
    }
    after = page.at(-1)?.userId;
    if (page.length < AT_ONCE) return sent;
  }
}

type Candidate = SubscriptionRecord & { userId: string };

/** Those of a page who have not had theirs: looked up together, so that the many who had hold up nobody behind them. */
async function owed(db: Database, page: readonly Candidate[]): Promise<string[]> {
  const due = page.flatMap(({ userId, ...record }) => {
    const key = reminderDue(asOf(record, now()), now())?.key;
    return key === undefined ? [] : { userId, key };
  });
  const where = { key: { in: due.map(({ key }) => key) } };
  const had = new Set((await db.reminder.findMany({ where, select: { key: true } })).map(({ key }) => key));
  return due.filter(({ key }) => !had.has(key)).map(({ userId }) => userId);
}

/** Whose trial or period ends soon, in the order of their ids. */
function candidates(db: Database, after: string | undefined): Promise<Candidate[]> {
  const at = now();
  const { trial, renewal } = reminderWindow(at);
  return db.subscription.findMany({
    where: {
      cancelAtPeriodEnd: false,
      ...(after !== undefined && { userId: { gt: after } }),
      OR: [
        { status: "trialing", trialEnd: { gt: at, lte: trial } },
        { status: "active", provider: "stripe", currentPeriodEnd: { gt: at, lte: renewal } },
      ],
    },
    select: { ...SUBSCRIPTION_COLUMNS, userId: true },
    orderBy: { userId: "asc" },
    take: AT_ONCE,
  });
}

/** What is stored is read again here: the member may have cancelled since. */
async function remind(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx.subscription.findUnique({
    where: { userId },
    select: { ...SUBSCRIPTION_COLUMNS, user: { select: { timeZone: true } } },
  });
  if (!found) return false;
  const { user, ...record } = found;
  const due = reminderDue(asOf(record, now()), now());
  if (!due) return false;
  const { count } = await tx.reminder.createMany({ data: { key: due.key, userId }, skipDuplicates: true });
  if (count === 0) return false;
  await queueMail(tx, letterOf(userId, due, user.timeZone, money(priceFor(record))), { key: due.key });
  return true;
}

function letterOf(userId: string, { kind, at }: Reminder, timeZone: string, price: string): QueuedLetter {
  const to = { userId };
  if (kind === "renewal_ahead")
    return { template: "renewalAhead", to, price, until: fullDay(localDate(at, timeZone)) };
  const { takesPayment } = billing();
  return { template: "trialEnding", to, takesPayment, price, until: dateAndTime(at, timeZone) };
}

const DAY = 86_400_000;
/** Stripe's own notice comes three days before, when a trial has just begun. */
const TRIAL_NOTICE_MS = TRIAL_NOTICE_DAYS * DAY;
const RENEWAL_NOTICE_MS = 7 * DAY;
const MONTHS_BETWEEN_REMINDERS = 12 / RENEWAL_REMINDERS_A_YEAR;

interface Reminder {
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
function reminderWindow(now: Date): { trial: Date; renewal: Date } {
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
