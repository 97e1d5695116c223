import { beforeEach, expect, test, vi } from "vitest";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as card from "@/app/api/subscription/payment-method/route";
import * as reactivate from "@/app/api/subscription/reactivate/route";
import * as refund from "@/app/api/subscription/refund/route";
import * as remove from "@/app/api/user/delete-account/route";
import type { OpenDatabase } from "@/lib/db/client";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { backUp } from "@/tests/support/database";
import { closeDispute, openDispute } from "@/tests/support/loopback-stripe/disputes";
import { end } from "@/tests/support/loopback-stripe/invoices";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { begin } from "@/tests/support/loopback-stripe/subscriptions";
import { LOOPBACK_PRICE } from "@/tests/support/loopback-stripe/world";
import { type Member, member } from "@/tests/support/people";
import { call, type Handlers } from "@/tests/support/request";
import {
  access,
  agreedSetup,
  appAt,
  at,
  statusOf,
  stripeFixture,
  subscribe,
  subscriptionsOf,
} from "@/tests/support/stripe-fixture";
import { newCustomer } from "@/tests/support/stripe-life";

const START = new Date("2026-01-28T09:30:00Z");
/** Stripe has forgotten idempotency keys, and the events are too old to be looked for. */
const LATER = "2026-02-03T09:30:00Z";

// Each makes dozens of calls, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let open: OpenDatabase;
let stripe: LoopbackStripe;
let someone: Member;

const fixture = stripeFixture(START);
beforeEach(async () => {
  ({ open, stripe, someone } = fixture);
  const { customers, subscriptions, invoices, invoicePayments, disputes, due } = stripe.world;
  for (const each of [customers, subscriptions, invoices, invoicePayments, disputes]) each.clear();
  due.length = 0;
  await open.prisma.subscription.deleteMany();
});

/** A backup from before they subscribed is restored, some days later. */
async function forgotten(who: Member): Promise<string> {
  const where = { userId: who.id };
  const { customerId } = await open.prisma.subscription.findUniqueOrThrow({ where });
  await open.prisma.subscription.delete({ where });
  await open.prisma.billingEvent.deleteMany();
  await open.prisma.trialUse.deleteMany();
  return customerId;
}

/** The account itself is not in the backup; its address was used again since. */
async function registeredAnew(who: Member, isVerified: boolean): Promise<Member> {
  await open.prisma.user.delete({ where: { id: who.id } });
  const again = await member(open.prisma, "none", who.email);
  const emailVerified = isVerified ? START : null;
  await open.prisma.user.update({ where: { id: again.id }, data: { emailVerified } });
  return again;
}

const NEW = { trialDays: 3, paymentBehavior: "allow_incomplete", metadata: {} };

const customersOf = ({ id }: Member) =>
  [...stripe.world.customers.values()].filter(({ metadata }) => metadata.memberId === id);

test("Whoever subscribed after the backup is let in again by reconciling, however many customers there are", async () => {
  await subscribe(stripe, someone);
  const customerId = await forgotten(someone);
  // Those of another application that shares the account, enough for several pages of the list.
  for (let count = 0; count < 230; count++) {
    begin(stripe.world, { ...NEW, customer: newCustomer(stripe.world), price: LOOPBACK_PRICE });
  }
  await at(stripe, someone, LATER);
  expect(await access(someone)).toBe("no_subscription");

  const done = await reconcileSubscriptions();
  expect(done).toEqual({ checked: 1, changed: 1, failed: 0, gone: [], twice: [] });
  expect(await access(someone)).toBe("granted");
  expect(await statusOf(someone)).toMatchObject({ status: "active", trialAvailable: false });
  const row = await open.prisma.subscription.findUnique({ where: { userId: someone.id } });
  expect(row?.customerId).toBe(customerId);
  expect(await reconcileSubscriptions()).toMatchObject({ checked: 1, changed: 0 });
});

test("Whoever subscribes again after a restore finds the customer and the subscription that they had", async () => {
  await subscribe(stripe, someone);
  const customerId = await forgotten(someone);
  await at(stripe, someone, LATER);

  expect(await subscribe(stripe, someone)).toMatchObject({ status: 200, body: { status: "active" } });
  expect(customersOf(someone).map(({ id }) => id)).toEqual([customerId]);
  expect(subscriptionsOf(stripe, customerId)).toHaveLength(1);
  expect(await access(someone)).toBe("granted");
});

test("A member whose restored record names another customer is led to the one who is charged", async () => {
  await subscribe(stripe, someone);
  const customerId = await forgotten(someone);
  const old = newCustomer(stripe.world);
  const data = { userId: someone.id, provider: "stripe", customerId: old, status: "canceled" } as const;
  for (const heal of [() => subscribe(stripe, someone), reconcileSubscriptions]) {
    await open.prisma.subscription.deleteMany({ where: { userId: someone.id } });
    await open.prisma.subscription.create({ data });
    await at(stripe, someone, LATER);
    await heal();
    expect(await access(someone)).toBe("granted");
    expect(customersOf(someone).flatMap(({ id }) => subscriptionsOf(stripe, id))).toMatchObject([
      { customer: customerId },
    ]);
  }
});

test("A trial that the backup does not know of is no trial again", async () => {
  await subscribe(stripe, someone);
  const customerId = await forgotten(someone);
  const [first] = subscriptionsOf(stripe, customerId);
  stripe.world.due.length = 0;
  if (first) Object.assign(first, { status: "canceled", ended_at: stripe.world.clock });
  await at(stripe, someone, LATER);

  await subscribe(stripe, someone);
  expect(subscriptionsOf(stripe, customerId).map(({ trial_end }) => trial_end !== null)).toEqual([
    ...[true, false],
  ]);
});

test("An account that is gone here and charged there is listed, until whoever proves its address has it", async () => {
  await subscribe(stripe, someone);
  const customerId = await forgotten(someone);
  const stranger = await registeredAnew(someone, false);
  await at(stripe, stranger, LATER);
  expect(await reconcileSubscriptions()).toMatchObject({ gone: [customerId], twice: [], changed: 0 });
  expect(await access(stranger)).toBe("no_subscription");

  const owner = await registeredAnew(stranger, true);
  await appAt(owner, LATER);
  expect(await reconcileSubscriptions()).toMatchObject({ gone: [], changed: 1 });
  expect(await access(owner)).toBe("granted");
  expect(customersOf(owner).map(({ id }) => id)).toEqual([customerId]);
});

test("Whoever proves the address of an account that is gone subscribes to nothing a second time", async () => {
  await subscribe(stripe, someone);
  await forgotten(someone);
  const owner = await registeredAnew(someone, true);
  await at(stripe, owner, LATER);
  await subscribe(stripe, owner);
  expect([stripe.world.customers.size, stripe.world.subscriptions.size]).toEqual([1, 1]);
  expect(await access(owner)).toBe("granted");
});

test("The trial of an account that is gone is not had again with its address, proven or not", async () => {
  const restore = await backUp(open.pool);
  const gone = await member(open.prisma, "none");
  await subscribe(stripe, gone);
  await ended();
  await restore();
  await at(stripe, someone, LATER);
  expect(await reconcileSubscriptions()).toMatchObject({ gone: [], failed: 0 });

  const again = await member(open.prisma, "none", gone.email);
  await open.prisma.user.update({ where: { id: again.id }, data: { emailVerified: null } });
  await appAt(again, LATER);
  await subscribe(stripe, again);
  expect(everySubscription().map(({ trial_end }) => trial_end !== null)).toEqual([true, false]);
});

test("Restored to before a member registered and subscribed, they register anew, stand as at Stripe, and pay once", async () => {
  const restore = await backUp(open.pool);
  const gone = await member(open.prisma, "none");
  await subscribe(stripe, gone);
  const customers = [...stripe.world.customers.keys()];
  await restore();
  stripe.world.events.length = 0;
  await at(stripe, someone, "2026-02-05T09:30:00Z");
  expect(await open.prisma.user.count({ where: { email: gone.email } })).toBe(0);
  expect(await reconcileSubscriptions()).toMatchObject({ gone: customers, twice: [], failed: 0 });

  const again = await member(open.prisma, "none", gone.email);
  await appAt(again, "2026-02-05T09:30:00Z");
  for (const changed of [1, 0]) {
    expect(await reconcileSubscriptions()).toMatchObject({ changed, failed: 0, gone: [], twice: [] });
    expect(await access(again)).toBe("granted");
    expect(await statusOf(again)).toMatchObject({ status: "active", trialAvailable: false });
  }
  await subscribe(stripe, again);
  expect([...stripe.world.customers.keys()]).toEqual(customers);
  expect(everySubscription()).toMatchObject([{ ended_at: null, trial_end: expect.any(Number) }]);
});

test("A member who is charged by two customers is listed with both, and keeps their access", async () => {
  await subscribe(stripe, someone);
  const first = await forgotten(someone);
  const metadata = { memberId: "00000000-0000-7000-8000-000000000000" };
  const hidden = stripe.world.customers.get(first);
  if (hidden) Object.assign(hidden, { metadata, email: null });
  await at(stripe, someone, LATER);
  await subscribe(stripe, someone);
  if (hidden) hidden.metadata = { memberId: someone.id };

  const { gone, twice } = await reconcileSubscriptions();
  expect(gone).toEqual([]);
  expect(twice.map((customers) => new Set(customers))).toEqual([
    new Set(customersOf(someone).map(({ id }) => id)),
  ]);
  expect(await access(someone)).toBe("granted");
});

test("While Stripe can't list its subscriptions, reconciling fails and nothing is changed", async () => {
  await subscribe(stripe, someone);
  await forgotten(someone);
  stripe.faults.push(...Array(3).fill({ path: "/v1/subscriptions", fault: "error_500" }));
  await expect(reconcileSubscriptions()).rejects.toMatchObject({ code: "upstream_unavailable" });
  expect(await open.prisma.subscription.count()).toBe(0);
});

/** What a member agreed to before the price went up. */
const OLD_PRICE = { amountMinor: 399, currency: "gbp" };

interface History {
  /** What the restored database has forgotten, in words. */
  did: string;
  /** How things stood when the backup was made; nobody had subscribed unless told. */
  before?: () => Promise<unknown>;
  since: () => Promise<unknown>;
  stands: Partial<SubscriptionStatus> & { status: keyof typeof ACCESS };
}

const ACCESS = { active: "granted", past_due: "payment_failed", canceled: "no_subscription" };

const everySubscription = () => [...stripe.world.subscriptions.values()];

async function inTrial(): Promise<void> {
  await subscribe(stripe, someone);
  for (const { items } of everySubscription()) {
    for (const item of items.data) item.price = { ...item.price, unit_amount: OLD_PRICE.amountMinor };
  }
}

async function trialOver(): Promise<void> {
  await at(stripe, someone, "2026-02-01T09:30:00Z");
  await reconcileSubscriptions();
}

async function declined(): Promise<void> {
  const { behaviours } = stripe.world;
  for (const method of behaviours.keys()) behaviours.set(method, "declines_charges");
  await trialOver();
}

async function movedAway(): Promise<void> {
  const email = `moved-${someone.email}`;
  for (const customer of customersOf(someone)) customer.email = email;
  await open.prisma.user.update({ where: { id: someone.id }, data: { email } });
}

async function ended(): Promise<void> {
  for (const one of everySubscription()) end(stripe.world, one);
}

async function dispute(settings: { ends: boolean }): Promise<void> {
  for (const one of everySubscription()) {
    closeDispute(stripe.world, openDispute(stripe.world, one, settings), "lost");
  }
}

const paid = () => inTrial().then(trialOver);
const post = (path: Handlers, body?: object) => call(path, "POST", "/api/any", { as: someone, body });
const newCard = async () => post(card, { setupIntentId: await agreedSetup(stripe, someone) });
const leave = () => call(remove, "DELETE", "/api/user/delete-account", { as: someone });

const HISTORIES: readonly History[] = [
  { did: "subscribed", since: inTrial, stands: { status: "active" } },
  {
    did: "cancelled",
    before: paid,
    since: () => post(cancel),
    stands: { status: "active", cancel_at_period_end: true },
  },
  {
    did: "took the cancellation back",
    before: () => paid().then(() => post(cancel)),
    since: () => post(reactivate),
    stands: { status: "active", cancel_at_period_end: false },
  },
  {
    did: "was paid back",
    before: paid,
    since: () => post(refund),
    stands: { status: "canceled", refundableUntil: null },
  },
  { did: "deleted the account", before: paid, since: leave, stands: { status: "canceled" } },
  { did: "changed cards", before: paid, since: newCard, stands: { status: "active" } },
  { did: "changed address", before: paid, since: movedAway, stands: { status: "active" } },
  {
    did: "paid late",
    before: () => inTrial().then(declined),
    since: newCard,
    stands: { status: "active" },
  },
  { did: "did not pay", before: inTrial, since: declined, stands: { status: "past_due" } },
  {
    did: "disputed a payment, which ends what they had",
    before: paid,
    since: () => dispute({ ends: true }),
    stands: { status: "canceled" },
  },
  {
    did: "disputed a payment and stays",
    before: paid,
    since: () => dispute({ ends: false }),
    stands: { status: "active" },
  },
  { did: "came to the end of the trial", before: inTrial, since: trialOver, stands: { status: "active" } },
];

test.each(HISTORIES)(
  "Restored to before a member $did, they stand as at Stripe, and pay once",
  async ({ before, since, stands }) => {
    await before?.();
    const restore = await backUp(open.pool);
    await since();
    await restore();
    stripe.world.events.length = 0;
    await at(stripe, someone, "2026-02-05T09:30:00Z");

    for (const changed of [expect.any(Number), 0]) {
      expect(await reconcileSubscriptions()).toMatchObject({ changed, failed: 0, gone: [], twice: [] });
      expect(await access(someone)).toBe(ACCESS[stands.status]);
      expect(await statusOf(someone)).toMatchObject({ ...stands, price: OLD_PRICE, trialAvailable: false });
      const charged = everySubscription().filter(({ ended_at }) => ended_at === null);
      expect(charged).toHaveLength(stands.status === "canceled" ? 0 : 1);
    }

    await subscribe(stripe, someone);
    expect(everySubscription().filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
    expect(everySubscription().filter(({ trial_end }) => trial_end !== null)).toHaveLength(1);
  },
);
