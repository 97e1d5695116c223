import { beforeEach, expect, test, vi } from "vitest";
import * as card from "@/app/api/subscription/payment-method/route";
import * as payments from "@/app/api/subscription/payments/route";
import type { OpenDatabase } from "@/lib/db/client";
import { NO_PAYMENTS } from "@/lib/subscriptions/schema";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { type Member, member } from "@/tests/support/people";
import { call, newBrowser } from "@/tests/support/request";
import { agreedSetup, appAt, at, deliverAll, stripeFixture, subscribe } from "@/tests/support/stripe-fixture";

const START = new Date("2026-01-28T09:30:00Z");

vi.setConfig({ testTimeout: 60_000 });

let open: OpenDatabase;
let stripe: LoopbackStripe;
let someone: Member;

const fixture = stripeFixture(START);
beforeEach(() => {
  ({ open, stripe, someone } = fixture);
});

const asked = (as: Parameters<typeof call>[3]) => call(payments, "GET", "/api/subscription/payments", as);

const customerOf = async ({ id }: Member) =>
  (await open.prisma.subscription.findUniqueOrThrow({ where: { userId: id } })).customerId;

test("A member is told their own card and receipts, and Stripe is asked about nobody else", async () => {
  const other = await member(open.prisma, "none");
  await subscribe(stripe, someone);
  await subscribe(stripe, other, "declines_charges");
  expect((await asked({ as: someone })).body).toMatchObject({ card: { last4: "4242" }, receipts: [] });
  await at(stripe, someone, "2026-03-05T12:00:00Z");
  await deliverAll(stripe, someone);

  stripe.requests.length = 0;
  const customer = await customerOf(someone);
  const reply = await asked({ as: someone });
  const theirs = [...stripe.world.invoices.values()].filter((one) => one.customer === customer);
  const paid = theirs.filter(({ amount_paid }) => amount_paid > 0).reverse();
  expect(paid).toHaveLength(2);
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      card: { brand: "Visa", last4: "4242", expMonth: 12, expYear: 2034 },
      receipts: paid.map((one) => ({
        paidAt: one.status_transitions.paid_at,
        amountMinor: 499,
        currency: "gbp",
        url: one.hosted_invoice_url,
      })),
    },
  ]);
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  const subjects = stripe.requests.map(({ path, parameters }) => `${path}?${parameters}`);
  expect(subjects).toHaveLength(3);
  for (const subject of subjects) expect(subject).toContain(customer);

  await appAt(other, "2026-03-05T12:00:00Z");
  const others = (await asked({ as: other })).body;
  expect(others).toMatchObject({ card: { last4: "0341" }, receipts: [] });
});

test("After a change of the card the new one is told", async () => {
  await subscribe(stripe, someone);
  const setupIntentId = await agreedSetup(stripe, someone, "declines_charges");
  await call(card, "POST", "/api/subscription/payment-method", { as: someone, body: { setupIntentId } });
  expect((await asked({ as: someone })).body).toMatchObject({ card: { last4: "0341" } });
});

test("Who is signed out is told nothing, and for who never subscribed Stripe isn't asked", async () => {
  stripe.requests.length = 0;
  expect((await asked({ as: newBrowser() })).status).toBe(401);
  const reply = await asked({ as: someone });
  expect([reply.status, reply.body]).toEqual([200, NO_PAYMENTS]);
  expect(stripe.requests).toEqual([]);
});

test("While Stripe is away the call says so, in our words", async () => {
  await subscribe(stripe, someone);
  for (const path of ["/v1/invoices", "/v1/customers/", "/v1/subscriptions"]) {
    stripe.faults.push(...Array(2).fill({ path, fault: "reset_before" }));
    const reply = await asked({ as: someone });
    expect([reply.status, reply.body]).toEqual([503, { message: expect.stringMatching(/can't reach/) }]);
    stripe.faults.length = 0;
  }
  expect((await asked({ as: someone })).status).toBe(200);
});
