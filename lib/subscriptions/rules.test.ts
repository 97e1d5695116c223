import fc from "fast-check";
import { expect, test } from "vitest";
import { trialRecord } from "@/tests/support/trial-record";
import { accessOf, addMonths, asOf, needsSetup, periodEnd, refundableUntil } from "./rules";
import type { SubscriptionRecord } from "./schema";

const DAY = 86_400_000;
const START = new Date("2026-01-28T12:00:00Z");
const TRIAL_END = new Date("2026-01-31T12:00:00Z");

const trial: SubscriptionRecord = { ...trialRecord(TRIAL_END), provider: "local" };
const paid: SubscriptionRecord = {
  ...trial,
  status: "active",
  trialEnd: null,
  currentPeriodEnd: addMonths(START, 1),
  firstPaidAt: START,
};

const before = (at: Date) => new Date(at.getTime() - 1);
const during = new Date("2026-01-30T00:00:00Z");
const later = new Date("2026-06-15T00:00:00Z");

test("A month from the 31st ends on a month's last day, and the one after on the 31st again", () => {
  const anchor = new Date("2026-01-31T12:00:00Z");
  const days = [1, 2, 3, 4, 13, 25].map((months) => addMonths(anchor, months).toISOString().slice(0, 10));
  expect(days).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2027-02-28", "2028-02-29"]);
  expect(addMonths(anchor, 1).toISOString()).toBe("2026-02-28T12:00:00.000Z");
});

test("Months keep the day where there is one, and their order", () => {
  const instant = fc.date({ min: new Date("2000-01-01"), max: new Date("2080-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 240 }), (anchor, months) => {
      const at = addMonths(anchor, months);
      expect(at.getUTCDate()).toBeLessThanOrEqual(anchor.getUTCDate());
      if (anchor.getUTCDate() <= 28) expect(at.getUTCDate()).toBe(anchor.getUTCDate());
      expect(at.getTime() % DAY).toBe(anchor.getTime() % DAY);
      expect(addMonths(anchor, months + 1).getTime()).toBeGreaterThan(at.getTime());
    }),
  );
});

test("A local trial goes over into paid months by time alone", () => {
  expect(asOf(trial, before(TRIAL_END))).toEqual(trial);
  expect(asOf(trial, TRIAL_END)).toEqual({
    ...trial,
    status: "active",
    firstPaidAt: TRIAL_END,
    currentPeriodEnd: new Date("2026-02-28T12:00:00Z"),
  });
  expect(asOf(trial, new Date("2026-02-28T12:00:00Z")).currentPeriodEnd).toEqual(
    new Date("2026-03-31T12:00:00Z"),
  );
});

test("A running local subscription is always in a period that has not ended, a month long at most", () => {
  fc.assert(
    fc.property(fc.constantFrom(trial, paid), fc.integer({ min: 0, max: 4_000 * 24 }), (record, hours) => {
      const now = new Date(START.getTime() + hours * 3_600_000);
      const current = asOf(record, now);
      const end = periodEnd(current);
      expect(end && end > now).toBe(true);
      expect(end && end.getTime() - now.getTime()).toBeLessThanOrEqual(31 * DAY);
      expect(asOf(current, now)).toEqual(current);
      expect(accessOf(record, now)).toBe("granted");
    }),
  );
});

test("A cancelled local subscription ends at its date", () => {
  const cancelled = { ...trial, cancelAtPeriodEnd: true };
  expect(asOf(cancelled, before(TRIAL_END))).toEqual(cancelled);
  expect(asOf(cancelled, later)).toEqual({ ...cancelled, status: "canceled", endedAt: TRIAL_END });
});

test("Other services' records are taken as they were told, whatever the time", () => {
  const told = { ...trial, provider: "stripe" as const };
  expect(asOf(told, later)).toBe(told);
});

const stripe = (record: SubscriptionRecord): SubscriptionRecord => ({ ...record, provider: "stripe" });
const ended = { status: "canceled" as const, endedAt: START };
const CASES: readonly [string, SubscriptionRecord | null, Date, ReturnType<typeof accessOf>, boolean][] = [
  ["never subscribed", null, during, "no_subscription", true],
  ["a customer without a subscription", { ...trial, status: null }, during, "no_subscription", true],
  ["in the trial", trial, during, "granted", false],
  ["in the trial, at its last moment", stripe(trial), before(TRIAL_END), "granted", false],
  ["the trial over and nothing told since", stripe(trial), TRIAL_END, "trial_expired", false],
  ["in a cancelled trial", { ...trial, cancelAtPeriodEnd: true }, during, "granted", false],
  ["a cancelled trial over", { ...trial, cancelAtPeriodEnd: true }, later, "trial_expired", true],
  ["a trial ended at once", stripe({ ...trial, ...ended }), during, "trial_expired", true],
  ["paid", paid, during, "granted", false],
  ["paid, renewed by time", paid, later, "granted", false],
  ["paid, the renewal not told yet", stripe(paid), later, "granted", false],
  ["paid and cancelled, before its date", { ...paid, cancelAtPeriodEnd: true }, during, "granted", false],
  [
    "paid and cancelled, after its date",
    { ...paid, cancelAtPeriodEnd: true },
    later,
    "no_subscription",
    true,
  ],
  [
    "paid and cancelled, the end not told yet",
    stripe({ ...paid, cancelAtPeriodEnd: true }),
    later,
    "no_subscription",
    true,
  ],
  [
    "paid and ended at once, its period running",
    stripe({ ...paid, ...ended }),
    during,
    "no_subscription",
    true,
  ],
  [
    "paid after a trial and ended",
    stripe({ ...trial, ...ended, firstPaidAt: TRIAL_END }),
    later,
    "no_subscription",
    true,
  ],
  ["past due", stripe({ ...paid, status: "past_due" }), later, "payment_failed", false],
  ["unpaid", stripe({ ...paid, status: "unpaid" }), later, "payment_failed", false],
  [
    "incomplete",
    stripe({ ...paid, status: "incomplete", firstPaidAt: null }),
    during,
    "payment_failed",
    false,
  ],
];

test.each(CASES)("Access and setup: %s", (_, record, now, access, setup) => {
  expect(accessOf(record, now)).toBe(access);
  expect(needsSetup(record, now)).toBe(setup);
});

test("The first payment is paid back for 14 days to the moment, and no longer", () => {
  const until = new Date("2026-02-11T12:00:00Z");
  const record = stripe(paid);
  for (const now of [START, during, before(until)]) expect(refundableUntil(record, now)).toEqual(until);
  for (const now of [until, later]) expect(refundableUntil(record, now)).toBeNull();
  // Later months don't open it again, and ending the subscription doesn't close it.
  const inItsFifthMonth = { ...record, currentPeriodEnd: addMonths(START, 5) };
  expect(refundableUntil(inItsFifthMonth, later)).toBeNull();
  expect(refundableUntil({ ...record, ...ended }, during)).toEqual(until);
});

test("Nothing is paid back where nothing was charged", () => {
  const uncharged = [null, paid, stripe(trial), stripe({ ...paid, subscriptionId: null })];
  for (const record of uncharged) expect(refundableUntil(record, during)).toBeNull();
});

test("Whoever has access needs no setup, whatever the record", () => {
  const date = fc.option(fc.date({ min: START, max: later, noInvalidDate: true }), { nil: null });
  const record = fc.record<SubscriptionRecord>({
    provider: fc.constantFrom("local", "stripe"),
    customerId: fc.constant("cus"),
    subscriptionId: fc.constant("sub"),
    status: fc.constantFrom("trialing", "active", "past_due", "unpaid", "incomplete", "canceled", null),
    startedAt: date,
    trialEnd: date,
    currentPeriodEnd: date,
    cancelAtPeriodEnd: fc.boolean(),
    endedAt: date,
    firstPaidAt: date,
    amountMinor: fc.constant(499),
    currency: fc.constant("gbp"),
  });
  fc.assert(
    fc.property(record, fc.date({ min: START, max: later, noInvalidDate: true }), (any, now) => {
      if (accessOf(any, now) === "granted") expect(needsSetup(any, now)).toBe(false);
      else expect(any.status === "active" && any.provider === "local" && !any.cancelAtPeriodEnd).toBe(false);
    }),
  );
});
