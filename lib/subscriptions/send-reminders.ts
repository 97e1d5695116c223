import "server-only";
import { localDate, now } from "@/lib/clock";
import { type Database, database, type Transaction } from "@/lib/db/client";
import { fullDay } from "@/lib/moods/day-words";
import { billing } from "@/lib/services/billing";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { QueuedLetter } from "@/lib/services/mail/templates";
import { type Reminder, reminderDue, reminderWindow } from "./reminders";
import { asOf } from "./rules";
import { SUBSCRIPTION_COLUMNS } from "./stored";
import { dateAndTime } from "./trial-dates";

const AT_ONCE = 200;

/** Reminds every member who is owed a reminder now, and answers how many those were. Each reminder goes out once. */
export async function sendReminders(signal?: AbortSignal): Promise<number> {
  const db = await database();
  let sent = 0;
  for (let after: string | undefined; ; ) {
    const ids = await candidates(db, after);
    for (const userId of ids) {
      if (signal?.aborted) return sent;
      if (await db.$transaction((tx) => remind(tx, userId))) sent++;
    }
    after = ids.at(-1);
    if (ids.length < AT_ONCE) return sent;
  }
}

/** Whoever may be owed one, in the order of their ids. */
async function candidates(db: Database, after: string | undefined): Promise<string[]> {
  const at = now();
  const { trial, renewal } = reminderWindow(at);
  const found = await db.subscription.findMany({
    where: {
      cancelAtPeriodEnd: false,
      ...(after !== undefined && { userId: { gt: after } }),
      OR: [
        { status: "trialing", trialEnd: { gt: at, lte: trial } },
        { status: "active", provider: "stripe", currentPeriodEnd: { gt: at, lte: renewal } },
      ],
    },
    select: { userId: true },
    orderBy: { userId: "asc" },
    take: AT_ONCE,
  });
  return found.map(({ userId }) => userId);
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
  await queueMail(tx, letterOf(userId, due, user.timeZone), { key: due.key });
  return true;
}

function letterOf(userId: string, { kind, at }: Reminder, timeZone: string): QueuedLetter {
  const to = { userId };
  if (kind === "renewal_ahead")
    return { template: "renewalAhead", to, until: fullDay(localDate(at, timeZone)) };
  const { takesPayment } = billing();
  return { template: "trialEnding", to, takesPayment, until: dateAndTime(at, timeZone) };
}
