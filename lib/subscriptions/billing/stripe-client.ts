import Stripe from "stripe";
import { BRAND } from "@/lib/config/brand";
import type { StripeConfig } from "@/lib/config/vendor-settings";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { withoutSubscription } from "@/lib/subscriptions/rules";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";

/** A member waits for most calls, and some take several: better a clear failure than a long one. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function stripeClient({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase ? hostOf(new URL(apiBase)) : {}),
  });
}

function hostOf(url: URL): { protocol: "http" | "https"; host: string; port: string } {
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { protocol, host: url.hostname, port: url.port || (protocol === "http" ? "80" : "443") };
}

/** Runs a conversation with Stripe; whatever goes wrong in it leaves in our own words. */
export async function inOurWords<T>(conversation: () => Promise<T>): Promise<T> {
  try {
    return await conversation();
  } catch (error) {
    throw asAppError(error);
  }
}

/** Where a list begins: with the first, or after one that was read already. */
export type From = { starting_after?: string };

/** A list of Stripe's to its end, page by page. One that is to begin after what Stripe no longer knows begins anew. */
export async function* listInOurWords<T>(
  list: (from: From) => AsyncIterable<T>,
  after: string | null,
): AsyncIterable<T> {
  let items = list(after === null ? {} : { starting_after: after })[Symbol.asyncIterator]();
  const anew = (error: unknown) => {
    if (after === null || !isMissing(error)) throw error;
    items = list({})[Symbol.asyncIterator]();
    return items.next();
  };
  let next = await inOurWords(() => items.next().catch(anew));
  while (!next.done) {
    yield next.value;
    next = await inOurWords(() => items.next());
  }
}

/** Whether Stripe no longer has the thing that was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Whether the same idempotency key came before with another request. */
export function isOtherRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/** Stripe's words for a declined card are written for the one who pays; all its others are for its developers. */
function asAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) return new AppError("conflict", declineWords(error));
  log.error({ event: "stripe_failed", kind: error.type, code: error.code, requestId: error.requestId });
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new AppError(
      "conflict",
      `That change didn't go through. Please reload the page and try again, or write to ${BRAND.supportEmail}.`,
    );
  }
  return new AppError(
    "upstream_unavailable",
    "We can't reach the payment service at the moment. Nothing has changed, so please try again.",
  );
}

function declineWords(error: Stripe.errors.StripeCardError): string {
  if (error.code === "invoice_payment_intent_requires_action") {
    return "Your bank wants to confirm this payment itself. Please try another card, or ask your bank.";
  }
  return error.message;
}

/**
 * Sends under an idempotency key, so that twice is once. Stripe keeps failures of its own under a key too, for a day
 * (docs.stripe.com/api/idempotent_requests): one that it only repeats is over, and the same is sent under a second key.
 */
export async function once<T>(key: string, send: (options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
  try {
    return await send({ idempotencyKey: key });
  } catch (error) {
    if (!isKeptFailure(error)) throw error;
    return send({ idempotencyKey: `${key}-again` });
  }
}

function isKeptFailure(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (error.statusCode ?? 0) >= 500 && error.headers?.["idempotent-replayed"] === "true";
}

type Status = NonNullable<SubscriptionRecord["status"]>;

/** The one of a customer's subscriptions that counts: one that is not over, the newest of these. */
export function presentOf(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const byRank = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  return byRank[0] ?? null;
}

export function isOver({ status }: Pick<Stripe.Subscription, "status">): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** A subscription of Stripe's in our words, as it stands at an instant. */
export function recordOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  now: Date,
): SubscriptionRecord {
  const { customer, cancel_at, cancel_at_period_end } = subscription;
  const price = subscription.items.data[0]?.price;
  return {
    provider: "stripe",
    customerId: typeof customer === "string" ? customer : customer.id,
    subscriptionId: subscription.id,
    status: statusOf(subscription, now),
    startedAt: instant(subscription.start_date),
    trialEnd: instant(subscription.trial_end),
    // A cancellation made in Stripe's dashboard can name a date of its own.
    currentPeriodEnd: instant(cancel_at ?? latestPeriodEnd(subscription)),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    endedAt: instant(subscription.ended_at),
    firstPaidAt: instant(paidInvoices(invoices)[0]?.status_transitions.paid_at ?? null),
    amountMinor: price?.unit_amount ?? null,
    currency: price?.currency ?? null,
  };
}

/** The invoices that money went through for, the first one first. */
export function paidInvoices(invoices: readonly Stripe.Invoice[]): Stripe.Invoice[] {
  const paidAt = (invoice: Stripe.Invoice) => invoice.status_transitions.paid_at ?? 0;
  return invoices
    .filter((invoice) => invoice.status === "paid" && invoice.amount_paid > 0)
    .sort((a, b) => paidAt(a) - paidAt(b));
}

function rank(subscription: Stripe.Subscription): number {
  const ORDER: readonly Status[] = ["active", "trialing", "past_due", "unpaid", "incomplete", "canceled"];
  return ORDER.indexOf(plainStatus(subscription));
}

/** Stripe moves a trial on some minutes after its end; whoever goes on is not locked out until then. */
function statusOf(subscription: Stripe.Subscription, now: Date): Status {
  const { trial_end, cancel_at, cancel_at_period_end } = subscription;
  const status = plainStatus(subscription);
  const goesOn = !cancel_at_period_end && cancel_at === null;
  const isUnderWay = status === "trialing" && trial_end !== null && trial_end * 1000 <= now.getTime();
  return isUnderWay && goesOn ? "active" : status;
}

const STATUSES: Readonly<Record<string, Status>> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  incomplete: "incomplete",
  incomplete_expired: "canceled",
  canceled: "canceled",
};

/** `unpaid`, `paused` for want of a card, and whatever Stripe may add: something is to be put right first. */
function plainStatus({ status }: Stripe.Subscription): Status {
  return STATUSES[status] ?? "unpaid";
}

/** Since 2025 the period stands on each item, no longer on the subscription. */
function latestPeriodEnd({ items }: Stripe.Subscription): number | null {
  const ends = items.data.map((item) => item.current_period_end);
  return ends.length > 0 ? Math.max(...ends) : null;
}

function instant(epochSeconds: number | null): Date | null {
  return epochSeconds === null ? null : new Date(epochSeconds * 1000);
}

/** Every subscription of a customer, the newest first; none where Stripe does not know the customer. */
export async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: "all", limit: 100 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The paid invoices of a subscription. */
export async function paidInvoicesOf(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription, status: "paid", limit: 100 })).data;
}

/** How the subscription of the customer in this record stands. */
export async function truthOf(stripe: Stripe, record: SubscriptionRecord): Promise<SubscriptionRecord> {
  const present = presentOf(await subscriptionsOf(stripe, record.customerId));
  if (present) return recordFrom(stripe, present);
  if (!record.subscriptionId) return withoutSubscription("stripe", record.customerId);
  // Stripe forgot the customer with all they had.
  return { ...record, status: "canceled", endedAt: record.endedAt ?? now() };
}

export async function recordFrom(stripe: Stripe, present: Stripe.Subscription): Promise<SubscriptionRecord> {
  return recordOf(present, await paidInvoicesOf(stripe, present.id), now());
}
