import type { SubscriptionRecord } from "./record";

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
export function standing(record: SubscriptionRecord, now: Date): Standing | null {
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
