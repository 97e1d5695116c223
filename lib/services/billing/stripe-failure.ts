import Stripe from "stripe";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** Runs a conversation with Stripe; whatever goes wrong in it leaves in our own words. */
export async function inOurWords<T>(conversation: () => Promise<T>): Promise<T> {
  try {
    return await conversation();
  } catch (error) {
    throw asAppError(error);
  }
}

/** A list of Stripe's to its end, page by page. */
export async function* pagesInOurWords<T>(list: AsyncIterable<T>): AsyncIterable<T> {
  const items = list[Symbol.asyncIterator]();
  for (;;) {
    const next = await inOurWords(() => items.next());
    if (next.done) return;
    yield next.value;
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
  if (error instanceof Stripe.errors.StripeCardError) return new AppError("conflict", cardWords(error));
  log.error({ event: "stripe_failed", kind: error.type, code: error.code, requestId: error.requestId });
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new AppError("conflict", "We couldn't do that with this subscription. Please try again.");
  }
  return new AppError(
    "upstream_unavailable",
    "We can't reach the payment service at the moment. Nothing has changed, so please try again.",
  );
}

function cardWords(error: Stripe.errors.StripeCardError): string {
  if (error.code === "invoice_payment_intent_requires_action") {
    return "Your bank wants to confirm this payment itself. Please try another card, or ask your bank.";
  }
  return error.message;
}
