import "server-only";
import { type Database, database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { eachBounded } from "@/lib/ground/each-bounded";
import { log } from "@/lib/ground/log";
import { SUBSCRIPTION_COLUMNS, type SubscriptionRecord } from "@/lib/subscriptions/record";
import { accessOf } from "@/lib/subscriptions/rules";
import { localDate, now } from "@/lib/time/clock";
import type { PushOutcome, PushService } from "./push/port";
import { push } from "./push/pusher";
import { dueDay, LATE_MS, timesBetween } from "./rules";

const AT_ONCE = 10;

/**
 * Sends every reminder to check in that is due. A device has at most one a local day, whoever runs this how often:
 * the day is taken in the database before anything is sent. Members without access have none, nor those who have
 * checked in on that day.
 */
export async function sendDueReminders(signal?: AbortSignal): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  const service = push();
  if (!service) return counts;
  const db = await database();
  await eachBounded(dueDevices(db), AT_ONCE, async (device) => {
    if (signal?.aborted) return;
    const outcome = await remind(db, service, device).catch(told);
    if (outcome !== null) counts[outcome === "sent" ? "sent" : "failed"]++;
  });
  return counts;
}

/** Null: it was not for us to send, or for nobody. */
async function remind(db: Database, service: PushService, device: DueDevice): Promise<PushOutcome | null> {
  if (!(await takeDay(db, device)) || !(await isWanted(db, device))) return null;
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
async function takeDay(db: Database, { id, userId, day }: DueDevice): Promise<boolean> {
  const { count } = await db.pushSubscription.updateMany({
    where: { id, userId, OR: [{ remindedOn: null }, { remindedOn: { lt: day } }] },
    data: { remindedOn: day },
  });
  return count === 1;
}

async function isWanted(db: Database, { userId, day, subscription }: DueDevice): Promise<boolean> {
  if (accessOf(subscription, now()) !== "granted") return false;
  const where = { userId, localDate: { gte: day } };
  return (await db.emotionalState.findFirst({ where, select: { id: true } })) === null;
}

async function send(db: Database, service: PushService, { id, userId, sealed }: DueDevice) {
  const cipher = await memberCipher(db, userId);
  return service.send(cipher.open("PushSubscription", id, sealed));
}

async function record(db: Database, device: DueDevice, outcome: PushOutcome): Promise<void> {
  const { id, userId, day, remindedOn, failedAt } = device;
  const where = { id, userId };
  if (outcome === "gone") {
    await db.pushSubscription.deleteMany({ where });
  } else if (outcome === "later") {
    // It was not taken, so the day is given back and the next run tries again.
    await db.pushSubscription.updateMany({
      where: { ...where, remindedOn: day },
      data: { remindedOn, failedAt: now() },
    });
  } else if (outcome !== "sent") {
    await db.pushSubscription.updateMany({ where, data: { failedAt: now() } });
  } else if (failedAt) {
    await db.pushSubscription.updateMany({ where, data: { failedAt: null } });
  }
}

const DEVICES_AT_ONCE = 200;

/** A device whose reminder is due, and for which of its member's local days. */
interface DueDevice {
  id: string;
  userId: string;
  sealed: Uint8Array;
  remindedOn: string | null;
  failedAt: Date | null;
  subscription: SubscriptionRecord | null;
  day: string;
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
    take: DEVICES_AT_ONCE,
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
