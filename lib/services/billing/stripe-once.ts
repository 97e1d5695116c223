import Stripe from "stripe";

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
