import Stripe from "stripe";
import type { StripeConfig } from "@/lib/config/billing-settings";
import { BRAND } from "@/lib/config/brand";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";

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
