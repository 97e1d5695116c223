import Stripe from "stripe";
import { BRAND } from "@/lib/config/brand";
import type { Price } from "@/lib/config/policy";
import { RECEIPTS_LISTED } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import {
  NO_PAYMENTS,
  type PaymentCard,
  type Payments,
  type SubscriptionRecord,
} from "@/lib/subscriptions/schema";
import type { RefundedPayment } from "./port";
import { isMissing, once, paidInvoices, paidInvoicesOf, presentOf, truthOf } from "./stripe-client";
import { agreedPaymentMethod, idOf } from "./stripe-customer";

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

/** What of the first payment was paid back, by whomever; null: nothing. */
export async function refundAt(
  stripe: Stripe,
  { subscriptionId }: SubscriptionRecord,
): Promise<Price | null> {
  const [first] = subscriptionId ? paidInvoices(await paidInvoicesOf(stripe, subscriptionId)) : [];
  const paid = first && (await paymentOf(stripe, first));
  const [refund] = paid ? (await stripe.refunds.list({ ...paid, limit: 1 })).data : [];
  return refund ? { amountMinor: refund.amount, currency: refund.currency } : null;
}

/** What an invoice was paid by, as a refund names it. */
async function paymentOf(stripe: Stripe, invoice: Stripe.Invoice) {
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: "paid", limit: 1 });
  const payment = payments.data[0]?.payment;
  const [intent, charge] = [idOf(payment?.payment_intent), idOf(payment?.charge)];
  return intent ? { payment_intent: intent } : charge ? { charge } : null;
}

async function refund(stripe: Stripe, invoice: Stripe.Invoice, subscriptionId: string): Promise<number> {
  const paid = await paymentOf(stripe, invoice);
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
    // The money is with the bank already; whether it stays there is decided there.
    if (error instanceof Stripe.errors.StripeError && error.code === "charge_disputed") throw disputed();
    throw error;
  }
}

function disputed(): AppError {
  return new AppError(
    "conflict",
    `You've disputed this payment with your bank, so we can't refund it as well. You can cancel instead, or write to ${BRAND.supportEmail}.`,
  );
}

async function end(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId);
  } catch (error) {
    // It is over already.
    if (!isMissing(error)) throw error;
  }
}

/** Somebody looks at a screen that can do without: they are not kept waiting as long as somebody who pays. */
const SOON: Stripe.RequestOptions = { timeout: 5_000, maxNetworkRetries: 1 };

/** What the customer in this record is charged to, and what they paid; nothing where Stripe no longer knows them. */
export async function paymentsAt(stripe: Stripe, { customerId }: SubscriptionRecord): Promise<Payments> {
  try {
    const [card, receipts] = await Promise.all([cardOf(stripe, customerId), receiptsOf(stripe, customerId)]);
    return { card, receipts };
  } catch (error) {
    if (isMissing(error)) return NO_PAYMENTS;
    throw error;
  }
}

/** Stripe charges the subscription's own payment method where it has one, else the customer's. */
async function cardOf(stripe: Stripe, customerId: string): Promise<PaymentCard | null> {
  const [customer, subscriptions] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ["invoice_settings.default_payment_method"] }, SOON),
    stripe.subscriptions.list(
      { customer: customerId, status: "all", limit: 100, expand: ["data.default_payment_method"] },
      SOON,
    ),
  ]);
  if (customer.deleted) return null;
  const method =
    presentOf(subscriptions.data)?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const card = typeof method === "string" ? undefined : method?.card;
  if (!card) return null;
  const { last4, exp_month, exp_year } = card;
  return { brand: BRANDS[card.brand] ?? null, last4, expMonth: exp_month, expYear: exp_year };
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** A receipt's address works for some weeks only: it is asked for anew each time, and never kept. */
async function receiptsOf(stripe: Stripe, customer: string): Promise<Payments["receipts"]> {
  // More than are listed: each trial left an invoice of nothing among them.
  const { data } = await stripe.invoices.list({ customer, status: "paid", limit: 2 * RECEIPTS_LISTED }, SOON);
  return paidInvoices(data)
    .reverse()
    .flatMap(({ status_transitions, amount_paid, currency, hosted_invoice_url: url }) => {
      const paidAt = status_transitions.paid_at;
      return url && paidAt !== null ? [{ paidAt, amountMinor: amount_paid, currency, url }] : [];
    })
    .slice(0, RECEIPTS_LISTED);
}
