import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/lib/ground/seeded-random";
import { presentOf, recordOf } from "@/lib/subscriptions/billing/stripe-client";
import { LOOPBACK_PRICE, newWorld, type World } from "@/tests/support/loopback-stripe/world";
import { sampleSize } from "@/tests/support/sample-size";
import { newCustomer, newLife, pick, type Random } from "@/tests/support/stripe-life";
import { trialRecord } from "@/tests/support/trial-record";
import { changeBetween, type SubscriptionChange, settle } from "./change-subscription";
import { withoutSubscription } from "./rules";
import type { SubscriptionRecord } from "./schema";

const START = new Date("2026-01-29T10:00:00Z");

/** The database's row, and everybody who waits for an answer or a turn. */
interface Scene {
  world: World;
  customer: string;
  random: Random;
  row: { record: SubscriptionRecord | null; version: number };
  waiting: (() => void)[];
  underWay: number;
  undelivered: string[];
}

function newScene(seed: number): Scene {
  const world = newWorld(LOOPBACK_PRICE, START);
  const customer = newCustomer(world);
  const row = { record: withoutSubscription("stripe", customer), version: 0 };
  return { world, customer, random: seededRandom(seed), row, waiting: [], underWay: 0, undelivered: [] };
}

/** What Stripe answers, in two calls, between which anything may happen. */
async function truth(scene: Scene, pause: () => Promise<void>): Promise<SubscriptionRecord> {
  const { world, customer } = scene;
  await pause();
  const mine = [...world.subscriptions.values()].filter((one) => one.customer === customer);
  const found = presentOf(mine as unknown as Parameters<typeof presentOf>[0]);
  if (!found) return withoutSubscription("stripe", customer);
  const present = structuredClone(found);
  await pause();
  const invoices = [...world.invoices.values()].filter(
    ({ parent, status }) => parent.subscription_details.subscription === present.id && status === "paid",
  );
  const paid = invoices as unknown as Parameters<typeof recordOf>[1];
  await pause();
  return recordOf(present, paid, new Date(world.clock * 1000));
}

/** One delivery of an event. Which one it is says nothing: the truth is asked for. */
async function deliver(scene: Scene, event: string): Promise<void> {
  const { row, waiting } = scene;
  const pause = () => new Promise<void>((resolve) => void waiting.push(resolve));
  scene.underWay += 1;
  const change = await settle({
    read: async () => ({ ...row }),
    ask: () => truth(scene, pause),
    store: async (before, after) => {
      await pause();
      if (row.version !== before.version) return false;
      Object.assign(row, { record: after, version: row.version + 1 });
      return true;
    },
    rest: pause,
  });
  scene.underWay -= 1;
  // Answered with an error, it is sent again.
  if (!change) scene.undelivered.push(event);
}

/** Lets a life happen while its events arrive in any order, late, twice, and overtake each other half-way. */
async function live(seed: number): Promise<Scene> {
  const scene = newScene(seed);
  const { random, world, waiting, undelivered } = scene;
  const steps = newLife(random);
  while (steps.length + undelivered.length + scene.underWay > 0) {
    const chance = random();
    if (steps.length > 0 && chance < 0.2) {
      const heard = world.events.length;
      steps.shift()?.(world, scene.customer);
      undelivered.push(...world.events.slice(heard).map(({ id }) => id));
    } else if (undelivered.length > 0 && chance < 0.45) {
      const event = pick(random, undelivered);
      if (random() < 0.8) undelivered.splice(undelivered.indexOf(event), 1);
      void deliver(scene, event);
    } else if (waiting.length > 0) {
      waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.();
      await new Promise<void>((resolve) => queueMicrotask(resolve));
    }
    // What was let go on gets as far as its next pause.
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  }
  return scene;
}

test("Thousands of lives, their events in any order: what is stored in the end is how it stands at Stripe", async () => {
  const lives = sampleSize(10_000);
  const ends = new Map<string, number>();
  for (let seed = 1; seed <= lives; seed++) {
    const scene = await live(seed);
    const asked = truth(scene, async () => {});
    expect({ seed, record: scene.row.record }).toEqual({ seed, record: await asked });
    const status = String(scene.row.record?.status);
    ends.set(status, (ends.get(status) ?? 0) + 1);
  }
  // The lives reach every state there is, or they would prove little.
  for (const status of ["trialing", "active", "past_due", "canceled"]) {
    expect([status, (ends.get(status) ?? 0) > lives / 100]).toEqual([status, true]);
  }
}, 240_000);

test("An older answer never overwrites a newer one", async () => {
  const old = withoutSubscription("stripe", "cus_1");
  const newer: SubscriptionRecord = { ...old, subscriptionId: "sub_1", status: "active" };
  let row: { record: SubscriptionRecord; version: number } = {
    record: { ...old, status: "canceled" },
    version: 7,
  };
  const store = async (before: { version: number | null }, record: SubscriptionRecord) => {
    if (before.version !== row.version) return false;
    row = { record, version: row.version + 1 };
    return true;
  };
  let asked = 0;
  const change = await settle({
    read: async () => row,
    ask: async () => {
      if (asked++ > 0) return newer;
      // While the first answer is on its way, a newer one is stored.
      await store(row, newer);
      return old;
    },
    store,
    rest: async () => {},
  });
  expect(row.record).toEqual(newer);
  expect(change?.after).toEqual(newer);
  expect(asked).toBe(2);
});

test("Whoever is outrun every time gives up, and says so", async () => {
  const settled = settle({
    read: async () => ({ record: null, version: 1 }),
    ask: async () => withoutSubscription("stripe", "cus_1"),
    store: async () => false,
    rest: async () => {},
  });
  expect(await settled).toBe(null);
});

const NOW = new Date("2026-02-10T12:00:00Z");

const trial = trialRecord(new Date("2026-02-11T12:00:00Z"));
const paid: SubscriptionRecord = { ...trial, status: "active", firstPaidAt: NOW };
const owing: SubscriptionRecord = { ...trial, status: "past_due" };
const over: SubscriptionRecord = { ...paid, status: "canceled", endedAt: NOW };
const customer: SubscriptionRecord = { ...trial, status: null, subscriptionId: null };
const incomplete: SubscriptionRecord = { ...paid, status: "incomplete", firstPaidAt: null };
const canceled = (record: SubscriptionRecord) => ({ ...record, cancelAtPeriodEnd: true });

const CASES: readonly [string, SubscriptionRecord | null, SubscriptionRecord, SubscriptionChange | null][] = [
  ["the first subscription", null, trial, "started"],
  ["one after a card was kept only", customer, trial, "started"],
  ["one after another that is over", over, { ...paid, subscriptionId: "sub_2" }, "started"],
  ["a first payment that took a while", incomplete, paid, "started"],
  ["a first payment that is still missing", null, incomplete, null],
  ["a trial that goes over into paid months", trial, paid, null],
  ["a cancelled trial", trial, canceled(trial), "canceled"],
  ["a cancelled month", paid, canceled(paid), "canceled"],
  ["a cancelled month that is owed", owing, canceled(owing), "canceled"],
  ["a cancellation taken back", canceled(paid), paid, "reactivated"],
  ["a payment that failed after the trial", trial, owing, "payment_failed"],
  ["a payment that failed later", paid, owing, "payment_failed"],
  ["a payment that Stripe gave up on", owing, { ...owing, status: "unpaid" }, null],
  ["a payment that went through in the end", owing, paid, "payment_recovered"],
  ["an end that was announced", canceled(paid), { ...over, cancelAtPeriodEnd: true }, null],
  ["an end that nobody announced", paid, over, "ended"],
  ["an end for want of payment", owing, over, "ended"],
  ["an end that is already known", over, over, null],
];

test.each(CASES)("What a member is told of: %s", (_, before, after, change) => {
  expect(changeBetween(before, after, NOW)).toBe(change);
});

test("What has not changed is nothing to tell", () => {
  const record = fc.constantFrom(trial, paid, owing, over, customer, canceled(trial), canceled(paid));
  fc.assert(
    fc.property(record, (same) => {
      expect(changeBetween(same, { ...same }, NOW)).toBeNull();
    }),
  );
});

test("A local trial that the clock carried into its months was told nothing by that", () => {
  const local = { ...trial, provider: "local" as const, trialEnd: new Date("2026-02-09T12:00:00Z") };
  expect(
    changeBetween(
      local,
      canceled({ ...paid, provider: "local", currentPeriodEnd: new Date("2026-03-09T12:00:00Z") }),
      NOW,
    ),
  ).toBe("canceled");
});
