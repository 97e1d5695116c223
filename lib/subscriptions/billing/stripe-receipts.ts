import type Stripe from "stripe";
import { RECEIPTS_LISTED } from "@/lib/config/policy";
import type { SubscriptionRecord } from "@/lib/subscriptions/record";
import { NO_PAYMENTS, type PaymentCard, type Payments } from "@/lib/subscriptions/schema";
import { isMissing } from "./stripe-client";
import { paidInvoices, presentOf } from "./stripe-record";

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
