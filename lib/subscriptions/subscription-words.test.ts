import { expect, test } from "vitest";
import { trialRecord } from "@/tests/support/trial-record";
import type { SubscriptionStatus } from "./schema";
import { cardWords, subscriptionWords, trialNotice } from "./subscription-words";

const trialEnd = new Date("2026-01-31T23:30:00Z");
const trial = trialRecord(trialEnd);
const london = { timeZone: "Europe/London", takesPayment: true };
const before = (hours: number) => new Date(trialEnd.getTime() - hours * 3_600_000);

test("On the last day of the trial one line says when it ends and what it then costs", () => {
  expect(trialNotice(trial, before(24), london)).toBe(
    "Your free trial ends tomorrow, Saturday 31 January at 23:30. After that it's £4.99 a month, unless you cancel before then.",
  );
  expect(trialNotice(trial, before(3), london)).toContain("ends today, Saturday 31 January at 23:30.");
});

test("The day is the member's own", () => {
  const auckland = { ...london, timeZone: "Pacific/Auckland" };
  expect(trialNotice(trial, before(3), auckland)).toContain("ends today, Sunday 1 February at 12:30.");
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

/** The last minute of 23 November in London, already the 24th in Tokyo. */
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
  price: { amountMinor: 499, currency: "gbp" },
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

test("a trial is a Free Trial with a blue dot that says when it ends and can be cancelled", () => {
  expect(subscriptionWords(TRIAL, london)).toEqual({
    plan: "Free Trial",
    dot: "blue",
    status: "Trial",
    detail: "Your trial ends on 23 November 2026. After that, £4.99 per month unless you cancel.",
    actions: ["cancel", "change_card"],
  });
});

test("the price said is the one that the member agreed to", () => {
  const price = { amountMinor: 650, currency: "eur" };
  expect(subscriptionWords({ ...PAID, price }, london).detail).toBe("Renews on 23 November 2026 for €6.50.");
  expect(subscriptionWords({ ...TRIAL, price }, london).detail).toContain("€6.50 per month");
  expect(trialNotice({ ...trial, ...price }, before(3), london)).toContain("After that it's €6.50 a month");
});

test("a paid subscription is Premium with a green dot that says when it renews", () => {
  expect(subscriptionWords(PAID, london)).toEqual({
    plan: "Premium",
    dot: "green",
    status: "Active",
    detail: "Renews on 23 November 2026 for £4.99.",
    actions: ["cancel", "change_card"],
  });
});

test("a cancelled subscription says until when it lasts and can be taken up again", () => {
  const { detail, actions } = subscriptionWords({ ...PAID, cancel_at_period_end: true }, london);
  expect(detail).toBe("Cancelled. You'll keep your access until 23 November 2026.");
  expect(actions).toEqual(["reactivate", "change_card"]);
});

test("days are the member's own", () => {
  expect(subscriptionWords(PAID, { ...london, timeZone: "Asia/Tokyo" }).detail).toContain("24 November 2026");
});

test("where nothing is ever charged, no price is named", () => {
  const free = { ...london, takesPayment: false };
  for (const subscription of [TRIAL, PAID])
    expect(subscriptionWords(subscription, free).detail).not.toContain("£");
});

test("without a subscription it is Free with a red dot, and the way is to subscribe", () => {
  expect(subscriptionWords(NONE, london)).toMatchObject({ plan: "Free", dot: "red", actions: ["subscribe"] });
});

test("a payment that failed is red, and can be mended or ended", () => {
  const words = subscriptionWords({ ...PAID, status: "past_due" }, london);
  expect(words).toMatchObject({
    plan: "Premium",
    dot: "red",
    status: "Payment due",
    actions: ["pay", "cancel"],
  });
  const cancelled = { ...PAID, status: "past_due" as const, cancel_at_period_end: true };
  expect(subscriptionWords(cancelled, london).actions).toEqual(["pay"]);
});

test("the first payment can be had back while that is possible, also after cancelling", () => {
  const refundable = { ...PAID, refundableUntil: END };
  expect(subscriptionWords(refundable, london).actions).toEqual(["cancel", "change_card", "refund"]);
  expect(subscriptionWords({ ...refundable, cancel_at_period_end: true }, london).actions).toContain(
    "refund",
  );
  expect(subscriptionWords(PAID, london).actions).not.toContain("refund");
});

test("where no payment is taken there is no card to change", () => {
  expect(subscriptionWords(TRIAL, { ...london, takesPayment: false }).actions).toEqual(["cancel"]);
});

test("A card is told by its kind, its last digits and its month, in which it is still good", () => {
  const card = { brand: "Visa", last4: "4242", expMonth: 12, expYear: 2034 };
  expect(cardWords(card, new Date("2034-12-31T23:59:59Z"))).toBe("Visa ending 4242, expires 12/34");
  expect(cardWords(card, new Date("2035-01-01T00:00:00Z"))).toBe("Visa ending 4242, expired 12/34");
  const unnamed = { brand: null, last4: "0007", expMonth: 3, expYear: 2105 };
  expect(cardWords(unnamed, trialEnd)).toBe("Card ending 0007, expires 03/05");
});
