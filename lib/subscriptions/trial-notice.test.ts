import { expect, test } from "vitest";
import type { SubscriptionRecord } from "./rules";
import { trialNotice } from "./trial-notice";

const trialEnd = new Date("2026-01-31T23:30:00Z");
const trial: SubscriptionRecord = {
  provider: "stripe",
  customerId: "cus",
  subscriptionId: "sub",
  status: "trialing",
  startedAt: new Date("2026-01-28T23:30:00Z"),
  trialEnd,
  currentPeriodEnd: trialEnd,
  cancelAtPeriodEnd: false,
  endedAt: null,
  firstPaidAt: null,
};
const london = { timeZone: "Europe/London", takesPayment: true };
const before = (hours: number) => new Date(trialEnd.getTime() - hours * 3_600_000);

test("On the last day of the trial one line says when it ends and what it then costs", () => {
  expect(trialNotice(trial, before(24), london)).toBe(
    "Your free trial ends tomorrow, Saturday, January 31 at 23:30. After that it's £4.99 a month, unless you cancel before then.",
  );
  expect(trialNotice(trial, before(3), london)).toContain("ends today, Saturday, January 31 at 23:30.");
});

test("The day is the member's own", () => {
  const auckland = { ...london, timeZone: "Pacific/Auckland" };
  expect(trialNotice(trial, before(3), auckland)).toContain("ends today, Sunday, February 1 at 12:30.");
});

test("Where nothing is charged it says so", () => {
  const notice = trialNotice({ ...trial, provider: "local" }, before(3), { ...london, takesPayment: false });
  expect(notice).toContain("nothing is charged");
  expect(notice).not.toContain("£");
});

test("Before the last day, after it, after cancelling and without a trial there is no line", () => {
  expect(trialNotice(trial, before(24.01), london)).toBeNull();
  expect(trialNotice(trial, trialEnd, london)).toBeNull();
  expect(trialNotice({ ...trial, cancelAtPeriodEnd: true }, before(3), london)).toBeNull();
  expect(trialNotice({ ...trial, status: "active" }, before(3), london)).toBeNull();
  expect(trialNotice(null, before(3), london)).toBeNull();
});
