import "@/tests/support/environment";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureOf } from "@/tests/support/billing-contract";
import { closeDispute, openDispute } from "@/tests/support/loopback-stripe/disputes";
import { type LoopbackStripe, startLoopbackStripe } from "@/tests/support/loopback-stripe/server";
import type { CardBehaviour, Subscription } from "@/tests/support/loopback-stripe/shapes";
import { advance, seconds } from "@/tests/support/loopback-stripe/world";
import type { BillingService, Payer } from "./port";
import { stripeBilling } from "./stripe";

const START = new Date("2026-01-28T09:30:00Z");
const payer: Payer = {
  id: "00000000-0000-7000-8000-000000000001",
  email: "ada@hearten.test",
  customerId: null,
};

let stripe: LoopbackStripe;
let billing: BillingService;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  stripe = await startLoopbackStripe({ startsAt: START });
  billing = stripeBilling({ kind: "stripe", ...stripe.keys, apiBase: stripe.url });
});
afterEach(async () => {
  vi.useRealTimers();
  await stripe.close();
});

async function agreed(given: Payer = payer, card?: CardBehaviour) {
  const { clientSecret, customerId } = await billing.createSetupIntent(given);
  const id = clientSecret.split("_secret")[0] ?? "";
  stripe.fillCard(id, card);
  return { id, payer: { ...given, customerId } };
}

async function subscribed(trialDays = 3) {
  const { id, payer: known } = await agreed();
  return billing.startSubscription(known, id, trialDays);
}

const subscription = () => [...stripe.world.subscriptions.values()][0];

function begun(): Subscription {
  const one = subscription();
  if (!one) throw new Error("Nothing has begun.");
  return one;
}

function goTo(date: string): void {
  vi.setSystemTime(new Date(date));
  advance(stripe.world, new Date(date));
}

test("Nobody subscribes at a price that the screens do not say", async () => {
  const price = stripe.world.prices.get("price_loopback");
  if (!price) throw new Error("The loopback has no price.");
  for (const wrong of [{ unit_amount: 599 }, { currency: "usd" }, { active: false }]) {
    const right = { ...price };
    Object.assign(price, wrong);
    const failure = await failureOf(billing.createSetupIntent(payer));
    expect(failure).toMatchObject({
      code: "upstream_unavailable",
      message: expect.stringContaining("price"),
    });
    Object.assign(price, right);
  }
  expect(stripe.world.customers.size).toBe(0);
  expect((await agreed()).payer.customerId).toMatch(/^cus_/);
});

test("Nothing that names the member goes to Stripe but their id, and their address once they subscribe", async () => {
  await agreed();
  expect(stripe.requests.map(({ parameters }) => decodeURIComponent(parameters)).join()).not.toContain("@");
  await subscribed();
  expect([...stripe.world.customers.values()]).toMatchObject([
    { email: payer.email, metadata: { memberId: payer.id } },
  ]);
});

test("The period's end is that of the item, month ends included", async () => {
  const record = await subscribed();
  expect(record.trialEnd).toEqual(new Date("2026-01-31T09:30:00Z"));
  for (const [date, end] of [
    ["2026-01-31T11:00:00Z", "2026-02-28T09:30:00Z"],
    ["2026-02-28T11:00:00Z", "2026-03-31T09:30:00Z"],
    ["2027-02-27T11:00:00Z", "2027-02-28T09:30:00Z"],
  ] as const) {
    goTo(date);
    const current = await billing.currentSubscription(record);
    expect(current).toMatchObject({ status: "active", currentPeriodEnd: new Date(end) });
    expect(current.firstPaidAt).toEqual(new Date("2026-01-31T10:30:00Z"));
  }
});

test("The price is that of the subscription's own item, whatever a new one costs", async () => {
  const record = await subscribed();
  const item = subscription()?.items.data[0];
  if (!item) throw new Error("There is no subscription.");
  item.price = { ...item.price, unit_amount: 650, currency: "eur" };
  expect(await billing.currentSubscription(record)).toMatchObject({ amountMinor: 650, currency: "eur" });
});

test("The card is the subscription's own where it has one, and the one that was agreed on last", async () => {
  const record = await subscribed();
  const lastFour = async () => (await billing.payments(record)).card?.last4;
  expect(await lastFour()).toBe("4242");
  const { id } = await agreed({ ...payer, customerId: record.customerId }, "declines_charges");
  await billing.changePaymentMethod(record, id);
  expect(await lastFour()).toBe("0341");
  const [first] = stripe.world.paymentMethods.keys();
  Object.assign(subscription() ?? {}, { default_payment_method: first });
  expect(await lastFour()).toBe("4242");
});

test("A card of a kind that we can't name is still told by its number", async () => {
  const record = await subscribed();
  for (const method of stripe.world.paymentMethods.values()) method.card.brand = "something_new";
  expect((await billing.payments(record)).card).toMatchObject({ brand: null, last4: "4242" });
});

test("The last twelve receipts are listed, the newest first, without the trial's invoice of nothing", async () => {
  const record = await subscribed();
  goTo("2026-03-10T00:00:00Z");
  const { receipts } = await billing.payments(record);
  expect(receipts.map(({ paidAt }) => new Date(paidAt * 1000).toISOString().slice(0, 10))).toEqual([
    "2026-02-28",
    "2026-01-31",
  ]);
  goTo("2027-09-10T00:00:00Z");
  const later = (await billing.payments(record)).receipts;
  expect([later.length, later[0]?.paidAt]).toEqual([12, seconds(new Date("2027-08-31T10:30:00Z"))]);
});

test("Who looks at their receipts while Stripe is away is told so, after one more try", async () => {
  const record = await subscribed();
  stripe.requests.length = 0;
  stripe.faults.push(...Array(9).fill({ path: "/v1/invoices", fault: "error_500" }));
  expect(await failureOf(billing.payments(record))).toMatchObject({ code: "upstream_unavailable" });
  expect(stripe.requests.filter(({ path }) => path === "/v1/invoices")).toHaveLength(2);
});

test("A cancellation with a date of its own, made in Stripe's dashboard, is understood and can be taken back", async () => {
  const record = await subscribed();
  goTo("2026-02-05T00:00:00Z");
  const made = subscription();
  if (!made) throw new Error("There is no subscription.");
  made.cancel_at = seconds(new Date("2026-02-10T00:00:00Z"));
  const cancelled = await billing.currentSubscription(record);
  expect(cancelled).toMatchObject({
    cancelAtPeriodEnd: true,
    currentPeriodEnd: new Date("2026-02-10T00:00:00Z"),
  });
  expect(await billing.reactivate(cancelled)).toMatchObject({
    cancelAtPeriodEnd: false,
    currentPeriodEnd: new Date("2026-02-28T09:30:00Z"),
  });
});

test.each([
  ["paused", "unpaid"],
  ["unpaid", "unpaid"],
  ["incomplete_expired", "canceled"],
  ["something_new", "unpaid"],
])("Stripe's %s is our %s", async (theirs, ours) => {
  const record = await subscribed();
  Object.assign(subscription() ?? {}, { status: theirs });
  expect((await billing.currentSubscription(record)).status).toBe(ours);
});

test("Of several subscriptions the one that runs counts", async () => {
  const record = await subscribed();
  const made = subscription();
  if (!made) throw new Error("There is no subscription.");
  const over = { ...made, id: "sub_over", created: made.created + 100, status: "canceled" as const };
  stripe.world.subscriptions.set(over.id, over);
  expect(await billing.currentSubscription(record)).toEqual(record);
});

test("Where Stripe no longer knows the customer, what they had is over", async () => {
  const record = await subscribed();
  stripe.world.customers.clear();
  const over = await billing.currentSubscription(record);
  expect(over).toEqual({ ...record, status: "canceled", endedAt: START });
  vi.setSystemTime(new Date("2026-03-01T00:00:00Z"));
  expect(await billing.currentSubscription(over)).toEqual(over);
});

test("A wrong key, a limit and an outage are told as one: it can't be reached", async () => {
  const wrongKey = stripeBilling({
    kind: "stripe",
    ...stripe.keys,
    secretKey: "sk_wrong",
    apiBase: stripe.url,
  });
  const unreachable = stripeBilling({ kind: "stripe", ...stripe.keys, apiBase: "http://127.0.0.1:1" });
  for (const service of [wrongKey, unreachable]) {
    const failure = await failureOf(service.createSetupIntent(payer));
    expect(failure).toMatchObject({
      code: "upstream_unavailable",
      message: expect.not.stringMatching(/key|127/i),
    });
    expect(failure).not.toHaveProperty("raw");
  }
});

test("Refunding goes on where it was cut off, and pays back once", async () => {
  const record = await subscribed(0);
  stripe.faults.push(...Array(4).fill({ path: "/v1/subscriptions/", fault: "error_500" }));
  expect(await failureOf(billing.refundFirstPayment(record))).toMatchObject({ code: "upstream_unavailable" });
  stripe.faults.length = 0;
  const done = await billing.refundFirstPayment(record);
  expect(done).toMatchObject({ amountMinor: 499, currency: "gbp", record: { status: "canceled" } });
  expect(await billing.refundFirstPayment(done.record)).toEqual(done);
  expect(stripe.world.refunds.size).toBe(1);
});

test("A refund that support made by hand is not made again", async () => {
  const record = await subscribed(0);
  const [payment] = stripe.world.invoicePayments.values();
  const payment_intent = payment?.payment.payment_intent ?? "";
  stripe.world.refunds.set("re_1", { ...refundByHand, payment_intent });
  expect(await billing.refundFirstPayment(record)).toMatchObject({ amountMinor: 499 });
  expect(stripe.world.refunds.size).toBe(1);
});

test("A payment that the member's bank took back is not refunded on top, and they can still cancel", async () => {
  const record = await subscribed(0);
  const dispute = openDispute(stripe.world, begun(), { ends: false });
  for (const outcome of [null, "lost"] as const) {
    if (outcome) closeDispute(stripe.world, dispute, outcome);
    expect(await failureOf(billing.refundFirstPayment(record))).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^You've disputed this payment with your bank/),
    });
    expect(await billing.currentSubscription(record)).toEqual(record);
  }
  expect(stripe.world.refunds.size).toBe(0);
  expect(await billing.cancelAtPeriodEnd(record)).toMatchObject({ cancelAtPeriodEnd: true });
});

test("What is told of a dispute names nobody: what it leads to is told of the subscription", async () => {
  await subscribed(0);
  const dispute = openDispute(stripe.world, begun(), { ends: true });
  closeDispute(stripe.world, dispute, "won");
  const told: [string, boolean][] = [];
  for await (const { type, customerId } of billing.noticesSince(START, null))
    told.push([type, customerId !== null]);
  expect(told.reverse().slice(-5)).toEqual([
    ["charge.dispute.created", false],
    ["charge.dispute.funds_withdrawn", false],
    ["customer.subscription.deleted", true],
    ["charge.dispute.closed", false],
    ["charge.dispute.funds_reinstated", false],
  ]);
});

const refundByHand = {
  id: "re_1",
  object: "refund" as const,
  amount: 499,
  charge: null,
  created: 0,
  currency: "gbp",
  reason: null,
  status: "succeeded" as const,
};

test("Forgetting ends everything at once and leaves no customer", async () => {
  const record = await subscribed();
  await billing.forgetCustomer(record);
  expect(subscription()).toMatchObject({ status: "canceled", ended_at: stripe.world.clock });
  expect([...stripe.world.customers.values()]).toMatchObject([{ deleted: true }]);
  await billing.forgetCustomer(record);
  expect((await billing.currentSubscription(record)).status).toBe("canceled");
});

test("Notices are read page by page, and only what can change a subscription names a customer", async () => {
  const record = await subscribed();
  for (let time = 0; time < 60; time++) {
    await billing.cancelAtPeriodEnd(record);
    await billing.reactivate(record);
  }
  const notices: { id: string; type: string; customerId: string | null }[] = [];
  for await (const notice of billing.noticesSince(START, null)) notices.push(notice);
  expect(notices).toHaveLength(stripe.world.events.length);
  const ids = notices.map(({ id }) => id);
  const after = async (id: string) => {
    const rest: string[] = [];
    for await (const notice of billing.noticesSince(START, id)) rest.push(notice.id);
    return rest;
  };
  expect(await after(ids[99] ?? "")).toEqual(ids.slice(100));
  expect(await after("evt_of_another_account")).toEqual(ids);
  const naming = new Set(
    notices.filter(({ customerId }) => customerId).map(({ type }) => type.split(".")[0]),
  );
  expect([...naming].sort()).toEqual(["customer", "invoice"]);
  expect(notices.filter(({ type }) => type.startsWith("setup_intent")).every((one) => !one.customerId)).toBe(
    true,
  );
});

test("A failure that Stripe keeps under its key does not lock anybody out for a day", async () => {
  stripe.faults.push(
    { path: "/v1/customers", fault: "kept_500" },
    { path: "/v1/subscriptions", fault: "kept_500" },
  );
  const { id, payer: known } = await agreed();
  stripe.faults.push({ path: "/v1/subscriptions", about: "price_loopback", fault: "kept_500" });
  expect(await billing.startSubscription(known, id, 3)).toMatchObject({ status: "trialing" });
  expect([stripe.world.customers.size, stripe.world.subscriptions.size]).toEqual([1, 1]);
});
