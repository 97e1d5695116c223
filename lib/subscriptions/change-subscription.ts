import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { money } from "@/lib/config/money";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import type { QueuedLetter } from "@/lib/mail/queue-mail";
import { queueMail } from "@/lib/mail/queue-mail";
import { localDate, now } from "@/lib/time/clock";
import { dateAndTime, fullDay } from "@/lib/time/date-words";
import { billing } from "./billing/billing";
import { accessOf, asOf, owes, periodEnd, priceFor, runs } from "./rules";
import { SUBSCRIPTION_COLUMNS, type SubscriptionRecord } from "./schema";
import { recordTrialUse } from "./trial-use";

/**
 * Brings what is stored of a member's subscription to what the billing service answers. The service is asked outside
 * of any transaction: on the embedded database, which has one connection, a slow answer would hold everybody up.
 *
 * @param ask given what is stored; may be asked again when another answer was stored meanwhile. Null: change nothing.
 * @param quiet the caller tells the member of it
 */
export async function changeSubscription(
  userId: string,
  ask: (present: SubscriptionRecord | null) => Promise<SubscriptionRecord | null>,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<Change> {
  const db = await database();
  const change = await settle({
    read: () => readSubscription(db, userId),
    ask,
    store: (before, after) =>
      db.$transaction(async (tx) => {
        const isStored = await storeIfUnchanged(tx, userId, before.version, after);
        if (!isStored) return false;
        await recordConsequences(tx, userId, before.record, after);
        if (!quiet) await tellMember(tx, userId, { before: before.record, after }, before.version);
        return true;
      }),
    // Whoever meets others again and again steps out of their rhythm.
    rest: (round) => delay(Math.random() * 20 * round),
  });
  if (!change)
    throw new AppError("conflict", "Your subscription is being changed at the moment. Please try again.");
  return change;
}

/** What was stored before, and what is now. The same twice: nothing changed. */
export interface Change {
  before: SubscriptionRecord | null;
  after: SubscriptionRecord | null;
}

interface Stored {
  record: SubscriptionRecord | null;
  version: number | null;
}

interface Steps {
  read(): Promise<Stored>;
  ask(present: SubscriptionRecord | null): Promise<SubscriptionRecord | null>;
  /** Stores if nothing was stored since `before` was read, and says whether it did. */
  store(before: Stored, after: SubscriptionRecord): Promise<boolean>;
  rest(round: number): Promise<void>;
}

const MOST_ROUNDS = 25;

/**
 * Asks for the truth and stores it, so that an older answer never overwrites a newer one. Clocks cannot tell which of
 * two answers that were under way at once is the newer one; so an answer counts only if nothing was stored since it
 * was asked for. Otherwise it is asked for again. Order, duplicates and delays of what caused it then don't matter.
 *
 * @returns null when others were faster every time
 */
export async function settle({ read, ask, store, rest }: Steps): Promise<Change | null> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stored = await read();
    const answer = await ask(stored.record);
    if (answer === null) return { before: stored.record, after: stored.record };
    // An answer that changes nothing is stored too: one that is older and still under way must find that it was outrun.
    const after = isDeepStrictEqual(answer, stored.record) ? stored.record : answer;
    if (await store(stored, answer)) return { before: stored.record, after };
    await rest(round);
  }
  return null;
}

/** What else is written down when a subscription changes: trials that were used, cancellations and their recall. */
async function recordConsequences(
  tx: Transaction,
  userId: string,
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
): Promise<void> {
  const isSame = before !== null && before.subscriptionId === after.subscriptionId;
  if (after.trialEnd && !isSame) await noteTrial(tx, userId);
  const wasCancelled = isSame && before.cancelAtPeriodEnd;
  if (after.cancelAtPeriodEnd && !wasCancelled) await noteCancellation(tx, userId, after);
  if (wasCancelled && !after.cancelAtPeriodEnd) {
    await tx.cancellation.updateMany({
      where: { userId, reactivatedAt: null },
      data: { reactivatedAt: now() },
    });
  }
}

async function noteTrial(tx: Transaction, userId: string): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await recordTrialUse(tx, email);
}

async function noteCancellation(tx: Transaction, userId: string, after: SubscriptionRecord): Promise<void> {
  const subscriptionId = after.subscriptionId ?? after.customerId;
  const accessUntil = after.endedAt ?? periodEnd(after) ?? now();
  await tx.cancellation.create({ data: { id: newId(), userId, subscriptionId, accessUntil } });
}

export async function readSubscription(db: Transaction, userId: string): Promise<Stored> {
  const found = await db.subscription.findUnique({
    where: { userId },
    select: { ...SUBSCRIPTION_COLUMNS, version: true },
  });
  if (!found) return { record: null, version: null };
  const { version, ...record } = found;
  return { record, version };
}

/**
 * Stores the billing service's answer if nothing was stored since `version` was read.
 *
 * @returns whether it was
 */
async function storeIfUnchanged(
  db: Transaction,
  userId: string,
  version: number | null,
  record: SubscriptionRecord,
): Promise<boolean> {
  const data = { ...record, syncedAt: new Date() };
  const { count } =
    version === null
      ? await db.subscription.createMany({ data: [{ userId, ...data }], skipDuplicates: true })
      : await db.subscription.updateMany({
          where: { userId, version },
          data: { ...data, version: version + 1 },
        });
  return count === 1;
}

/** Stores a record whatever was there before. */
export async function storeSubscription(
  db: Transaction,
  userId: string,
  record: SubscriptionRecord,
): Promise<void> {
  const data = { ...record, syncedAt: new Date() };
  await db.subscription.upsert({
    where: { userId },
    create: { userId, ...data },
    update: { ...data, version: { increment: 1 } },
  });
}

/**
 * Tells the member by mail what changed, whoever caused or found it: the one place that does. The mail is queued with
 * the change, so that there is one for each, and none for a change that was not stored.
 *
 * @param version counts the changes before this one; null: there was nothing before
 */
async function tellMember(
  tx: Transaction,
  userId: string,
  { before, after }: { before: SubscriptionRecord | null; after: SubscriptionRecord },
  version: number | null,
): Promise<void> {
  const at = now();
  if (changeBetween(before, after, at) === null) return;
  const letter = letterOf(userId, await storedTimeZone(tx, userId), before, asOf(after, at), at);
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

async function storedTimeZone(tx: Transaction, userId: string): Promise<string> {
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
