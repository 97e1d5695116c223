import "server-only";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { asOf, needsSetup, type SubscriptionRecord } from "./rules";

/** The columns of a subscription record. */
export const SUBSCRIPTION_COLUMNS = {
  provider: true,
  customerId: true,
  subscriptionId: true,
  status: true,
  startedAt: true,
  trialEnd: true,
  currentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  endedAt: true,
  firstPaidAt: true,
} as const;

export function readSubscription(db: Transaction, userId: string): Promise<SubscriptionRecord | null> {
  return db.subscription.findUnique({ where: { userId }, select: SUBSCRIPTION_COLUMNS });
}

/** Stores what the billing service answered as the member's present subscription. */
export async function storeSubscription(
  db: Transaction,
  userId: string,
  record: SubscriptionRecord,
): Promise<void> {
  const data = { ...record, syncedAt: new Date() };
  await db.subscription.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/** Holds the member's row, so that two tabs at once act one after the other. */
export async function lockMember(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
}

/**
 * The member's subscription as it stands, their row held until the transaction ends.
 *
 * @throws AppError conflict when there is none that runs
 */
export async function lockRunningSubscription(tx: Transaction, userId: string): Promise<SubscriptionRecord> {
  await lockMember(tx, userId);
  const record = await readSubscription(tx, userId);
  if (!record || needsSetup(record, now()))
    throw new AppError("conflict", "There is no running subscription.");
  return asOf(record, now());
}
