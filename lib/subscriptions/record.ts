import { z } from "zod";
import { SubscriptionStatus } from "./schema";

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
