import {
  attempt,
  draftInvoice,
  end,
  finalize,
  finalizeLater,
  voidOpenInvoices,
} from "@/tests/support/loopback-stripe/invoices";
import { declined, notAllowed } from "@/tests/support/loopback-stripe/refusals";
import type { Price, Subscription } from "@/tests/support/loopback-stripe/shapes";
import { emit, later, newId, type World } from "./world";

const DAY = 86_400;

export interface NewSubscription {
  customer: string;
  price: Price;
  trialDays: number;
  paymentBehavior: string;
  metadata: Record<string, string>;
}

/** Begins a subscription: with its trial, or with its first payment. */
export function begin(world: World, wanted: NewSubscription): Subscription {
  const { customer, price, trialDays } = wanted;
  const trialEnd = trialDays > 0 ? world.clock + trialDays * DAY : null;
  const id = newId("sub");
  const item = {
    id: newId("si"),
    object: "subscription_item" as const,
    current_period_start: world.clock,
    current_period_end: trialEnd ?? monthsAfter(world.clock, 1),
    price,
    quantity: 1,
    subscription: id,
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? world.clock,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: "charge_automatically",
    created: world.clock,
    currency: price.currency,
    customer,
    default_payment_method: null,
    ended_at: null,
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: wanted.metadata,
    start_date: world.clock,
    status: trialEnd ? "trialing" : "incomplete",
    trial_start: trialEnd && world.clock,
    trial_end: trialEnd,
  };
  world.subscriptions.set(id, subscription);
  const invoice = draftInvoice(world, subscription, trialEnd ? 0 : price.unit_amount, "subscription_create");
  finalize(world, invoice);
  if (subscription.status === "incomplete") {
    if (wanted.paymentBehavior === "error_if_incomplete") {
      world.subscriptions.delete(id);
      world.invoices.delete(invoice.id);
      throw declined();
    }
    later(world, world.clock + 23 * 3_600, () => expire(world, subscription));
  }
  emit(world, "customer.subscription.created", subscription);
  // Stripe tells of a trial's end three days before: at once, where it is three days long.
  if (trialEnd) emit(world, "customer.subscription.trial_will_end", subscription);
  renewWhenDue(world, subscription, 1);
  return subscription;
}

export function setCancelAtPeriodEnd(world: World, subscription: Subscription, runsOut: boolean): void {
  assertNotEnded(subscription);
  subscription.cancel_at_period_end = runsOut;
  subscription.cancel_at = runsOut ? periodEnd(subscription) : null;
  subscription.canceled_at = runsOut ? world.clock : null;
  emit(world, "customer.subscription.updated", subscription);
}

/** As the dashboard can: a date of its own, sooner than the period's end. */
export function setCancelAt(world: World, subscription: Subscription, at: number | null): void {
  assertNotEnded(subscription);
  subscription.cancel_at = at;
  subscription.cancel_at_period_end = false;
  subscription.canceled_at = at && world.clock;
  emit(world, "customer.subscription.updated", subscription);
  if (at) {
    later(world, at, () => {
      if (subscription.ended_at === null && subscription.cancel_at === at) end(world, subscription);
    });
  }
}

/** @throws Refusal once it is over */
export function assertNotEnded(subscription: Subscription): void {
  if (subscription.ended_at === null) return;
  throw notAllowed("A canceled subscription can only update its cancellation_details and metadata.");
}

function renewWhenDue(world: World, subscription: Subscription, month: number): void {
  later(world, periodEnd(subscription), () => {
    if (subscription.ended_at !== null || subscription.status === "incomplete") return;
    if (subscription.cancel_at_period_end) end(world, subscription);
    else renew(world, subscription, month);
  });
}

function renew(world: World, subscription: Subscription, month: number): void {
  const wasTrial = subscription.status === "trialing";
  const months = wasTrial ? 1 : month + 1;
  if (wasTrial) subscription.status = "active";
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = monthsAfter(subscription.billing_cycle_anchor, months);
  }
  const amount = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0);
  finalizeLater(world, draftInvoice(world, subscription, amount, "subscription_cycle"));
  emit(world, "customer.subscription.updated", subscription);
  renewWhenDue(world, subscription, months);
}

function expire(world: World, subscription: Subscription): void {
  if (subscription.status !== "incomplete") return;
  subscription.status = "incomplete_expired";
  subscription.ended_at = world.clock;
  voidOpenInvoices(world, subscription);
  emit(world, "customer.subscription.updated", subscription);
}

/** Stripe's own retry of what is open, at a moment of the test's choosing. */
export function retryOpenInvoice(world: World, subscription: Subscription): void {
  const invoice = world.invoices.get(subscription.latest_invoice ?? "");
  if (invoice?.status === "open") attempt(world, invoice);
}

function periodEnd(subscription: Subscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end));
}

/** The anchor's day of a later month, or that month's last day. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, day);
  return midnight / 1000 + (anchor % DAY);
}
