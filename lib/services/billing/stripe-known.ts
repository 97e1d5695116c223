import type Stripe from "stripe";
import type { KnownCustomer } from "./port";
import { idOf } from "./stripe-customer";
import { isMissing, pagesInOurWords } from "./stripe-failure";
import { isOver } from "./stripe-record";
import { subscriptionsOf } from "./stripe-truth";

/**
 * The customers of this member, and those of ours with this address. Stripe's search learns of a customer up to a
 * minute late; one that is younger is met by the idempotency key under which it was made.
 */
export async function customersFor(
  stripe: Stripe,
  memberId: string,
  email: string | null,
): Promise<KnownCustomer[]> {
  // What stands in the query is an id of ours: nothing in it needs escaping.
  const query = `metadata["memberId"]:"${memberId}"`;
  const [theirs, alike] = await Promise.all([
    stripe.customers.search({ query, limit: 100 }),
    email ? stripe.customers.list({ email, limit: 100 }) : { data: [] },
  ]);
  const all = new Map([...theirs.data, ...alike.data].map((customer) => [customer.id, customer]));
  const known: KnownCustomer[] = [];
  for (const customer of all.values()) {
    const subscriptions = await subscriptionsOf(stripe, customer.id);
    const found = asKnown(customer, subscriptions.filter(isCharged).length);
    if (found) known.push(found);
  }
  return known;
}

/** Every customer of ours, from two lists that are read to their ends. */
export async function* everyCustomerOfOurs(stripe: Stripe): AsyncIterable<KnownCustomer> {
  const running = new Map<string, number>();
  for await (const subscription of pagesInOurWords(stripe.subscriptions.list({ limit: 100 }))) {
    const customer = idOf(subscription.customer);
    if (customer && isCharged(subscription)) running.set(customer, (running.get(customer) ?? 0) + 1);
  }
  for await (const customer of pagesInOurWords(stripe.customers.list({ limit: 100 }))) {
    const found = asKnown(customer, running.get(customer.id) ?? 0);
    if (found) yield found;
  }
}

export async function giveTo(stripe: Stripe, customerId: string, memberId: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { metadata: { memberId } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Null: another application's that shares the account. */
function asKnown({ id, email, metadata }: Stripe.Customer, running: number): KnownCustomer | null {
  const { memberId } = metadata;
  if (!memberId || !UUID.test(memberId)) return null;
  return { customerId: id, memberId, email, running };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A first payment that was declined is not tried again by itself. */
function isCharged(subscription: Stripe.Subscription): boolean {
  return !isOver(subscription) && subscription.status !== "incomplete";
}
