import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { database } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { billingOf } from "./billing/billing";
import { accessOf, agreedPrice, asOf, type Condition, needsSetup, refundableUntil, STANDINGS } from "./rules";
import { NO_PAYMENTS, type Payments, type SubscriptionRecord, type SubscriptionStatus } from "./schema";
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
  return {
    ...statusAsOf(record, at),
    needsSetup: setup,
    trialAvailable,
    refundableUntil: refundable,
    price: agreedPrice(record),
  };
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

/**
 * The card that a member is charged to, and their receipts, as the billing service knows them at this moment.
 *
 * @param record the member's own, whose customer is asked for
 * @throws AppError upstream_unavailable when the service cannot be reached
 */
export async function paymentsOf(record: SubscriptionRecord | null): Promise<Payments> {
  return record ? billingOf(record).payments(record) : NO_PAYMENTS;
}

/**
 * How a subscription stands at an instant, in SQL, so that lists can be filtered and counted by it. One that ran out
 * is shown as active until the billing service tells. Takes the subscription's row as `s`.
 */
export function standingAt(at: Date): Prisma.Sql {
  const cases = STANDINGS.map(
    ([condition, standing]) =>
      Prisma.sql`WHEN ${inSql(condition, at)} THEN ${text(standing === "ran_out" ? "active" : standing)}`,
  );
  return Prisma.sql`CASE ${Prisma.join(cases, " ")} ELSE s."status"::text END`;
}

/** Never null, whatever the columns hold. */
function inSql(condition: Condition, at: Date): Prisma.Sql {
  if ("column" in condition)
    return Prisma.sql`coalesce(${column(condition.column)} = ${text(condition.is)}, false)`;
  if ("come" in condition)
    return Prisma.sql`coalesce(${column(condition.come)} <= ${at.toISOString()}::timestamptz, false)`;
  if ("empty" in condition) return Prisma.sql`${column(condition.empty)} IS NULL`;
  if ("set" in condition) return column(condition.set);
  if ("not" in condition) return Prisma.sql`NOT (${inSql(condition.not, at)})`;
  const isAll = "all" in condition;
  const parts = (isAll ? condition.all : condition.any).map((part) => inSql(part, at));
  return Prisma.sql`(${Prisma.join(parts, isAll ? " AND " : " OR ")})`;
}

const column = (name: string) => Prisma.raw(`s."${name}"`);
/** A word of ours as it stands: a parameter would not be taken for a value of the column's own type. */
const text = (word: string) => Prisma.raw(`'${word}'`);
