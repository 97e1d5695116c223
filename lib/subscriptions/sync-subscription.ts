import "server-only";
import { LRUCache } from "lru-cache";
import { database } from "@/lib/db/client";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import { billing, billingOf } from "./billing/billing";
import type { BillingNotice } from "./billing/port";
import { type Change, changeSubscription } from "./change-subscription";
import { isDoubtful } from "./rules";
import type { SubscriptionRecord } from "./schema";

/**
 * Asks the billing service how this customer's subscription stands, and stores that. May be called at any time, by
 * anyone, as often as they like.
 *
 * @returns null when the customer is nobody's here
 */
export async function syncSubscription(customerId: string): Promise<Change | null> {
  const db = await database();
  const found = await db.subscription.findUnique({ where: { customerId }, select: { userId: true } });
  if (!found) return null;
  return changeSubscription(found.userId, async (present) =>
    // The member may have been given another customer meanwhile.
    present?.customerId === customerId ? billingOf(present).currentSubscription(present) : null,
  );
}

/**
 * Takes what the billing service posts. Until it is worked off it is kept as open, so that a crash in between is
 * healed by its being sent again, or by reconciliation.
 *
 * @throws AppError invalid_input unless the service signed it
 */
export async function receiveBillingNotice(body: Uint8Array, signature: string | null): Promise<void> {
  await workOff(billing().readNotice(body, signature));
}

/** Works on a notice once: it says who changed, and the truth about them is asked for. Null: it led to nothing. */
export async function workOff({ id, type, customerId }: BillingNotice): Promise<Change | null> {
  const db = await database();
  await db.billingEvent.createMany({ data: [{ id, type, customerId }], skipDuplicates: true });
  const open = await db.billingEvent.findFirst({ where: { id, processedAt: null }, select: { id: true } });
  if (!open) return null;
  const change = customerId ? await syncSubscription(customerId) : null;
  await db.billingEvent.updateMany({ where: { id }, data: { processedAt: now() } });
  return change;
}

const AGAIN_AFTER_MS = 60_000;
/** Nobody waits longer than this for an answer that may not come. */
const PATIENCE_MS = 4_000;

interface Attempt {
  at: number;
  result: Promise<SubscriptionRecord | null>;
}

/** Who was asked about lately, so that a member who does owe a payment costs one call a minute at most. */
const attempts = new LRUCache<string, Attempt>({ max: 5_000 });

/**
 * The member's record, asked for anew when it would turn them away although the billing service may only be late in
 * telling. Requests that come at the same moment wait for the same answer.
 */
export async function freshened(record: SubscriptionRecord | null): Promise<SubscriptionRecord | null> {
  const at = now();
  if (record === null || !isDoubtful(record, at)) return record;
  const last = attempts.get(record.customerId);
  const isRecent = last !== undefined && Math.abs(at.getTime() - last.at) < AGAIN_AFTER_MS;
  const attempt = isRecent ? last : begin(record.customerId, at);
  return (await attempt.result) ?? record;
}

function begin(customerId: string, at: Date): Attempt {
  const attempt: Attempt = { at: at.getTime(), result: withinPatience(synced(customerId)) };
  attempts.set(customerId, attempt);
  // Later requests read what was stored by then.
  void attempt.result.then(() => {
    attempt.result = NOTHING_NEW;
  });
  return attempt;
}

const NOTHING_NEW = Promise.resolve(null);

async function synced(customerId: string): Promise<SubscriptionRecord | null> {
  try {
    return (await syncSubscription(customerId))?.after ?? null;
  } catch (error) {
    log.warn({ event: "freshen_failed", kind: error instanceof Error ? error.name : typeof error });
    return null;
  }
}

async function withinPatience<T>(result: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([result, patience]).finally(() => clearTimeout(timer));
}
