import type Stripe from "stripe";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import type { BillingNotice } from "./port";
import { pagesInOurWords } from "./stripe-client";
import { idOf } from "./stripe-customer";

const TOLERANCE_SECONDS = 300;

/** @throws AppError invalid_input unless Stripe signed these very bytes within the last five minutes */
export function verifiedNotice(
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  signature: string | null,
): BillingNotice {
  try {
    return noticeOf(
      stripe.webhooks.constructEvent(
        Buffer.from(body),
        signature ?? "",
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now().getTime(),
      ),
    );
  } catch (error) {
    log.warn({ event: "stripe_notice_refused", kind: error instanceof Error ? error.name : typeof error });
    throw new AppError("invalid_input", "This is not a message that the payment service signed.");
  }
}

/** What Stripe told since an instant; it keeps thirty days. */
export async function* noticesAtStripe(stripe: Stripe, since: Date): AsyncIterable<BillingNotice> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const event of pagesInOurWords(stripe.events.list({ created, limit: 100 })))
    yield noticeOf(event);
}

/** Only these kinds can change how a subscription stands; the rest is noted and left alone. */
const CHANGES = /^(customer\.(subscription\.|deleted$)|invoice\.|charge\.refunded$)/;

function noticeOf({ id, type, data }: Stripe.Event): BillingNotice {
  return { id, type, customerId: CHANGES.test(type) ? customerOf(data.object) : null };
}

function customerOf(object: object): string | null {
  if ("object" in object && object.object === "customer" && "id" in object) return text(object.id);
  if (!("customer" in object)) return null;
  const { customer } = object;
  return isReference(customer) ? idOf(customer) : null;
}

function isReference(value: unknown): value is string | { id: string } {
  if (typeof value === "string") return true;
  return value !== null && typeof value === "object" && "id" in value && typeof value.id === "string";
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
