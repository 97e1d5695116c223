import Stripe from "stripe";
import { AppError } from "@/lib/ground/errors";
import type { SubscriptionRecord } from "@/lib/subscriptions/record";
import type { RefundedPayment } from "./port";
import { isMissing, once } from "./stripe-client";
import { agreedPaymentMethod, idOf } from "./stripe-customer";
import { paidInvoices, paidInvoicesOf, truthOf } from "./stripe-record";

/** Pays with another card from here on, and what is owed at once. */
export async function changeCard(
  stripe: Stripe,
  record: SubscriptionRecord,
  setupIntentId: string,
): Promise<SubscriptionRecord> {
  const { customerId, subscriptionId } = record;
  const method = await agreedPaymentMethod(stripe, customerId, setupIntentId);
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method } });
  const subscription = await stripe.subscriptions.retrieve(subscriptionId ?? "");
  if (subscription.default_payment_method) {
    await stripe.subscriptions.update(subscription.id, { default_payment_method: method });
  }
  await payOpenInvoice(stripe, subscription, setupIntentId);
  return truthOf(stripe, record);
}

/** Only the latest: for months before it the member had no access. */
export async function payOpenInvoice(
  stripe: Stripe,
  { latest_invoice }: Stripe.Subscription,
  setupIntentId: string,
): Promise<void> {
  const id = idOf(latest_invoice);
  if (!id || (await stripe.invoices.retrieve(id)).status !== "open") return;
  try {
    // A decline is kept under its key for a day: another card must be another key, the same card the same one.
    await once(`pay-${id}-${setupIntentId}`, (options) => stripe.invoices.pay(id, {}, options));
  } catch (error) {
    if ((await stripe.invoices.retrieve(id)).status !== "paid") throw error;
  }
}

/** Pays the first payment back in full and ends the subscription at once; each step can be taken again. */
export async function refundAndEnd(stripe: Stripe, record: SubscriptionRecord): Promise<RefundedPayment> {
  const id = record.subscriptionId ?? "";
  const [first] = paidInvoices(await paidInvoicesOf(stripe, id));
  if (!first) throw new AppError("conflict", "Nothing was charged, so there's nothing to refund.");
  const amountMinor = await refund(stripe, first, id);
  await end(stripe, id);
  const { currency } = first;
  return { amountMinor, currency, record: await truthOf(stripe, record) };
}

async function refund(stripe: Stripe, invoice: Stripe.Invoice, subscriptionId: string): Promise<number> {
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: "paid", limit: 1 });
  const payment = payments.data[0]?.payment;
  const [intent, charge] = [idOf(payment?.payment_intent), idOf(payment?.charge)];
  const paid = intent ? { payment_intent: intent } : charge ? { charge } : null;
  if (!paid) throw new AppError("conflict", "This payment can't be refunded here. Please write to us.");
  try {
    const { amount } = await once(`refund-${subscriptionId}`, (options) =>
      stripe.refunds.create({ ...paid, reason: "requested_by_customer" }, options),
    );
    return amount;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded") {
      return invoice.amount_paid;
    }
    throw error;
  }
}

async function end(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId);
  } catch (error) {
    // It is over already.
    if (!isMissing(error)) throw error;
  }
}
