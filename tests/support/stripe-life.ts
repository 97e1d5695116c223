import { deleteCustomer } from "@/tests/support/loopback-stripe/customer-calls";
import { end } from "@/tests/support/loopback-stripe/invoices";
import type { Subscription } from "@/tests/support/loopback-stripe/shapes";
import { begin, retryOpenInvoice, setCancelAtPeriodEnd } from "@/tests/support/loopback-stripe/subscriptions";
import { advance, newId, type World } from "./loopback-stripe/world";

export type Random = () => number;

/** A customer with a card, as the world knows them. */
export function newCustomer(world: World): string {
  const [id, method] = [newId("cus"), newId("pm")];
  world.customers.set(id, {
    id,
    object: "customer",
    created: world.clock,
    email: null,
    metadata: {},
    invoice_settings: { default_payment_method: method },
  });
  world.behaviours.set(method, "works");
  return id;
}

export type Step = (world: World, customer: string) => void;

const DAY = 86_400;

const running = (world: World, customer: string): Subscription | undefined =>
  [...world.subscriptions.values()].find((one) => one.customer === customer && one.ended_at === null);

const ifRunning =
  (act: (world: World, subscription: Subscription) => void): Step =>
  (world, customer) => {
    const subscription = running(world, customer);
    if (subscription) act(world, subscription);
  };

function setCard(world: World, customer: string, behaviour: "works" | "declines_charges"): void {
  const method = world.customers.get(customer)?.invoice_settings.default_payment_method;
  if (method) world.behaviours.set(method, behaviour);
}

/** What can happen in the life of a trial and of what follows it. */
const HAPPENINGS: readonly Step[] = [
  (world) => advance(world, new Date((world.clock + DAY / 2) * 1000)),
  (world) => advance(world, new Date((world.clock + 4 * DAY) * 1000)),
  (world) => advance(world, new Date((world.clock + 32 * DAY) * 1000)),
  ifRunning((world, subscription) => setCancelAtPeriodEnd(world, subscription, true)),
  ifRunning((world, subscription) => setCancelAtPeriodEnd(world, subscription, false)),
  (world, customer) => setCard(world, customer, "declines_charges"),
  (world, customer) => {
    setCard(world, customer, "works");
    const subscription = running(world, customer);
    if (subscription) retryOpenInvoice(world, subscription);
  },
  ifRunning(end),
  (world, customer) => {
    if (running(world, customer)) return;
    startSubscription(world, customer, 0);
  },
];

function startSubscription(world: World, customer: string, trialDays: number): void {
  const [price] = world.prices.values();
  if (!price || world.customers.get(customer)?.deleted) return;
  begin(world, { customer, price, trialDays, paymentBehavior: "allow_incomplete", metadata: {} });
}

/** A life: a trial, then whatever happens, in some lives with the customer's deletion at Stripe as its end. */
export function newLife(random: Random): Step[] {
  const some = Array.from({ length: 3 + Math.floor(random() * 6) }, () => pick(random, HAPPENINGS));
  const steps: Step[] = [(world, customer) => startSubscription(world, customer, 3), ...some];
  const isDeleted = random() < 0.1;
  if (isDeleted) {
    steps.push((world, customer) => {
      if (!world.customers.get(customer)?.deleted) deleteCustomer(world, customer);
    });
  }
  return steps;
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error("Nothing to pick from.");
  return picked;
}
