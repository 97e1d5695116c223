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

export const SubscriptionChange = z.object({ message: z.string() });
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** What the billing service is answered. */
export const NoticeReceived = z.object({ received: z.boolean() });
