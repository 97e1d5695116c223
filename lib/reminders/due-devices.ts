import "server-only";
import { localDate, now } from "@/lib/clock";
import type { Database } from "@/lib/db/client";
import type { SubscriptionRecord } from "@/lib/subscriptions/rules";
import { SUBSCRIPTION_COLUMNS } from "@/lib/subscriptions/stored";
import { timesBetween } from "./local-time";
import { dueDay, LATE_MS } from "./rules";

const AT_ONCE = 200;

/** A device whose reminder is due, and for which of its member's local days. */
export interface DueDevice {
  id: string;
  userId: string;
  sealed: Uint8Array;
  remindedOn: string | null;
  failedAt: Date | null;
  subscription: SubscriptionRecord | null;
  day: string;
}

/** Every device whose reminder is due and has not been taken in hand, zone by zone. */
export async function* dueDevices(db: Database): AsyncGenerator<DueDevice, void, undefined> {
  const zones = await db.user.groupBy({ by: ["timeZone"], where: { pushSubscriptions: { some: {} } } });
  for (const { timeZone } of zones) {
    for (let after: string | undefined; ; ) {
      const rows = await mayBeDue(db, timeZone, after);
      for (const row of rows) yield* ifDue(row, timeZone);
      after = rows.at(-1)?.id;
      if (rows.length < AT_ONCE) break;
    }
  }
}

type Row = Awaited<ReturnType<typeof mayBeDue>>[number];

function mayBeDue(db: Database, timeZone: string, after: string | undefined) {
  const at = now();
  const { first, last } = timesBetween(new Date(at.getTime() - LATE_MS), at, timeZone);
  const [from, until] = [{ time: { gte: first } }, { time: { lte: last } }];
  return db.pushSubscription.findMany({
    where: {
      ...(after !== undefined && { id: { gt: after } }),
      OR: [{ remindedOn: null }, { remindedOn: { lt: localDate(at, timeZone) } }],
      session: { expiresAt: { gt: at } },
      user: { timeZone, checkInReminder: first <= last ? { AND: [from, until] } : { OR: [from, until] } },
    },
    relationLoadStrategy: "join",
    select: {
      id: true,
      userId: true,
      sealed: true,
      remindedOn: true,
      failedAt: true,
      createdAt: true,
      user: {
        select: {
          checkInReminder: { select: { time: true, setAt: true } },
          subscription: { select: SUBSCRIPTION_COLUMNS },
        },
      },
    },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
}

function* ifDue({ user, createdAt, ...device }: Row, timeZone: string): Generator<DueDevice> {
  const { checkInReminder, subscription } = user;
  if (!checkInReminder) return;
  const { time, setAt } = checkInReminder;
  const since = setAt > createdAt ? setAt : createdAt;
  const day = dueDay({ time, timeZone, since }, now());
  const isNew = day !== null && (device.remindedOn === null || device.remindedOn < day);
  if (isNew) yield { ...device, subscription, day };
}
