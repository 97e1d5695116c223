import { expect, test } from "vitest";
import type { SubscriptionStatus } from "./schema";
import { subscriptionWords } from "./subscription-words";

/** The last minute of November 23 in London, already the 24th in Tokyo. */
const END = Date.UTC(2026, 10, 23, 23, 59) / 1000;

const TRIAL: SubscriptionStatus = {
  needsSetup: false,
  status: "trialing",
  isTrialing: true,
  planType: "trial",
  trialEnd: END,
  cancel_at_period_end: false,
  current_period_end: null,
  trialAvailable: false,
  refundableUntil: null,
};
const PAID: SubscriptionStatus = {
  ...TRIAL,
  status: "active",
  isTrialing: false,
  planType: "premium",
  current_period_end: END,
};
const NONE: SubscriptionStatus = {
  ...TRIAL,
  needsSetup: true,
  status: null,
  isTrialing: false,
  planType: "free",
  trialEnd: null,
};

const london = { timeZone: "Europe/London", takesPayment: true };

test("a trial is a Free Trial with a blue dot that says when it ends and can be cancelled", () => {
  expect(subscriptionWords(TRIAL, london)).toEqual({
    plan: "Free Trial",
    dot: "blue",
    status: "Trial",
    detail: "Your trial ends on November 23, 2026. After that, £4.99 per month unless you cancel.",
    action: "cancel",
  });
});

test("a paid subscription is Premium with a green dot that says when it renews", () => {
  expect(subscriptionWords(PAID, london)).toEqual({
    plan: "Premium",
    dot: "green",
    status: "Active",
    detail: "Renews on November 23, 2026 for £4.99.",
    action: "cancel",
  });
});

test("a cancelled subscription says until when it lasts and can be taken up again", () => {
  const { detail, action } = subscriptionWords({ ...PAID, cancel_at_period_end: true }, london);
  expect(detail).toBe("Cancelled. You keep access until November 23, 2026.");
  expect(action).toBe("reactivate");
});

test("days are the member's own", () => {
  expect(subscriptionWords(PAID, { ...london, timeZone: "Asia/Tokyo" }).detail).toContain(
    "November 24, 2026",
  );
});

test("where nothing is ever charged, no price is named", () => {
  const free = { ...london, takesPayment: false };
  for (const subscription of [TRIAL, PAID])
    expect(subscriptionWords(subscription, free).detail).not.toContain("£");
});

test("without a subscription it is Free with a red dot, and the way is to subscribe", () => {
  expect(subscriptionWords(NONE, london)).toMatchObject({ plan: "Free", dot: "red", action: "subscribe" });
});

test("a payment that failed is red and offers neither cancelling nor subscribing", () => {
  const words = subscriptionWords({ ...PAID, status: "past_due" }, london);
  expect(words).toMatchObject({ plan: "Premium", dot: "red", status: "Payment due", action: null });
});
