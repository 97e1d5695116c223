import type Stripe from "stripe";
import { now } from "@/lib/clock";
import { type SubscriptionRecord, withoutSubscription } from "@/lib/subscriptions/rules";
import { isMissing } from "./stripe-failure";
import { presentOf, recordOf } from "./stripe-record";

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
