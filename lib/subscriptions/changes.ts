import { asOf, type SubscriptionRecord } from "./rules";

/** What happened to a subscription, as its member would put it. */
export type Change =
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
): Change | null {
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

function runs({ status }: SubscriptionRecord): boolean {
  return status === "trialing" || status === "active";
}

function owes({ status }: SubscriptionRecord): boolean {
  return status === "past_due" || status === "unpaid";
}
