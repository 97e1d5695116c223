import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { accessOf, asOf, needsSetup, refundableUntil, type SubscriptionRecord } from "./rules";
import type { SubscriptionStatus } from "./schema";
import { trialUsed } from "./trial-use";

/** What the member may know of their subscription. */
export async function subscriptionStatus(
  member: { email: string },
  record: SubscriptionRecord | null,
): Promise<SubscriptionStatus> {
  const at = now();
  const setup = needsSetup(record, at);
  const trialAvailable = setup && !(await trialUsed(await database(), member.email, record));
  const refundable = epochSeconds(await openRefund(record, at));
  return { ...statusAsOf(record, at), needsSetup: setup, trialAvailable, refundableUntil: refundable };
}

/** Until when this subscription's first payment can be had back; null once it was paid back. */
export async function openRefund(record: SubscriptionRecord | null, at: Date): Promise<Date | null> {
  const until = refundableUntil(record, at);
  if (!until || !record?.subscriptionId) return null;
  const where = { subscriptionId: record.subscriptionId };
  const isDone = (await (await database()).refund.count({ where })) > 0;
  return isDone ? null : until;
}

function statusAsOf(record: SubscriptionRecord | null, at: Date) {
  const current = record && asOf(record, at);
  const isTrialing = current?.status === "trialing" && accessOf(current, at) === "granted";
  return {
    status: current?.status ?? null,
    isTrialing,
    planType: planType(current, isTrialing),
    trialEnd: epochSeconds(current?.trialEnd),
    cancel_at_period_end: current?.cancelAtPeriodEnd ?? false,
    current_period_end: epochSeconds(current?.currentPeriodEnd),
  };
}

function planType(current: SubscriptionRecord | null, isTrialing: boolean): SubscriptionStatus["planType"] {
  if (isTrialing) return "trial";
  const paid = current?.status === "active" || current?.status === "past_due" || current?.status === "unpaid";
  return paid ? "premium" : "free";
}

function epochSeconds(date: Date | null | undefined): number | null {
  return date ? Math.floor(date.getTime() / 1000) : null;
}
