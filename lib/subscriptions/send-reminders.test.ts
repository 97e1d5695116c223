import { expect, test } from "vitest";
import { trialRecord } from "@/tests/support/trial-record";
import { addMonths } from "./rules";
import { reminderDue } from "./send-reminders";

const HOUR = 3_600_000;
const TRIAL_END = new Date("2026-01-31T12:00:00Z");

const trial = trialRecord(TRIAL_END);
const before = (at: Date, hours: number) => new Date(at.getTime() - hours * HOUR);

test("A trial is reminded of from 24 hours before its end until its end", () => {
  expect(reminderDue(trial, before(TRIAL_END, 24.01))).toBeNull();
  const due = reminderDue(trial, before(TRIAL_END, 24));
  expect(due).toMatchObject({ kind: "trial_ending", at: TRIAL_END });
  expect(reminderDue(trial, before(TRIAL_END, 0.01))).toEqual(due);
  expect(reminderDue(trial, TRIAL_END)).toBeNull();
});

test("On local billing as well: the trial ends there too", () => {
  expect(reminderDue({ ...trial, provider: "local" }, before(TRIAL_END, 5))).not.toBeNull();
});

test("Who has cancelled, owes or is over is reminded of nothing", () => {
  const now = before(TRIAL_END, 5);
  expect(reminderDue({ ...trial, cancelAtPeriodEnd: true }, now)).toBeNull();
  for (const status of ["past_due", "unpaid", "incomplete", "canceled", null] as const)
    expect(reminderDue({ ...trial, status }, now)).toBeNull();
});

test("A monthly plan is reminded of once in six months, in the week before a renewal, over two years", () => {
  const sent = new Map<string, string>();
  for (let month = 1; month <= 24; month++) {
    const currentPeriodEnd = addMonths(TRIAL_END, month);
    const record = { ...trial, status: "active" as const, currentPeriodEnd };
    expect(reminderDue(record, before(currentPeriodEnd, 7 * 24 + 1))).toBeNull();
    const due = reminderDue(record, before(currentPeriodEnd, 7 * 24));
    if (due && !sent.has(due.key)) sent.set(due.key, currentPeriodEnd.toISOString().slice(0, 10));
  }
  expect([...sent.values()]).toEqual(["2026-07-31", "2027-01-31", "2027-07-31", "2028-01-31"]);
});

test("A reminder that was missed comes before the next renewal", () => {
  const currentPeriodEnd = addMonths(TRIAL_END, 7);
  const record = { ...trial, status: "active" as const, currentPeriodEnd };
  expect(reminderDue(record, before(currentPeriodEnd, 24))?.key).toBe("renewal sub 1");
});

test("Where nothing is charged nobody is reminded of a renewal", () => {
  const record = { ...trial, provider: "local" as const, status: "active" as const };
  const currentPeriodEnd = addMonths(TRIAL_END, 6);
  expect(reminderDue({ ...record, currentPeriodEnd }, before(currentPeriodEnd, 24))).toBeNull();
});
