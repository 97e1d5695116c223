import { beforeEach, expect, test, vi } from "vitest";
import * as cancel from "@/app/api/subscription/cancel/route";
import type { OpenDatabase } from "@/lib/db/client";
import { seededRandom } from "@/lib/ground/seeded-random";
import { runJob } from "@/lib/jobs/run-job";
import { billing } from "@/lib/subscriptions/billing/billing";
import { changeSubscription, readSubscription } from "@/lib/subscriptions/change-subscription";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";
import type { StripeEvent } from "@/tests/support/loopback-stripe/shapes";
import { begin } from "@/tests/support/loopback-stripe/subscriptions";
import { LOOPBACK_PRICE } from "@/tests/support/loopback-stripe/world";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";
import { sampleSize } from "@/tests/support/sample-size";
import {
  appAt,
  at,
  deliver,
  eventsOf,
  post,
  statusOf,
  stripeFixture,
  subscribe,
} from "@/tests/support/stripe-fixture";
import { newCustomer, newLife, pick } from "@/tests/support/stripe-life";

const START = new Date("2026-01-28T09:30:00Z");

// Each makes dozens of calls, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let open: OpenDatabase;
let stripe: LoopbackStripe;
let someone: Member;

const fixture = stripeFixture(START);
beforeEach(() => {
  ({ open, stripe, someone } = fixture);
});

const rowOf = ({ id }: Member) => open.prisma.subscription.findUniqueOrThrow({ where: { userId: id } });

/** The member's subscription ended at Stripe a moment ago, and nobody has told us yet. */
async function endedUntold(): Promise<StripeEvent> {
  await subscribe(stripe, someone);
  stripe.deleteCustomer((await rowOf(someone)).customerId);
  const event = eventsOf(stripe, someone.id).find(({ type }) => type === "customer.subscription.deleted");
  if (!event) throw new Error("Stripe told nothing.");
  return event;
}

test("What Stripe tells is believed, once, however often it tells it", async () => {
  const event = await endedUntold();
  const replies = await Promise.all([1, 2, 3].map(() => deliver(stripe, event)));
  replies.push(await deliver(stripe, event));
  for (const { status, body } of replies) expect([status, body]).toEqual([200, { received: true }]);

  expect(await statusOf(someone)).toMatchObject({ status: "canceled", needsSetup: true });
  expect(await open.prisma.billingEvent.findMany({ where: { id: event.id } })).toMatchObject([
    { type: "customer.subscription.deleted", processedAt: START },
  ]);
  const asked = stripe.requests.length;
  await deliver(stripe, event);
  expect(stripe.requests.length).toBe(asked);
});

test("An answer that was outrun on its way is asked for again, and never stored over the newer one", async () => {
  await subscribe(stripe, someone);
  const answers: (string | null)[] = [];
  await changeSubscription(someone.id, async (present) => {
    if (!present) throw new Error("Nothing is stored.");
    const answer = await billing().currentSubscription(present);
    answers.push(answer.status);
    if (answers.length === 1) {
      stripe.deleteCustomer(present.customerId);
      await syncSubscription(present.customerId);
    }
    return answer;
  });
  expect(answers).toEqual(["trialing", "canceled"]);
  expect((await rowOf(someone)).status).toBe("canceled");
});

test("A wrong signature, an old one, none, and a single changed byte are refused, and nothing changes", async () => {
  const event = await endedUntold();
  const { body, signature } = stripe.signed(event);
  const before = await rowOf(someone);
  const minutesAgo = (minutes: number) => new Date(START.getTime() - minutes * 60_000);
  const old = stripe.signed(event, minutesAgo(5.1));
  const refused: [string, Record<string, string>][] = [
    [body, { "stripe-signature": signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")) }],
    [body, { "stripe-signature": signature.replace(/^t=\d+/, `t=${START.getTime() / 1000 - 1}`) }],
    [body, { "stripe-signature": "" }],
    [body, {}],
    [body.replace('"livemode": false', '"livemode": False'), { "stripe-signature": signature }],
    [`${body} `, { "stripe-signature": signature }],
    [body.slice(0, -1), { "stripe-signature": signature }],
    ["", { "stripe-signature": signature }],
    [old.body, { "stripe-signature": old.signature }],
  ];
  for (const [raw, headers] of refused) {
    const reply = await post(raw, headers);
    expect([reply.status, reply.body]).toEqual([400, { message: expect.stringContaining("signed") }]);
  }
  expect((await post("x".repeat(1024 * 1024 + 1))).status).toBe(400);
  expect(await rowOf(someone)).toEqual(before);
  expect(await open.prisma.billingEvent.count({ where: { id: event.id } })).toBe(0);

  const recent = stripe.signed(event, minutesAgo(4.9));
  expect((await post(recent.body, { "stripe-signature": recent.signature })).status).toBe(200);
  expect((await rowOf(someone)).status).toBe("canceled");
});

test("Kinds that are unknown, and customers who are nobody's here, are taken and left alone", async () => {
  const event = await endedUntold();
  const before = await rowOf(someone);
  const strangers: StripeEvent[] = [
    { ...event, id: "evt_kind", type: "climate.order.delivered" },
    { ...event, id: "evt_new", type: "something.quite.new", data: { object: {} } },
    { ...event, id: "evt_who", data: { object: { object: "subscription", customer: "cus_of_another_app" } } },
    { ...event, id: "evt_odd", data: { object: { object: "subscription", customer: 3 } } },
  ];
  for (const stranger of strangers) expect((await deliver(stripe, stranger)).status).toBe(200);
  expect(await rowOf(someone)).toEqual(before);
});

test("While Stripe can't be asked, it is told to come again, and the next time heals", async () => {
  const event = await endedUntold();
  stripe.faults.push(...Array(3).fill({ path: "/v1/subscriptions", fault: "error_500" }));
  expect((await deliver(stripe, event)).status).toBe(503);
  expect(await open.prisma.billingEvent.findUnique({ where: { id: event.id } })).toMatchObject({
    processedAt: null,
  });
  stripe.faults.length = 0;
  expect((await deliver(stripe, event)).status).toBe(200);
  expect((await rowOf(someone)).status).toBe("canceled");
});

test("After a crash between taking an event and storing what it led to, either way heals", async () => {
  for (const heal of [deliver, reconcileSubscriptions] as const) {
    someone = await member(open.prisma, "none");
    const event = await endedUntold();
    // All that a process that was killed there leaves behind.
    const { customerId } = await rowOf(someone);
    await open.prisma.billingEvent.create({ data: { id: event.id, type: event.type, customerId } });
    if (heal === deliver) await heal(stripe, event);
    else await reconcileSubscriptions();
    expect((await rowOf(someone)).status).toBe("canceled");
    expect((await open.prisma.billingEvent.findUnique({ where: { id: event.id } }))?.processedAt).not.toBe(
      null,
    );
  }
});

test("With webhooks off for a day, reconciliation repairs everybody, and has nothing to do the next time", async () => {
  const paying = someone;
  await subscribe(stripe, paying);
  const declined = await member(open.prisma, "none");
  await subscribe(stripe, declined, "declines_charges");
  const cancelled = await member(open.prisma, "none");
  await subscribe(stripe, cancelled);
  await call(cancel, "POST", "/api/subscription/cancel", { as: cancelled });
  const neverStored = await member(open.prisma, "none");
  await subscribe(stripe, neverStored);
  await open.prisma.subscription.update({
    where: { userId: neverStored.id },
    data: { status: null, subscriptionId: null, startedAt: null, trialEnd: null, currentPeriodEnd: null },
  });
  const inTrial = await member(open.prisma, "none");
  await at(stripe, paying, "2026-01-31T05:00:00Z");
  await subscribe(stripe, inTrial);
  await at(stripe, paying, "2026-02-01T05:00:00Z");

  const stored = () => Promise.all([paying, declined, cancelled, neverStored, inTrial].map(rowOf));
  expect((await stored()).map(({ status }) => status)).toEqual([
    ...["trialing", "trialing", "trialing", null, "trialing"],
  ]);
  const [first, second] = await Promise.all([reconcileSubscriptions(), reconcileSubscriptions()]);
  expect([first.failed, second.failed]).toEqual([0, 0]);
  expect((await stored()).map(({ status }) => status)).toEqual([
    ...["active", "past_due", "canceled", "active", "trialing"],
  ]);
  expect(await reconcileSubscriptions()).toMatchObject({ changed: 0, failed: 0 });
});

test("One customer who can't be asked about does not keep the others from being repaired", async () => {
  const other = await member(open.prisma, "none");
  for (const who of [someone, other]) await subscribe(stripe, who);
  await at(stripe, someone, "2026-01-31T11:00:00Z");
  await reconcileNotices();
  const { customerId: about } = await rowOf(someone);
  stripe.faults.push(...Array(3).fill({ path: "/v1/subscriptions", about, fault: "error_500" }));
  expect((await reconcileSubscriptions()).failed).toBe(1);
  expect([(await rowOf(someone)).status, (await rowOf(other)).status]).toEqual(["trialing", "active"]);
  expect((await reconcileSubscriptions()).failed).toBe(0);
  expect([(await rowOf(someone)).status, (await rowOf(other)).status]).toEqual(["active", "active"]);
});

test("Told to stop, reconciliation ends between two customers, and the next time repairs the rest", async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => member(open.prisma, "none")));
  const members = [someone, ...others];
  for (const who of members) await subscribe(stripe, who);
  await at(stripe, someone, "2026-01-31T11:00:00Z");
  await reconcileNotices();
  const stop = new AbortController();
  const service = billing();
  const ask = service.currentSubscription.bind(service);
  const asked = vi.spyOn(service, "currentSubscription").mockImplementation((record) => {
    stop.abort();
    return ask(record);
  });
  const statuses = async () => (await Promise.all(members.map(rowOf))).map(({ status }) => status);
  try {
    expect((await reconcileSubscriptions(stop.signal)).checked).toBeLessThanOrEqual(4);
    expect(await statuses()).toContain("trialing");
  } finally {
    asked.mockRestore();
  }
  expect((await reconcileSubscriptions()).failed).toBe(0);
  expect(new Set(await statuses())).toEqual(new Set(["active"]));
});

test("However soon each of the scheduler's calls is cut off, together they ask about everybody in turn", async () => {
  await nobodySubscribed();
  const members = [
    someone,
    ...(await Promise.all(Array.from({ length: 7 }, () => member(open.prisma, "none")))),
  ];
  for (const who of members) await subscribe(stripe, who);
  await at(stripe, someone, "2026-01-31T11:00:00Z");
  await reconcileNotices();
  const ask = vi.spyOn(billing(), "currentSubscription");
  const askedAbout = () => ask.mock.calls.map(([{ customerId }]) => customerId);
  try {
    for (let call = 0; call < 4 && ask.mock.calls.length < members.length; call++) {
      const stop = new AbortController();
      const before = ask.mock.calls.length;
      ask.mockImplementation(async (record) => {
        if (ask.mock.calls.length >= before + 2) stop.abort();
        return record;
      });
      await runJob("reconcile", undefined, stop.signal);
    }
    expect(new Set(askedAbout())).toEqual(
      new Set((await Promise.all(members.map(rowOf))).map((row) => row.customerId)),
    );
    expect(askedAbout()).toHaveLength(members.length);
  } finally {
    ask.mockRestore();
  }
});

test("Nor does it matter how long the lists are that Stripe keeps", async () => {
  await nobodySubscribed();
  const customer = newCustomer(stripe.world);
  const forgotten = await member(open.prisma, "none");
  await subscribe(stripe, forgotten);
  await open.prisma.subscription.delete({ where: { userId: forgotten.id } });
  for (let count = 0; count < 450; count++) {
    begin(stripe.world, { ...OTHERS, customer, price: LOOPBACK_PRICE });
  }
  await reconcileNotices();
  let place: string | null = null;
  const keep = async (kept: string | null) => {
    place = kept;
  };
  for (let call = 0; call === 0 || (place !== null && call < 100); call++) {
    let looked = 0;
    // Stopped when it has looked nine times whether it is: after some pages of a list, or a few customers.
    const signal = {
      get aborted() {
        return looked++ >= 9;
      },
    } as AbortSignal;
    await reconcileSubscriptions(signal, { from: place, keep });
  }
  expect(place).toBeNull();
  expect((await rowOf(forgotten)).status).toBe("trialing");
});

async function nobodySubscribed(): Promise<void> {
  const { customers, subscriptions, invoices, events } = stripe.world;
  for (const each of [customers, subscriptions, invoices]) each.clear();
  events.length = 0;
  await open.prisma.subscription.deleteMany();
}

const OTHERS = { trialDays: 3, paymentBehavior: "allow_incomplete", metadata: {} };

/** As if every event had arrived and led to nothing. */
async function reconcileNotices(): Promise<void> {
  const data = stripe.world.events.map(({ id, type }) => ({ id, type, processedAt: new Date() }));
  await open.prisma.billingEvent.createMany({ data, skipDuplicates: true });
}

test("Lives through the handler, three events at a time in any order: stored is how it stands at Stripe", async () => {
  for (let seed = 1; seed <= sampleSize(80); seed++) {
    const random = seededRandom(seed);
    stripe.world.clock = START.getTime() / 1000;
    vi.setSystemTime(START);
    const customer = await memberlessCustomer(seed);
    const heard = stripe.world.events.length;
    for (const step of newLife(random).slice(0, 3)) step(stripe.world, customer);
    vi.setSystemTime(new Date(stripe.world.clock * 1000));

    const events = stripe.world.events.slice(heard);
    const again = Array.from({ length: 3 }, () => pick(random, events));
    const queue = [...events, ...again].sort(() => random() - 0.5);
    const postman = async () => {
      for (let event = queue.pop(); event; event = queue.pop()) {
        expect((await deliver(stripe, event)).status).toBe(200);
      }
    };
    await Promise.all([postman(), postman(), postman()]);

    const { userId } = await open.prisma.subscription.findUniqueOrThrow({ where: { customerId: customer } });
    const { record } = await readSubscription(open.prisma, userId);
    if (!record) throw new Error("Nothing is stored.");
    expect({ seed, record }).toEqual({ seed, record: await billing().currentSubscription(record) });
    // Work that falls due later is the next life's no more.
    stripe.world.due.length = 0;
  }
}, 300_000);

/** A customer whose member needs no password: hashing so many would take longer than all the rest. */
async function memberlessCustomer(seed: number): Promise<string> {
  const customerId = newCustomer(stripe.world);
  const { id: userId } = await open.prisma.user.create({ data: { email: `life-${seed}@hearten.test` } });
  await open.prisma.subscription.create({ data: { userId, provider: "stripe", customerId } });
  return customerId;
}

test("Nothing of a member stands in what is kept of Stripe's events", async () => {
  await subscribe(stripe, someone);
  for (const event of eventsOf(stripe, someone.id)) await deliver(stripe, event);
  await appAt(someone, START);
  const kept = JSON.stringify(await open.prisma.billingEvent.findMany());
  expect(kept).not.toContain(someone.email);
  expect(kept).not.toContain(someone.id);
});
