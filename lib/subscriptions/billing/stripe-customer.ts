import type Stripe from "stripe";
import { AppError } from "@/lib/ground/errors";
import type { KnownCustomer, KnownSubscription, Payer } from "./port";
import { type From, isMissing, isOver, listInOurWords, once, subscriptionsOf } from "./stripe-client";

/** A setup intent of this payer's customer, who is met now if they are new: one customer per member. */
export async function newSetupIntent(stripe: Stripe, payer: Payer) {
  const known = payer.customerId ?? (await newCustomer(stripe, payer));
  try {
    return { customerId: known, intent: await setupIntentOf(stripe, known) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Somebody deleted the customer at Stripe.
    const customerId = await newCustomer(stripe, { ...payer, customerId: known });
    return { customerId, intent: await setupIntentOf(stripe, customerId) };
  }
}

function setupIntentOf(stripe: Stripe, customer: string): Promise<Stripe.SetupIntent> {
  // Cards (and the wallets that hold them) say at once whether they work; other ways can fail days later.
  return stripe.setupIntents.create({
    customer,
    usage: "off_session",
    allowed_payment_method_types: ["card"],
  });
}

/**
 * Two tabs at once meet one customer: their key is the same, and so is what they send under it. That is why the
 * address, which can change, is only added once somebody subscribes.
 */
async function newCustomer(stripe: Stripe, { id, customerId }: Payer): Promise<string> {
  const key = customerId ? `customer-${id}-after-${customerId}` : `customer-${id}`;
  return (await once(key, (options) => stripe.customers.create({ metadata: { memberId: id } }, options))).id;
}

/**
 * What a completed setup intent of this customer agreed to pay with.
 *
 * @throws AppError invalid_input when it is another's, unknown or not complete
 */
export async function agreedPaymentMethod(
  stripe: Stripe,
  customerId: string | null,
  setupIntentId: string,
): Promise<string> {
  const intent = await retrieved(stripe, setupIntentId);
  if (!intent || customerId === null || idOf(intent.customer) !== customerId) {
    throw new AppError(
      "invalid_input",
      "We couldn't match this card to your account. Please enter it again.",
      {
        field: "setupIntentId",
      },
    );
  }
  const method = idOf(intent.payment_method);
  if (intent.status !== "succeeded" || !method) {
    throw new AppError("invalid_input", "Your card hasn't been confirmed yet. Please enter it again.", {
      field: "setupIntentId",
    });
  }
  return method;
}

async function retrieved(stripe: Stripe, setupIntentId: string): Promise<Stripe.SetupIntent | null> {
  // Anything else would ask Stripe for another of its addresses.
  if (!/^seti_\w+$/.test(setupIntentId)) return null;
  try {
    return await stripe.setupIntents.retrieve(setupIntentId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

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
    const found = asKnown(customer);
    if (!found) continue;
    const subscriptions = await subscriptionsOf(stripe, customer.id);
    known.push({ ...found, isCharged: subscriptions.some(isCharged) });
  }
  return known;
}

/** The customers come with the subscriptions, so that one list is enough. */
export async function* everySubscriptionAt(
  stripe: Stripe,
  after: string | null,
): AsyncIterable<KnownSubscription> {
  const list = (from: From) =>
    stripe.subscriptions.list({ ...from, status: "all", limit: 100, expand: ["data.customer"] });
  for await (const subscription of listInOurWords(list, after)) {
    const { id, customer, trial_end } = subscription;
    const found = typeof customer === "string" || customer.deleted ? null : asKnown(customer);
    yield {
      id,
      hadTrial: trial_end !== null,
      customer: found && { ...found, isCharged: isCharged(subscription) },
    };
  }
}

/** From here on the customer is this member's; one that Stripe no longer knows is nobody's. */
export async function giveTo(stripe: Stripe, customerId: string, memberId: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { metadata: { memberId } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Null: another application's that shares the account. */
function asKnown({ id, email, metadata }: Stripe.Customer): Omit<KnownCustomer, "isCharged"> | null {
  const { memberId } = metadata;
  return memberId && UUID.test(memberId) ? { customerId: id, memberId, email } : null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A first payment that was declined is not tried again by itself. */
function isCharged(subscription: Stripe.Subscription): boolean {
  return !isOver(subscription) && subscription.status !== "incomplete";
}

/** Ends the customer's subscriptions at once and deletes the customer; Stripe does both in one. */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
