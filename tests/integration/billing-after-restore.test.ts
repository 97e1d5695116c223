import { beforeEach, expect, test, vi } from "vitest";
import type { OpenDatabase } from "@/lib/db/client";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { type Member, member } from "@/tests/support/people";
import {
  access,
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
  stripe.world.customers.clear();
  stripe.world.subscriptions.clear();
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

const customersOf = ({ id }: Member) =>
  [...stripe.world.customers.values()].filter(({ metadata }) => metadata.memberId === id);

test("Whoever subscribed after the backup is let in again by reconciling, however many customers there are", async () => {
  await subscribe(stripe, someone);
  const customerId = await forgotten(someone);
  // Those of another application that shares the account, enough for several pages of each list.
  for (let count = 0; count < 230; count++) newCustomer(stripe.world);
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

test("While Stripe can't list its customers, reconciling fails and nothing is changed", async () => {
  await subscribe(stripe, someone);
  await forgotten(someone);
  stripe.faults.push(...Array(3).fill({ path: "/v1/customers", fault: "error_500" }));
  await expect(reconcileSubscriptions()).rejects.toMatchObject({ code: "upstream_unavailable" });
  expect(await open.prisma.subscription.count()).toBe(0);
});
