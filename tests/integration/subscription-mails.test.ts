import { beforeEach, expect, test } from "vitest";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as card from "@/app/api/subscription/payment-method/route";
import * as reactivate from "@/app/api/subscription/reactivate/route";
import * as refund from "@/app/api/subscription/refund/route";
import type { OpenDatabase } from "@/lib/db/client";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { mailSettled } from "@/tests/support/mail-queue";
import { mailsTo } from "@/tests/support/outbox";
import { type Member, member } from "@/tests/support/people";
import { call, type Handlers } from "@/tests/support/request";
import { agreedSetup, at, deliverAll, stripeFixture, subscribe } from "@/tests/support/stripe-fixture";

const START = new Date("2026-01-28T22:30:00Z");

let open: OpenDatabase;
let stripe: LoopbackStripe;
let someone: Member;

const fixture = stripeFixture(START);
beforeEach(async () => {
  ({ open, stripe, someone } = fixture);
  await open.prisma.user.update({ where: { id: someone.id }, data: { timeZone: "Europe/Athens" } });
});

async function mails() {
  await mailSettled();
  return mailsTo(process.env.DATA_DIR ?? "", someone.email);
}

/** Several go out side by side, in any order. */
const subjects = async () => (await mails()).map(({ subject }) => subject).sort();
const act = (handlers: Handlers, what: string, body?: unknown) =>
  call(handlers, "POST", `/api/subscription/${what}`, { as: someone, ...(body ? { body } : {}) });

/** Everything Stripe has to say, twice, and a look at the truth besides. */
async function toldAgain(): Promise<void> {
  const { customerId } = await open.prisma.subscription.findUniqueOrThrow({ where: { userId: someone.id } });
  for (let time = 0; time < 2; time++) await deliverAll(stripe, someone);
  await syncSubscription(customerId);
}

test("Start, cancel and reactivate are each confirmed by one mail, however often Stripe tells of them", async () => {
  await subscribe(stripe, someone);
  await toldAgain();
  expect((await act(cancel, "cancel")).status).toBe(200);
  expect((await act(cancel, "cancel")).status).toBe(200);
  await toldAgain();
  expect((await act(reactivate, "reactivate")).status).toBe(200);
  await toldAgain();

  const found = await mails();
  expect(found).toHaveLength(3);
  const [welcome, canceled, reactivated] = ["Welcome", "cancelled", "carry on"].map((word) =>
    found.find(({ subject }) => subject?.includes(word)),
  );
  // The trial's end is 1 February by the member's own clock.
  expect(welcome?.text).toContain("It ends on Sunday 1 February at 00:30.");
  expect(canceled?.text).toContain("You'll keep your access until 1 February 2026.");
  expect(reactivated?.text).toContain("£4.99 on 1 February 2026");
});

test("A payment that fails and one that goes through are told once, found out by a webhook or by an act", async () => {
  await subscribe(stripe, someone, "declines_charges");
  await at(stripe, someone, "2026-02-01T12:00:00Z");
  await toldAgain();
  expect(
    (await act(card, "payment-method", { setupIntentId: await agreedSetup(stripe, someone) })).status,
  ).toBe(200);
  await toldAgain();
  expect(await subjects()).toEqual([
    "Welcome to Hearten",
    "Your payment didn't go through",
    "Your payment went through",
  ]);
});

test("A refund is told by a mail of its own, and the end that comes with it by no other", async () => {
  await subscribe(stripe, someone);
  await at(stripe, someone, "2026-02-01T12:00:00Z");
  await toldAgain();
  expect((await act(refund, "refund")).status).toBe(200);
  expect((await act(refund, "refund")).status).toBe(200);
  await toldAgain();
  expect(await subjects()).toEqual(["Welcome to Hearten", "Your payment is on its way back"]);
});

test("An end that was announced is not told again; one that nobody announced is", async () => {
  await subscribe(stripe, someone);
  await act(cancel, "cancel");
  await at(stripe, someone, "2026-02-02T12:00:00Z");
  await toldAgain();
  expect(await subjects()).toEqual(["Welcome to Hearten", "Your subscription is cancelled"]);

  someone = await member(open.prisma, "none");
  await subscribe(stripe, someone);
  const { customerId } = await open.prisma.subscription.findUniqueOrThrow({ where: { userId: someone.id } });
  stripe.deleteCustomer(customerId);
  await toldAgain();
  expect(await subjects()).toEqual(["Welcome to Hearten", "Your subscription has ended"]);
});

test("Mails say the price that the member agreed to, whatever a new subscription costs", async () => {
  await subscribe(stripe, someone);
  for (const { items } of stripe.world.subscriptions.values())
    for (const item of items.data) item.price = { ...item.price, unit_amount: 650, currency: "eur" };
  await act(cancel, "cancel");
  await act(reactivate, "reactivate");
  const reactivated = (await mails()).find(({ subject }) => subject?.includes("carry on"));
  expect(reactivated?.text).toContain("Your next payment is €6.50");
});
