import type { SubscriptionRecord } from "@/lib/subscriptions/rules";

export interface Payer {
  id: string;
  email: string;
}

export interface SetupIntent {
  clientSecret: string;
  /** Null: the service takes no card. */
  publishableKey: string | null;
}

/** A billing service. What it answers is the truth that the domain stores. */
export interface BillingService {
  /** Whether money changes hands. */
  readonly takesPayment: boolean;
  /** The first step of subscribing: agreeing on how to pay, later. */
  createSetupIntent(payer: Payer): Promise<SetupIntent>;
  /**
   * Starts the monthly subscription on a setup intent that this payer completed.
   *
   * @param trialDays 0: starts paid
   * @throws AppError invalid_input when the setup intent is not this payer's or is not complete
   */
  startSubscription(payer: Payer, setupIntentId: string, trialDays: number): Promise<SubscriptionRecord>;
  /** Lets the subscription run out at the end of what is granted or paid for. */
  cancelAtPeriodEnd(record: SubscriptionRecord): Promise<SubscriptionRecord>;
  /** Takes back a cancellation whose date has not come. */
  reactivate(record: SubscriptionRecord): Promise<SubscriptionRecord>;
  /**
   * Ends the subscription at once and deletes what the service knows of its payer. Whom it does not know any more is
   * forgotten already.
   *
   * @throws AppError upstream_unavailable when the service cannot be reached: then nothing was deleted
   */
  forgetCustomer(record: SubscriptionRecord): Promise<void>;
}
