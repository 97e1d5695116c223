import { z } from "zod";

/** Epoch seconds, as the billing service counts. */
const EpochSeconds = z.int().nullable();

export const SubscriptionStatus = z.object({
  needsSetup: z.boolean(),
  status: z.enum(["trialing", "active", "past_due", "unpaid", "incomplete", "canceled"]).nullable(),
  isTrialing: z.boolean(),
  planType: z.enum(["premium", "trial", "free"]),
  trialEnd: EpochSeconds,
  cancel_at_period_end: z.boolean(),
  current_period_end: EpochSeconds,
  /** Whether a new subscription would begin with the free trial: one trial per person. */
  trialAvailable: z.boolean(),
  /** Until when the first payment is paid back on demand; null: nothing to pay back, or too late. */
  refundableUntil: EpochSeconds,
  /** What the member agreed to pay a month; null: they agreed to nothing yet. */
  price: z.object({ amountMinor: z.int(), currency: z.string() }).nullable(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

const Instant = z.coerce.date();

/**
 * What is known of a member's subscription, in our words; the billing services translate theirs into these. What is
 * stored, what is read with a session and what travels with the viewer are derived from it, so a field is added here.
 */
export const SubscriptionRecord = z.object({
  provider: z.enum(["local", "stripe"]),
  customerId: z.string(),
  subscriptionId: z.string().nullable(),
  status: SubscriptionStatus.shape.status,
  startedAt: Instant.nullable(),
  trialEnd: Instant.nullable(),
  currentPeriodEnd: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: Instant.nullable(),
  /** Null: nothing was ever paid. */
  firstPaidAt: Instant.nullable(),
  /** What is charged each month, as the member agreed to it; null: they agreed to nothing yet. */
  amountMinor: z.int().nullable(),
  currency: z.string().nullable(),
});
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;

/** The columns of a record, each named as its field. */
export const RECORD_FIELDS = Object.keys(SubscriptionRecord.shape) as (keyof SubscriptionRecord)[];

export const SUBSCRIPTION_COLUMNS = Object.fromEntries(RECORD_FIELDS.map((field) => [field, true])) as Record<
  keyof SubscriptionRecord,
  true
>;

export const SetupIntent = z.object({
  clientSecret: z.string(),
  /** Null with local billing, which takes no card. */
  publishableKey: z.string().nullable(),
});
export type SetupIntent = z.infer<typeof SetupIntent>;

const PaymentCard = z.object({
  /** As its holder knows it; null: not one that we can name. */
  brand: z.string().nullable(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type PaymentCard = z.infer<typeof PaymentCard>;

const Receipt = z.object({
  paidAt: z.int(),
  amountMinor: z.int(),
  currency: z.string(),
  /** Its page at the billing service. */
  url: z.url({ protocol: /^https$/ }),
});

/** What only the billing service knows: the card that is charged, and what was paid, the newest first. */
export const Payments = z.object({ card: PaymentCard.nullable(), receipts: z.array(Receipt) });
export type Payments = z.infer<typeof Payments>;

export const NO_PAYMENTS: Payments = { card: null, receipts: [] };

export const SubscribeInput = z.strictObject({ setupIntentId: z.string().min(1).max(255) });

/** What a change is answered with: a sentence on what holds from now on. */
export const ChangeReply = z.object({ message: z.string() });

/** What the billing service is answered. */
export const NoticeReceived = z.object({ received: z.boolean() });
