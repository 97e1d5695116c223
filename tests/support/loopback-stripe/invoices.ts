import { declined, notAllowed } from "@/tests/support/loopback-stripe/refusals";
import type { Invoice, Subscription } from "@/tests/support/loopback-stripe/shapes";
import { emit, later, newId, type World } from "./world";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const RETRY_AFTER = 3 * DAY;
const MOST_ATTEMPTS = 4;

/** A draft for the period that begins. */
export function draftInvoice(
  world: World,
  subscription: Subscription,
  amount: number,
  reason: Invoice["billing_reason"],
): Invoice {
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: world.clock,
    currency: subscription.currency,
    customer: subscription.customer,
    hosted_invoice_url: null,
    livemode: false,
    next_payment_attempt: null,
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    status: "draft",
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null },
    total: amount,
  };
  world.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  emit(world, "invoice.created", invoice);
  return invoice;
}

/** Stripe leaves a renewal's invoice open to changes for an hour before it charges. */
export function finalizeLater(world: World, invoice: Invoice): void {
  later(world, world.clock + HOUR, () => {
    if (invoice.status === "draft") finalize(world, invoice);
  });
}

export function finalize(world: World, invoice: Invoice): void {
  invoice.status = "open";
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/acct_loopback/${invoice.id}?s=ap`;
  invoice.status_transitions.finalized_at = world.clock;
  emit(world, "invoice.finalized", invoice);
  attempt(world, invoice);
}

/** Tries to charge for an invoice, and moves the subscription accordingly. */
export function attempt(world: World, invoice: Invoice): boolean {
  const subscription = subscriptionOf(world, invoice);
  const isPaid = invoice.amount_due === 0 || chargeWorks(world, subscription);
  if (invoice.amount_due > 0) {
    invoice.attempted = true;
    invoice.attempt_count += 1;
  }
  if (isPaid) settle(world, invoice, subscription);
  else fail(world, invoice, subscription);
  return isPaid;
}

/** The call that pays an invoice now. */
export function payNow(world: World, invoice: Invoice): void {
  if (invoice.status === "paid") throw notAllowed("Invoice is already paid");
  if (invoice.status !== "open") throw notAllowed("This invoice can no longer be paid.");
  if (!attempt(world, invoice)) throw declined();
}

export function voidOpenInvoices(world: World, subscription: Subscription): void {
  for (const invoice of world.invoices.values()) {
    if (subscriptionOf(world, invoice) !== subscription || invoice.status === "paid") continue;
    invoice.status = "void";
    invoice.status_transitions.voided_at = world.clock;
    emit(world, "invoice.voided", invoice);
  }
}

function chargeWorks(world: World, subscription: Subscription): boolean {
  const method =
    subscription.default_payment_method ??
    world.customers.get(subscription.customer)?.invoice_settings.default_payment_method;
  const behaviour = method && world.behaviours.get(method);
  return behaviour === "works" || behaviour === "asks_at_setup";
}

function settle(world: World, invoice: Invoice, subscription: Subscription): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = world.clock;
  if (invoice.amount_due > 0) recordPayment(world, invoice);
  emit(world, "invoice.paid", invoice);
  emit(world, "invoice.payment_succeeded", invoice);
  if (subscription.status !== "trialing" && subscription.status !== "active") {
    subscription.status = "active";
    emit(world, "customer.subscription.updated", subscription);
  }
}

function recordPayment(world: World, invoice: Invoice): void {
  const id = newId("inpay");
  world.invoicePayments.set(id, {
    id,
    object: "invoice_payment",
    amount_paid: invoice.amount_paid,
    amount_requested: invoice.amount_due,
    created: world.clock,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: newId("pi") },
    status: "paid",
    status_transitions: { paid_at: world.clock, canceled_at: null },
  });
}

function fail(world: World, invoice: Invoice, subscription: Subscription): void {
  if (subscription.status === "active") subscription.status = "past_due";
  const isLast = invoice.attempt_count >= MOST_ATTEMPTS || subscription.status === "incomplete";
  invoice.next_payment_attempt = isLast ? null : world.clock + RETRY_AFTER;
  emit(world, "invoice.payment_failed", invoice);
  if (subscription.status !== "past_due") return;
  if (isLast) {
    end(world, subscription);
    return;
  }
  emit(world, "customer.subscription.updated", subscription);
  later(world, world.clock + RETRY_AFTER, () => {
    if (invoice.status === "open" && subscription.ended_at === null) attempt(world, invoice);
  });
}

/** Ends a subscription now. */
export function end(world: World, subscription: Subscription): void {
  subscription.status = "canceled";
  subscription.ended_at = world.clock;
  subscription.canceled_at ??= world.clock;
  voidOpenInvoices(world, subscription);
  emit(world, "customer.subscription.deleted", subscription);
}

export function subscriptionOf(world: World, invoice: Invoice | undefined): Subscription {
  const subscription = world.subscriptions.get(invoice?.parent.subscription_details.subscription ?? "");
  if (!subscription) throw new Error("An invoice without its subscription.");
  return subscription;
}
