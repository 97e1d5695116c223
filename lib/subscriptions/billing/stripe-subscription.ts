import type Stripe from "stripe";
import { AppError } from "@/lib/ground/errors";
import type { SubscriptionRecord } from "@/lib/subscriptions/record";
import { withoutSubscription } from "@/lib/subscriptions/rules";
import type { Payer } from "./port";
import { isMissing, isOtherRequest, once } from "./stripe-client";
import { agreedPaymentMethod } from "./stripe-customer";
import { payOpenInvoice } from "./stripe-payments";
import { isOver, presentOf, recordFrom, subscriptionsOf, truthOf } from "./stripe-record";

/** Starts the one subscription of a payer, or answers the one that runs already. */
export async function startAtStripe(
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
export async function setRunningOut(
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
