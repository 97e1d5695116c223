/** The parts of Stripe's published objects (API 2026-10-28) that subscriptions need. Times are epoch seconds. */

export interface Customer {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

/** What a card does when it is charged; at set-up, only whether the bank asks further. */
export type CardBehaviour = "works" | "asks_at_setup" | "declines_setup" | "declines_charges";

export interface PaymentMethod {
  id: string;
  object: "payment_method";
  type: "card";
  created: number;
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface SetupIntent {
  id: string;
  object: "setup_intent";
  client_secret: string;
  created: number;
  customer: string | null;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded";
  usage: string;
  next_action: { type: "use_stripe_sdk" } | null;
  last_setup_error: { code: string; message: string } | null;
  livemode: false;
  metadata: Record<string, string>;
}

export interface Price {
  id: string;
  object: "price";
  active: boolean;
  currency: string;
  unit_amount: number;
  recurring: { interval: "month"; interval_count: number };
  type: "recurring";
}

export interface Subscription {
  id: string;
  object: "subscription";
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  collection_method: "charge_automatically";
  created: number;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  start_date: number;
  status:
    | "trialing"
    | "active"
    | "past_due"
    | "unpaid"
    | "incomplete"
    | "incomplete_expired"
    | "canceled"
    | "paused";
  trial_start: number | null;
  trial_end: number | null;
}

interface SubscriptionItem {
  id: string;
  object: "subscription_item";
  current_period_start: number;
  current_period_end: number;
  price: Price;
  quantity: number;
  subscription: string;
}

export interface Invoice {
  id: string;
  object: "invoice";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: "subscription_create" | "subscription_cycle";
  created: number;
  currency: string;
  customer: string;
  /** Null until it is finalized. */
  hosted_invoice_url: string | null;
  livemode: false;
  next_payment_attempt: number | null;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  status: "draft" | "open" | "paid" | "void";
  status_transitions: { finalized_at: number | null; paid_at: number | null; voided_at: number | null };
  total: number;
}

export interface InvoicePayment {
  id: string;
  object: "invoice_payment";
  amount_paid: number;
  amount_requested: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { type: "payment_intent"; payment_intent: string };
  status: "paid";
  status_transitions: { paid_at: number; canceled_at: null };
}

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  charge: string | null;
  created: number;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
}

/** It names its charge and payment, and no customer. */
export interface Dispute {
  id: string;
  object: "dispute";
  amount: number;
  balance_transactions: [];
  charge: string;
  created: number;
  currency: string;
  enhanced_eligibility_types: [];
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
}

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface List<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}
