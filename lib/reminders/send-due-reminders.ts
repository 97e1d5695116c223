import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { type Database, database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { eachBounded } from "@/lib/ground/each-of-many";
import { log } from "@/lib/ground/log";
import { idsOfDays } from "@/lib/moods/stored-entry";
import { accessOf } from "@/lib/subscriptions/rules";
import { SUBSCRIPTION_COLUMNS, type SubscriptionRecord } from "@/lib/subscriptions/schema";
import { addDays, localDate, now, weekday } from "@/lib/time/clock";
import { type PushOutcome, type PushService, push } from "./push";
import { type DueReminder, dueReminder, LATE_MS, msLeft, timesBetween } from "./rules";

const SENDS_AT_ONCE = 10;

/**
 * Sends every reminder to check in that is due. A device has each of a local day's once at most, whoever runs this how
 * often: it is taken in the database before anything is sent. Members without access have none, nor those who have
 * checked in on that day, unless they asked for it.
 */
export async function sendDueReminders(signal?: AbortSignal): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  const service = push();
  if (!service) return counts;
  const db = await database();
  const work = async (device: DueDevice) => {
    const outcome = await remind(db, service, device).catch(told);
    if (outcome !== null) counts[outcome === "sent" ? "sent" : "failed"]++;
  };
  await eachBounded(dueDevices(db), SENDS_AT_ONCE, work, signal);
  return counts;
}

/** Null: it was not for us to send, or for nobody. */
async function remind(db: Database, service: PushService, device: DueDevice): Promise<PushOutcome | null> {
  if (!(await take(db, device)) || !(await isWanted(db, device))) return null;
  const outcome = await send(db, service, device);
  await record(db, device, outcome);
  return outcome;
}

/** One device that fails, as when its member has just left, holds nobody else's reminder up. */
function told(error: unknown): PushOutcome {
  log.warn({ event: "reminder_failed", kind: error instanceof Error ? error.name : typeof error });
  return "unknown";
}

/** One statement decides, so that of two at once one sends it. A day that is over comes back to nobody who flies west. */
async function take(db: Database, { id, userId, day, nth }: DueDevice): Promise<boolean> {
  const isLeft = { remindedOn: day, remindedUpTo: { lt: nth } };
  const { count } = await db.pushSubscription.updateMany({
    where: { id, userId, OR: [{ remindedOn: null }, { remindedOn: { lt: day } }, isLeft] },
    data: { remindedOn: day, remindedUpTo: nth },
  });
  return count === 1;
}

async function isWanted(db: Database, device: DueDevice): Promise<boolean> {
  const { userId, day, subscription, unlessCheckedIn } = device;
  if (accessOf(subscription, now()) !== "granted") return false;
  if (!unlessCheckedIn) return true;
  // What was imported was felt somewhere else.
  const { gte } = idsOfDays(day, day);
  const where = { userId, importId: null, id: { gte }, localDate: { gte: day } };
  return (await db.emotionalState.findFirst({ where, select: { id: true } })) === null;
}

async function send(db: Database, service: PushService, { id, userId, sealed, dueAt }: DueDevice) {
  const cipher = await memberCipher(db, userId);
  return service.send(cipher.open("PushSubscription", id, sealed), msLeft(dueAt, now()));
}

async function record(db: Database, device: DueDevice, outcome: PushOutcome): Promise<void> {
  const { id, userId, day, nth, remindedOn, remindedUpTo, failedAt } = device;
  const where = { id, userId };
  if (outcome === "gone") {
    await db.pushSubscription.deleteMany({ where });
  } else if (outcome === "later") {
    // It was not taken, so it is given back and the next run tries again.
    await db.pushSubscription.updateMany({
      where: { ...where, remindedOn: day, remindedUpTo: nth },
      data: { remindedOn, remindedUpTo, failedAt: now() },
    });
  } else if (outcome !== "sent") {
    await db.pushSubscription.updateMany({ where, data: { failedAt: now() } });
  } else if (failedAt) {
    await db.pushSubscription.updateMany({ where, data: { failedAt: null } });
  }
}

const DEVICES_AT_ONCE = 200;

/** A device, and the reminder that is due there. */
interface DueDevice extends DueReminder {
  id: string;
  userId: string;
  sealed: Uint8Array;
  remindedOn: string | null;
  remindedUpTo: number;
  failedAt: Date | null;
  subscription: SubscriptionRecord | null;
  unlessCheckedIn: boolean;
}

/** Every device whose reminder is due and has not been taken in hand, zone by zone. */
async function* dueDevices(db: Database): AsyncGenerator<DueDevice, void, undefined> {
  const zones = await db.user.groupBy({ by: ["timeZone"], where: { pushSubscriptions: { some: {} } } });
  for (const { timeZone } of zones) {
    for (let after: string | undefined; ; ) {
      const rows = await mayBeDue(db, timeZone, after);
      for (const row of rows) yield* ifDue(row, timeZone);
      after = rows.at(-1)?.id;
      if (rows.length < DEVICES_AT_ONCE) break;
    }
  }
}

type Row = Awaited<ReturnType<typeof mayBeDue>>[number];

function mayBeDue(db: Database, timeZone: string, after: string | undefined) {
  const at = now();
  const today = localDate(at, timeZone);
  const days = [today, addDays(today, -1)].map(weekday);
  const hasSecondLeft = {
    remindedOn: today,
    remindedUpTo: 1,
    user: { checkInReminder: { secondTime: { not: null } } },
  };
  return db.pushSubscription.findMany({
    where: {
      ...(after !== undefined && { id: { gt: after } }),
      OR: [{ remindedOn: null }, { remindedOn: { lt: today } }, hasSecondLeft],
      session: { expiresAt: { gt: at } },
      user: { timeZone, checkInReminder: { days: { hasSome: days }, OR: fellDueBy(at, timeZone) } },
    },
    relationLoadStrategy: "join",
    select: {
      id: true,
      userId: true,
      sealed: true,
      remindedOn: true,
      remindedUpTo: true,
      failedAt: true,
      createdAt: true,
      user: {
        select: {
          checkInReminder: {
            select: { time: true, secondTime: true, days: true, unlessCheckedIn: true, setAt: true },
          },
          subscription: { select: SUBSCRIPTION_COLUMNS },
        },
      },
    },
    orderBy: { id: "asc" },
    take: DEVICES_AT_ONCE,
  });
}

/** Either of a member's times has just been, or may have been. */
function fellDueBy(at: Date, timeZone: string): Prisma.CheckInReminderWhereInput[] {
  const { first, last } = timesBetween(new Date(at.getTime() - LATE_MS), at, timeZone);
  if (first <= last) {
    const within = { gte: first, lte: last };
    return [{ time: within }, { secondTime: within }];
  }
  return [{ gte: first }, { lte: last }].flatMap((side) => [{ time: side }, { secondTime: side }]);
}

function* ifDue({ user, createdAt, ...device }: Row, timeZone: string): Generator<DueDevice> {
  const { checkInReminder, subscription } = user;
  if (!checkInReminder) return;
  const { setAt, unlessCheckedIn, ...chosen } = checkInReminder;
  const since = setAt > createdAt ? setAt : createdAt;
  const due = dueReminder({ ...chosen, timeZone, since }, now());
  if (due && isNew(device, due)) yield { ...device, subscription, unlessCheckedIn, ...due };
}

function isNew({ remindedOn, remindedUpTo }: Pick<Row, "remindedOn" | "remindedUpTo">, due: DueReminder) {
  if (remindedOn === null || remindedOn < due.day) return true;
  return remindedOn === due.day && remindedUpTo < due.nth;
}
