import fc from "fast-check";
import { expect, test } from "vitest";
import type { SubscriptionRecord } from "./record";
import { changeBetween, type SubscriptionChange } from "./tell-member";

const NOW = new Date("2026-02-10T12:00:00Z");

const trial: SubscriptionRecord = {
  provider: "stripe",
  customerId: "cus",
  subscriptionId: "sub",
  status: "trialing",
  startedAt: new Date("2026-02-08T12:00:00Z"),
  trialEnd: new Date("2026-02-11T12:00:00Z"),
  currentPeriodEnd: new Date("2026-02-11T12:00:00Z"),
  cancelAtPeriodEnd: false,
  endedAt: null,
  firstPaidAt: null,
  amountMinor: 499,
  currency: "gbp",
};
const paid: SubscriptionRecord = { ...trial, status: "active", firstPaidAt: NOW };
const owing: SubscriptionRecord = { ...trial, status: "past_due" };
const over: SubscriptionRecord = { ...paid, status: "canceled", endedAt: NOW };
const customer: SubscriptionRecord = { ...trial, status: null, subscriptionId: null };
const incomplete: SubscriptionRecord = { ...paid, status: "incomplete", firstPaidAt: null };
const canceled = (record: SubscriptionRecord) => ({ ...record, cancelAtPeriodEnd: true });

const CASES: readonly [string, SubscriptionRecord | null, SubscriptionRecord, SubscriptionChange | null][] = [
  ["the first subscription", null, trial, "started"],
  ["one after a card was kept only", customer, trial, "started"],
  ["one after another that is over", over, { ...paid, subscriptionId: "sub_2" }, "started"],
  ["a first payment that took a while", incomplete, paid, "started"],
  ["a first payment that is still missing", null, incomplete, null],
  ["a trial that goes over into paid months", trial, paid, null],
  ["a cancelled trial", trial, canceled(trial), "canceled"],
  ["a cancelled month", paid, canceled(paid), "canceled"],
  ["a cancelled month that is owed", owing, canceled(owing), "canceled"],
  ["a cancellation taken back", canceled(paid), paid, "reactivated"],
  ["a payment that failed after the trial", trial, owing, "payment_failed"],
  ["a payment that failed later", paid, owing, "payment_failed"],
  ["a payment that Stripe gave up on", owing, { ...owing, status: "unpaid" }, null],
  ["a payment that went through in the end", owing, paid, "payment_recovered"],
  ["an end that was announced", canceled(paid), { ...over, cancelAtPeriodEnd: true }, null],
  ["an end that nobody announced", paid, over, "ended"],
  ["an end for want of payment", owing, over, "ended"],
  ["an end that is already known", over, over, null],
];

test.each(CASES)("What a member is told of: %s", (_, before, after, change) => {
  expect(changeBetween(before, after, NOW)).toBe(change);
});

test("What has not changed is nothing to tell", () => {
  const record = fc.constantFrom(trial, paid, owing, over, customer, canceled(trial), canceled(paid));
  fc.assert(
    fc.property(record, (same) => {
      expect(changeBetween(same, { ...same }, NOW)).toBeNull();
    }),
  );
});

test("A local trial that the clock carried into its months was told nothing by that", () => {
  const local = { ...trial, provider: "local" as const, trialEnd: new Date("2026-02-09T12:00:00Z") };
  expect(
    changeBetween(
      local,
      canceled({ ...paid, provider: "local", currentPeriodEnd: new Date("2026-03-09T12:00:00Z") }),
      NOW,
    ),
  ).toBe("canceled");
});
