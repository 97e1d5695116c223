import "@/tests/support/environment";
import { expect, test } from "vitest";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { trialRecord } from "@/tests/support/trial-record";
import type { ViewerStanding } from "./routing-table";
import { passViewer, standingOf, takePassedViewer, Viewer } from "./viewer";

const NOW = new Date("2026-02-10T12:00:00Z");
const LATER = new Date("2026-02-11T12:00:00Z");
const EARLIER = new Date("2026-02-09T12:00:00Z");

const trial = trialRecord(LATER);
const paid: SubscriptionRecord = { ...trial, status: "active", trialEnd: EARLIER, firstPaidAt: EARLIER };
const cancelled = { cancelAtPeriodEnd: true };

function viewer(subscription: SubscriptionRecord | null): Viewer {
  return Viewer.parse({
    ...{
      id: "1",
      email: "a@hearten.test",
      emailVerified: true,
      firstName: null,
      lastName: null,
      image: null,
    },
    ...{
      timeZone: "UTC",
      createdAt: EARLIER,
      isAdmin: false,
      sessionId: "2",
      authenticatedAt: EARLIER,
      secondFactorAt: null,
      hasSecondFactor: false,
    },
    ...{ subscription, key: { wrapped: "", masterKeyId: "" } },
  });
}

/** With the routing table's own test, this is every state of a subscription against every route. */
const CASES: readonly [string, SubscriptionRecord | null, ViewerStanding][] = [
  ["never subscribed", null, "needs_setup"],
  ["a card was begun only", { ...trial, status: null, subscriptionId: null }, "needs_setup"],
  ["on trial", trial, "member"],
  ["on a cancelled trial", { ...trial, ...cancelled }, "member"],
  [
    "a cancelled local trial over",
    { ...trial, ...cancelled, provider: "local", trialEnd: EARLIER },
    "needs_setup",
  ],
  ["a trial ended at once", { ...trial, status: "canceled", endedAt: EARLIER }, "needs_setup"],
  ["paying", paid, "member"],
  ["paid and cancelled, in time", { ...paid, ...cancelled }, "member"],
  ["paid and cancelled, over", { ...paid, ...cancelled, currentPeriodEnd: EARLIER }, "needs_setup"],
  ["ended", { ...paid, status: "canceled", endedAt: EARLIER }, "needs_setup"],
  ["past due", { ...paid, status: "past_due" }, "payment_failed"],
  ["unpaid", { ...paid, status: "unpaid" }, "payment_failed"],
  ["a first payment missing", { ...paid, status: "incomplete", firstPaidAt: null }, "payment_failed"],
];

test.each(CASES)("Where a member stands for the routes: %s", (_, subscription, standing) => {
  expect(standingOf(viewer(subscription), NOW)).toBe(standing);
});

test("Nobody is signed out", () => {
  expect(standingOf(null, NOW)).toBe("signed_out");
});

test("A viewer that this server didn't sign is nobody's", () => {
  const passed = passViewer(null);
  expect(takePassedViewer(passed)).toBeNull();

  const [, signature] = passed.split(".");
  const forged = Buffer.from(JSON.stringify(viewer(trial))).toString("base64url");
  expect(takePassedViewer(`${forged}.${signature}`)).toBeUndefined();
  expect(takePassedViewer(`${forged}.`)).toBeUndefined();
  expect(takePassedViewer(null)).toBeUndefined();
});
