import { beforeEach, expect, test, vi } from "vitest";
import * as start from "@/app/api/create-subscription-after-setup/route";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as card from "@/app/api/subscription/payment-method/route";
import * as reactivate from "@/app/api/subscription/reactivate/route";
import * as refund from "@/app/api/subscription/refund/route";
import type { OpenDatabase } from "@/lib/db/client";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";
import {
  access,
  agreedSetup,
  appAt,
  at,
  deliverAll,
  openSetup,
  statusOf,
  stripeFixture,
  subscribe,
  subscribeWith,
  subscriptionsOf,
} from "@/tests/support/stripe-fixture";

const START = new Date("2026-01-28T09:30:00Z");
const seconds = (date: string) => Date.parse(date) / 1000;

// Each makes dozens of calls, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let open: OpenDatabase;
let stripe: LoopbackStripe;
let someone: Member;

const fixture = stripeFixture(START);
beforeEach(() => {
  ({ open, stripe, someone } = fixture);
});

const customerOf = async ({ id }: Member) =>
  (await open.prisma.subscription.findUniqueOrThrow({ where: { userId: id } })).customerId;
const running = async (as: Member) => subscriptionsOf(stripe, await customerOf(as));

test("Subscribing is a trial of three days at the server's price, paid from its end on", async () => {
  const reply = await subscribe(stripe, someone);
  const trialEnd = seconds("2026-01-31T09:30:00Z");
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      needsSetup: false,
      status: "trialing",
      isTrialing: true,
      planType: "trial",
      trialEnd,
      cancel_at_period_end: false,
      current_period_end: trialEnd,
      trialAvailable: false,
      refundableUntil: null,
      price: { amountMinor: 499, currency: "gbp" },
    },
  ]);
  const [at31] = await running(someone);
  expect(at31).toMatchObject({ status: "trialing", trial_end: trialEnd });
  expect(at31?.items.data.map(({ price }) => [price.id, price.unit_amount])).toEqual([
    ["price_loopback", 499],
  ]);
  expect(stripe.world.customers.get(await customerOf(someone))).toMatchObject({
    email: someone.email,
    metadata: { memberId: someone.id },
  });

  // The trial ends on 31 January: the months end on their last days, and on the 31st again.
  for (const [date, end] of [
    ["2026-01-31T11:00:00Z", "2026-02-28T09:30:00Z"],
    ["2026-02-28T11:00:00Z", "2026-03-31T09:30:00Z"],
    ["2026-03-31T11:00:00Z", "2026-04-30T09:30:00Z"],
  ] as const) {
    await at(stripe, someone, date);
    await deliverAll(stripe, someone);
    expect(await statusOf(someone)).toMatchObject({
      status: "active",
      planType: "premium",
      isTrialing: false,
      current_period_end: seconds(end),
    });
    expect(await access(someone)).toBe("granted");
  }
});

test("Two tabs at once are one customer", async () => {
  stripe.latencyMs = 30;
  const ids = await Promise.all([1, 2, 3, 4].map(() => openSetup(someone)));
  expect(new Set(ids).size).toBe(4);
  const customers = [...stripe.world.customers.values()].filter(
    ({ metadata }) => metadata.memberId === someone.id,
  );
  expect(customers.map(({ id }) => id)).toEqual([await customerOf(someone)]);
});

test("Double clicks, two tabs with a card each, and retries are one subscription", async () => {
  stripe.latencyMs = 30;
  const [first, second] = [await agreedSetup(stripe, someone), await agreedSetup(stripe, someone)];
  const replies = await Promise.all(
    [first, first, second, second, first].map((id) => subscribeWith(someone, id)),
  );
  replies.push(await subscribeWith(someone, second));

  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(await running(someone)).toHaveLength(1);
  expect(await open.prisma.subscription.count({ where: { userId: someone.id } })).toBe(1);
});

test.each(["reset_before", "reset_after", "error_500"] as const)(
  "A connection that breaks (%s) while subscribing leaves one subscription",
  async (fault) => {
    const id = await agreedSetup(stripe, someone);
    stripe.faults.push({ path: "/v1/subscriptions", fault }, { path: "/v1/customers/", fault });
    expect((await subscribeWith(someone, id)).status).toBe(200);
    expect(await running(someone)).toHaveLength(1);
  },
);

test("A crash after Stripe made the subscription is healed by trying again, or by Stripe's own news", async () => {
  const other = await member(open.prisma, "none");
  for (const who of [someone, other]) {
    const id = await agreedSetup(stripe, who);
    // Made at Stripe; what came after it failed, again and again.
    stripe.faults.push(...Array(4).fill({ path: "/v1/invoices", fault: "error_500" }));
    expect((await subscribeWith(who, id)).status).toBe(503);
    expect((await statusOf(who)).status).toBe(null);
    stripe.faults.length = 0;
    if (who === someone) expect((await subscribeWith(who, id)).status).toBe(200);
    else await deliverAll(stripe, who);
    expect(await statusOf(who)).toMatchObject({ status: "trialing", trialAvailable: false });
    expect(await running(who)).toHaveLength(1);
  }
});

test("The bank's further step is waited for, and a setup that is not complete starts nothing", async () => {
  const id = await agreedSetup(stripe, someone, "asks_at_setup");
  const early = await subscribeWith(someone, id);
  expect([early.status, early.body]).toEqual([
    400,
    {
      message: expect.stringContaining("hasn't been confirmed yet"),
      field: "setupIntentId",
      code: "invalid_input",
    },
  ]);
  expect((await subscribeWith(someone, await openSetup(someone))).status).toBe(400);
  expect(await running(someone)).toEqual([]);

  stripe.authenticate(id);
  expect((await subscribeWith(someone, id)).body).toMatchObject({ status: "trialing" });
});

test("Another member's setup intent and a price of one's own are refused, and nothing changes", async () => {
  const other = await member(open.prisma, "none");
  const theirs = await agreedSetup(stripe, other);
  const mine = await agreedSetup(stripe, someone);
  const writes = () => stripe.requests.filter(({ method }) => method === "POST").length;
  const before = writes();

  for (const id of [theirs, "seti_unknown", "../customers", "pi_1"]) {
    expect((await subscribeWith(someone, id)).status).toBe(400);
  }
  for (const extra of [{ price: "price_cheap" }, { trialDays: 300 }, { customer: "cus_1" }]) {
    const body = { setupIntentId: mine, ...extra };
    const reply = await call(start, "POST", "/api/create-subscription-after-setup", { as: someone, body });
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        message: `Unknown field: ${Object.keys(extra).join()}.`,
        field: Object.keys(extra).join(),
        code: "invalid_input",
      },
    ]);
  }
  expect(writes()).toBe(before);
  expect((await statusOf(someone)).needsSetup).toBe(true);
});

test("Cancelling twice at once is one cancellation; reactivating takes it back at Stripe too", async () => {
  await subscribe(stripe, someone);
  const send = (handlers: typeof cancel, name: string) =>
    call(handlers, "POST", `/api/subscription/${name}`, { as: someone });
  const replies = await Promise.all([send(cancel, "cancel"), send(cancel, "cancel")]);
  for (const { body } of replies)
    expect(body).toEqual({
      message: "You'll keep your access until 31 January 2026. We've sent you a confirmation.",
    });
  expect(await running(someone)).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await statusOf(someone)).toMatchObject({ cancel_at_period_end: true, isTrialing: true });

  expect((await send(reactivate, "reactivate")).status).toBe(200);
  expect(await running(someone)).toMatchObject([{ cancel_at_period_end: false }]);
  await send(cancel, "cancel");
  await deliverAll(stripe, someone);
  expect(await open.prisma.cancellation.findMany({ where: { userId: someone.id } })).toMatchObject([
    { reactivatedAt: START },
    { reactivatedAt: null, accessUntil: new Date("2026-01-31T09:30:00Z") },
  ]);

  await at(stripe, someone, "2026-01-31T09:30:00Z");
  expect(await access(someone)).toBe("trial_expired");
  await deliverAll(stripe, someone);
  expect(await statusOf(someone)).toMatchObject({
    status: "canceled",
    needsSetup: true,
    trialAvailable: false,
  });
  expect((await subscribe(stripe, someone)).body).toMatchObject({ status: "active", trialEnd: null });
});

test("While Stripe can't be reached nothing is done, and that is said", async () => {
  await subscribe(stripe, someone);
  const before = await statusOf(someone);
  stripe.faults.push(...Array(6).fill({ path: "/v1/", fault: "reset_before" }));
  const reply = await call(cancel, "POST", "/api/subscription/cancel", { as: someone });
  expect([reply.status, reply.body]).toEqual([
    503,
    { message: expect.stringContaining("Nothing has changed") },
  ]);
  stripe.faults.length = 0;
  expect(await statusOf(someone)).toEqual(before);
});

test("A card that is declined at renewal is past due, and another card pays what is owed", async () => {
  await subscribe(stripe, someone, "declines_charges");
  await at(stripe, someone, "2026-01-31T11:00:00Z");
  await deliverAll(stripe, someone);
  expect(await statusOf(someone)).toMatchObject({ status: "past_due", needsSetup: false });
  expect(await access(someone)).toBe("payment_failed");

  const pay = async (setupIntentId: string) =>
    call(card, "POST", "/api/subscription/payment-method", { as: someone, body: { setupIntentId } });
  const declined = await pay(await agreedSetup(stripe, someone, "declines_charges"));
  expect([declined.status, declined.body]).toEqual([409, { message: "Your card was declined." }]);
  const other = await member(open.prisma, "none");
  expect((await pay(await agreedSetup(stripe, other))).status).toBe(400);
  expect(await access(someone)).toBe("payment_failed");

  const good = await agreedSetup(stripe, someone);
  const [paid, again] = [await pay(good), await pay(good)];
  for (const { body } of [paid, again]) expect(body).toMatchObject({ status: "active", planType: "premium" });
  expect(await access(someone)).toBe("granted");
  const [subscription] = await running(someone);
  const payments = [...stripe.world.invoicePayments.values()];
  expect(payments.filter(({ invoice }) => invoice === subscription?.latest_invoice)).toHaveLength(1);
});

test.each(["past_due", "unpaid"] as const)(
  "A new card that leaves a payment owed (%s) is saved, and the member is told that nothing was paid",
  async (status) => {
    await subscribe(stripe, someone, "declines_charges");
    await at(stripe, someone, "2026-01-31T11:00:00Z");
    await deliverAll(stripe, someone);
    const [subscription] = await running(someone);
    const invoice = stripe.world.invoices.get(subscription?.latest_invoice ?? "");
    if (!subscription || !invoice) throw new Error("Nothing is owed.");
    subscription.status = status;
    // Stripe has not asked for it yet, so that the card can't pay it now.
    invoice.status = "draft";
    const body = { setupIntentId: await agreedSetup(stripe, someone) };
    const reply = await call(card, "POST", "/api/subscription/payment-method", { as: someone, body });
    expect([reply.status, reply.body]).toEqual([
      409,
      { message: "Your card has been saved, but the payment hasn't gone through yet." },
    ]);
    expect(await access(someone)).toBe("payment_failed");
  },
);

test("Cancelled while a payment is due, no access is promised", async () => {
  await subscribe(stripe, someone, "declines_charges");
  await at(stripe, someone, "2026-01-31T11:00:00Z");
  await deliverAll(stripe, someone);
  expect(await access(someone)).toBe("payment_failed");
  const { body } = await call(cancel, "POST", "/api/subscription/cancel", { as: someone });
  expect(body).toEqual({ message: "Your subscription won't renew. We've sent you a confirmation." });
});

test("A first payment that fails leaves one subscription, which another card pays", async () => {
  await subscribe(stripe, someone);
  await call(cancel, "POST", "/api/subscription/cancel", { as: someone });
  await at(stripe, someone, "2026-02-03T00:00:00Z");
  const declined = await subscribe(stripe, someone, "declines_charges");
  expect([declined.status, declined.body]).toEqual([
    409,
    { message: expect.stringContaining("another card") },
  ]);
  expect((await subscribe(stripe, someone)).body).toMatchObject({ status: "active" });
  expect((await running(someone)).map(({ status }) => status)).toEqual(["canceled", "active"]);
});

test("The first payment is paid back within 14 days, once, and the subscription ends at once", async () => {
  await subscribe(stripe, someone);
  const ask = () => call(refund, "POST", "/api/subscription/refund", { as: someone });
  expect((await ask()).status).toBe(409);

  await at(stripe, someone, "2026-01-31T11:00:00Z");
  await deliverAll(stripe, someone);
  expect((await statusOf(someone)).refundableUntil).toBe(seconds("2026-02-14T10:30:00Z"));
  const replies = await Promise.all([ask(), ask()]);
  replies.push(await ask());
  for (const { status, body } of replies) {
    expect([status, body]).toEqual([200, { message: expect.stringContaining("£4.99 is on its way") }]);
  }
  expect(stripe.world.refunds.size).toBe(1);
  expect(await open.prisma.refund.findMany({ where: { userId: someone.id } })).toMatchObject([
    { amountMinor: 499, currency: "gbp" },
  ]);
  await deliverAll(stripe, someone);
  expect(await statusOf(someone)).toMatchObject({
    status: "canceled",
    refundableUntil: null,
    needsSetup: true,
  });
  expect(await access(someone)).toBe("no_subscription");
  expect(await open.prisma.cancellation.count({ where: { userId: someone.id } })).toBe(0);
});

test("After 14 days the first payment stays paid", async () => {
  await subscribe(stripe, someone);
  await at(stripe, someone, "2026-02-14T10:30:00Z");
  await deliverAll(stripe, someone);
  expect((await statusOf(someone)).refundableUntil).toBe(null);
  expect((await call(refund, "POST", "/api/subscription/refund", { as: someone })).status).toBe(409);
  expect(await access(someone)).toBe("granted");
});

test("A member whose trial went over is let in although Stripe's news are late, at one question a minute", async () => {
  await subscribe(stripe, someone);
  const asked = () => stripe.requests.filter(({ path }) => path === "/v1/subscriptions").length;
  stripe.advance(new Date("2026-01-31T11:00:00Z"));
  await appAt(someone, "2026-01-31T11:00:00Z");
  const before = asked();
  expect(await Promise.all([1, 2, 3].map(() => access(someone)))).toEqual(["granted", "granted", "granted"]);
  expect(asked()).toBe(before + 1);
});

test("Nor is anybody locked out while Stripe itself is late", async () => {
  await subscribe(stripe, someone);
  await appAt(someone, "2026-01-31T09:35:00Z");
  expect(await access(someone)).toBe("granted");
});

test("Who owes a payment is asked about once a minute at most", async () => {
  await subscribe(stripe, someone, "declines_charges");
  await at(stripe, someone, "2026-01-31T11:00:00Z");
  const asked = () => stripe.requests.filter(({ path }) => path === "/v1/subscriptions").length;
  expect(await access(someone)).toBe("payment_failed");
  const before = asked();
  for (let time = 0; time < 5; time++) expect(await access(someone)).toBe("payment_failed");
  expect(asked()).toBe(before);
  await appAt(someone, "2026-01-31T11:01:01Z");
  await access(someone);
  expect(asked()).toBe(before + 1);
});

test("A customer deleted at Stripe is met anew", async () => {
  await subscribe(stripe, someone);
  const first = await customerOf(someone);
  stripe.deleteCustomer(first);
  await deliverAll(stripe, someone);
  expect(await statusOf(someone)).toMatchObject({
    status: "canceled",
    needsSetup: true,
    trialAvailable: false,
  });
  expect((await subscribe(stripe, someone)).body).toMatchObject({ status: "active" });
  expect(await customerOf(someone)).not.toBe(first);
});
