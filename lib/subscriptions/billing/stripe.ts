import type Stripe from "stripe";
import { PRICE } from "@/lib/config/policy";
import type { StripeConfig } from "@/lib/config/vendor-settings";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { withoutSubscription } from "@/lib/subscriptions/rules";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";
import type { BillingNotice, BillingService, Payer } from "./port";
import {
  type From,
  inOurWords,
  isMissing,
  isOtherRequest,
  isOver,
  listInOurWords,
  once,
  presentOf,
  recordFrom,
  stripeClient,
  subscriptionsOf,
  truthOf,
} from "./stripe-client";
import {
  agreedPaymentMethod,
  customersFor,
  deleteCustomer,
  everySubscriptionAt,
  giveTo,
  idOf,
  newSetupIntent,
} from "./stripe-customer";
import { changeCard, paymentsAt, payOpenInvoice, refundAndEnd, refundAt } from "./stripe-payments";

/** Billing through Stripe. Nothing of Stripe's own shapes or errors leaves it. */
export function stripeBilling(config: StripeConfig): BillingService {
  const stripe = stripeClient(config);
  const assertPrice = priceGuard(stripe, config.priceId);
  return {
    provider: "stripe",
    takesPayment: true,

    createSetupIntent: (payer) =>
      inOurWords(async () => {
        await assertPrice();
        const { customerId, intent } = await newSetupIntent(stripe, payer);
        const { publishableKey } = config;
        return { clientSecret: intent.client_secret ?? "", publishableKey, customerId };
      }),

    startSubscription: (payer, setupIntentId, trialDays) =>
      inOurWords(async () => {
        await assertPrice();
        return startAtStripe(stripe, config.priceId, payer, setupIntentId, trialDays);
      }),

    cancelAtPeriodEnd: (record) => inOurWords(() => setRunningOut(stripe, record, true)),
    reactivate: (record) => inOurWords(() => setRunningOut(stripe, record, false)),
    currentSubscription: (record) => inOurWords(() => truthOf(stripe, record)),
    changePaymentMethod: (record, setupIntentId) =>
      inOurWords(() => changeCard(stripe, record, setupIntentId)),
    payments: (record) => inOurWords(() => paymentsAt(stripe, record)),
    refundFirstPayment: (record) => inOurWords(() => refundAndEnd(stripe, record)),
    refundOf: (record) => inOurWords(() => refundAt(stripe, record)),
    forgetCustomer: ({ customerId }) => inOurWords(() => deleteCustomer(stripe, customerId)),
    customersOf: (memberId, email) => inOurWords(() => customersFor(stripe, memberId, email)),
    everySubscription: (after) => everySubscriptionAt(stripe, after),
    handOver: (customerId, memberId) => inOurWords(() => giveTo(stripe, customerId, memberId)),
    readNotice: (body, signature) => verifiedNotice(stripe, config.webhookSecret, body, signature),
    noticesSince: (since, after) => noticesAtStripe(stripe, since, after),
  };
}

/**
 * Whether what Stripe would charge is what our screens say. Asked once; nobody subscribes at another price.
 *
 * @returns throws AppError upstream_unavailable while the two differ
 */
function priceGuard(stripe: Stripe, priceId: string): () => Promise<void> {
  let isChecked = false;
  return async () => {
    if (isChecked) return;
    const price = await stripe.prices.retrieve(priceId);
    isChecked = isAdvertised(price);
    if (isChecked) return;
    log.error({ event: "stripe_price_differs" });
    throw new AppError(
      "upstream_unavailable",
      "You can't subscribe at the moment: this server's price isn't set up correctly.",
    );
  };
}

function isAdvertised({ active, unit_amount, currency, recurring }: Stripe.Price): boolean {
  const isMonthly = recurring?.interval === PRICE.interval && recurring.interval_count === 1;
  return active && isMonthly && unit_amount === PRICE.amountMinor && currency === PRICE.currency;
}

const TOLERANCE_SECONDS = 300;

/** @throws AppError invalid_input unless Stripe signed these very bytes within the last five minutes */
function verifiedNotice(
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
async function* noticesAtStripe(
  stripe: Stripe,
  since: Date,
  after: string | null,
): AsyncIterable<BillingNotice> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const list = (from: From) => stripe.events.list({ ...from, created, limit: 100 });
  for await (const event of listInOurWords(list, after)) yield noticeOf(event);
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

/** Starts the one subscription of a payer, or answers the one that runs already. */
async function startAtStripe(
  stripe: Stripe,
  price: string,
  payer: Payer,
  setupIntentId: string,
  trialDays: number,
): Promise<SubscriptionRecord> {
  const method = await agreedPaymentMethod(stripe, payer.customerId, setupIntentId);
  const customer = payer.customerId ?? "";
  const present = presentOf(await subscriptionsOf(stripe, customer));
  if (present && !isOver(present) && present.status !== "incomplete") return recordFrom(stripe, present);
  await stripe.customers.update(customer, {
    email: payer.email,
    invoice_settings: { default_payment_method: method },
  });
  if (present?.status === "incomplete") await payOpenInvoice(stripe, present, setupIntentId);
  else await create(stripe, { customer, price, trialDays, after: present?.id ?? "none" });
  return truthOf(stripe, withoutSubscription("stripe", customer));
}

interface NewSubscription {
  customer: string;
  price: string;
  trialDays: number;
  /** The one before, which is over. */
  after: string;
}

/** Under one key there is one subscription: every tab, click and retry after the same one before sends the same. */
async function create(stripe: Stripe, wanted: NewSubscription): Promise<void> {
  const { customer, price, trialDays, after } = wanted;
  const body: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price }],
    ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
    // A first payment that fails leaves one subscription to be paid, not one more with each card.
    payment_behavior: "allow_incomplete",
  };
  try {
    await once(`subscription-${customer}-after-${after}`, (options) =>
      stripe.subscriptions.create(body, options),
    );
  } catch (error) {
    // Another tab was first, with or without the trial: what it began is what there is.
    if (!isOtherRequest(error)) throw error;
  }
}

/** Lets a subscription run out, or not. */
async function setRunningOut(
  stripe: Stripe,
  record: SubscriptionRecord,
  runsOut: boolean,
): Promise<SubscriptionRecord> {
  const id = record.subscriptionId ?? "";
  try {
    const present = await stripe.subscriptions.retrieve(id);
    if (isOver(present)) throw nothingRuns();
    // A date set in Stripe's dashboard is taken back by itself; Stripe takes only one of the two at a time.
    const hasOwnDate = present.cancel_at !== null && !present.cancel_at_period_end;
    if (runsOut !== (hasOwnDate || present.cancel_at_period_end)) {
      await stripe.subscriptions.update(
        id,
        hasOwnDate ? { cancel_at: "" } : { cancel_at_period_end: runsOut },
      );
    }
  } catch (error) {
    throw isMissing(error) ? nothingRuns() : error;
  }
  return truthOf(stripe, record);
}

function nothingRuns(): AppError {
  return new AppError("conflict", "You don't have a subscription at the moment.");
}
