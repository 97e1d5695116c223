import { PRICE, type Price, REFUND_DAYS, TRIAL_DAYS } from "@/lib/config/policy";
import type { AccessReason } from "@/lib/ground/errors";
import type { SubscriptionRecord } from "./schema";

/** Somebody whom a billing service knows, and who has never subscribed. */
export function withoutSubscription(
  provider: SubscriptionRecord["provider"],
  customerId: string,
): SubscriptionRecord {
  return {
    provider,
    customerId,
    subscriptionId: null,
    status: null,
    startedAt: null,
    trialEnd: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    firstPaidAt: null,
    amountMinor: null,
    currency: null,
  };
}

/** The price that a member agreed to, whatever a new subscription costs by now; null: they agreed to none. */
export function agreedPrice(
  record: Pick<SubscriptionRecord, "amountMinor" | "currency"> | null,
): Price | null {
  if (!record || record.amountMinor === null || record.currency === null) return null;
  return { amountMinor: record.amountMinor, currency: record.currency };
}

/** What this member pays or would pay a month. */
export function priceFor(record: SubscriptionRecord | null): Price {
  return agreedPrice(record) ?? PRICE;
}

/**
 * The record as it stands at an instant. Local billing has nobody who tells of a trial's end or a renewal:
 * there, time alone moves it on. Other providers' records are taken as they were told.
 */
export function asOf(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  if (record.provider !== "local") return record;
  const end = periodEnd(record);
  if (!runs(record) || end === null || now < end) return record;
  if (record.cancelAtPeriodEnd) return { ...record, status: "canceled", endedAt: end };
  const anchor = record.trialEnd ?? record.startedAt ?? end;
  return {
    ...record,
    status: "active",
    firstPaidAt: record.firstPaidAt ?? anchor,
    currentPeriodEnd: firstMonthlyDateAfter(anchor, now),
  };
}

/**
 * Access is a trial before its end, or a paid period before its end. Everyone else is told why not:
 * `payment_failed` while a payment is owed, `trial_expired` when a trial ended without one, else `no_subscription`.
 */
export function accessOf(record: SubscriptionRecord | null, now: Date): "granted" | AccessReason {
  switch (record && standing(record, now)) {
    case "trialing":
    case "active":
      return "granted";
    case "trial_expired":
      return "trial_expired";
    case "past_due":
    case "unpaid":
    case "incomplete":
      return "payment_failed";
    default:
      return "no_subscription";
  }
}

/** Whether a new subscription is what the member needs: they never had one, or the old one is over for good. */
export function needsSetup(record: SubscriptionRecord | null, now: Date): boolean {
  if (!record?.status) return true;
  const { status } = asOf(record, now);
  return status === "canceled" || accessOf(record, now) === "no_subscription";
}

/**
 * Until when the first payment is paid back on demand (the cooling-off period of the Consumer Contracts Regulations 2013 and the Digital Markets, Competition and Consumers Act 2024). Null: not, or no longer.
 */
export function refundableUntil(record: SubscriptionRecord | null, now: Date): Date | null {
  if (record?.provider !== "stripe" || !record.subscriptionId || !record.firstPaidAt) return null;
  const until = new Date(record.firstPaidAt.getTime() + REFUND_DAYS * 86_400_000);
  return now < until ? until : null;
}

/**
 * Whether the billing service should be asked again before this member is turned away: what it told may be late, and
 * a trial that goes over into a paid month must not lock anybody out meanwhile.
 */
export function isDoubtful(record: SubscriptionRecord | null, now: Date): boolean {
  if (record?.provider !== "stripe" || record.status === null || record.status === "canceled") return false;
  return accessOf(record, now) !== "granted";
}

/** Whether a trial or a paid period is on, by its status alone. */
export function runs({ status }: SubscriptionRecord): boolean {
  return status === "trialing" || status === "active";
}

/** Whether a payment is owed, by its status alone. */
export function owes({ status }: SubscriptionRecord): boolean {
  return status === "past_due" || status === "unpaid" || status === "incomplete";
}

/** The instant up to which what was granted or paid for lasts. */
export function periodEnd(record: SubscriptionRecord): Date | null {
  return record.status === "trialing" ? record.trialEnd : record.currentPeriodEnd;
}

/** The same day of a later month, the last day where that month is shorter: 31 January, 28 February, 31 March. */
export function addMonths(anchor: Date, months: number): Date {
  const at = new Date(anchor);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return at;
}

function firstMonthlyDateAfter(anchor: Date, now: Date): Date {
  const months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const candidate = addMonths(anchor, Math.max(1, months));
  return candidate > now ? candidate : addMonths(anchor, Math.max(1, months) + 1);
}

/** The instant that a trial ends which begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * 86_400_000);
}

/**
 * A condition on a subscription that this program and PostgreSQL can decide alike: a column's value, an instant that
 * is set and has come, a column that is empty.
 */
export type Condition =
  | { column: "provider" | "status"; is: string }
  | { come: "trialEnd" | "currentPeriodEnd" }
  | { empty: "trialEnd" | "firstPaidAt" }
  | { set: "cancelAtPeriodEnd" }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

/** How a subscription stands at an instant; `ran_out`: cancelled, and its date has come, which nobody told yet. */
export type Standing = NonNullable<SubscriptionRecord["status"]> | "trial_expired" | "ran_out";

const status = (is: NonNullable<SubscriptionRecord["status"]>): Condition => ({ column: "status", is });
const isCancelled: Condition = { set: "cancelAtPeriodEnd" };
const trialHasEnded: Condition = { any: [{ empty: "trialEnd" }, { come: "trialEnd" }] };
const periodHasEnded: Condition = { come: "currentPeriodEnd" };
const neverPaid: Condition = { all: [{ empty: "firstPaidAt" }, { not: { empty: "trialEnd" } }] };
/** Local billing has nobody who tells of a trial's end or a renewal: there, time alone moves it on. */
const hasMovedOn: Condition = {
  all: [
    { column: "provider", is: "local" },
    {
      any: [{ all: [status("trialing"), { come: "trialEnd" }] }, { all: [status("active"), periodHasEnded] }],
    },
  ],
};
const isOver: Condition = { any: [hasMovedOn, status("canceled")] };
const hasRunOut: Condition = { all: [status("active"), isCancelled, periodHasEnded] };

/** The first that fits says how a subscription stands; where none does, its status. */
export const STANDINGS: readonly (readonly [Condition, Standing])[] = [
  [{ all: [hasMovedOn, { not: isCancelled }] }, "active"],
  [{ all: [status("trialing"), trialHasEnded, { not: hasMovedOn }] }, "trial_expired"],
  [{ all: [{ any: [isOver, hasRunOut] }, neverPaid] }, "trial_expired"],
  [isOver, "canceled"],
  [hasRunOut, "ran_out"],
];

/** How a subscription stands; null: there never was one. */
function standing(record: SubscriptionRecord, now: Date): Standing | null {
  return STANDINGS.find(([condition]) => holds(condition, record, now))?.[1] ?? record.status;
}

function holds(condition: Condition, record: SubscriptionRecord, now: Date): boolean {
  if ("column" in condition) return record[condition.column] === condition.is;
  if ("come" in condition) {
    const at = record[condition.come];
    return at !== null && at <= now;
  }
  if ("empty" in condition) return record[condition.empty] === null;
  if ("set" in condition) return record[condition.set];
  if ("not" in condition) return !holds(condition.not, record, now);
  if ("all" in condition) return condition.all.every((part) => holds(part, record, now));
  return condition.any.some((part) => holds(part, record, now));
}
