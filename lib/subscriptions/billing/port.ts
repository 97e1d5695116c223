import type { Price } from "@/lib/config/policy";
import type { Payments, SubscriptionRecord } from "@/lib/subscriptions/schema";

export interface Payer {
  id: string;
  email: string;
  /** What this service calls the payer; null until it has met them. */
  customerId: string | null;
}

export interface SetupIntent {
  clientSecret: string;
  /** Null: the service takes no card. */
  publishableKey: string | null;
  /** What the service calls the payer from here on; null: there is nothing to remember. */
  customerId: string | null;
}

/** Money that went back. */
export interface RefundedPayment {
  amountMinor: number;
  /** ISO 4217, in small letters. */
  currency: string;
  record: SubscriptionRecord;
}

/** What the service told by itself: something changed for this customer. The truth is then asked for. */
export interface BillingNotice {
  id: string;
  type: string;
  /** Null: it concerns nobody's subscription. */
  customerId: string | null;
}

/** A customer whom we made at the service, whether or not anything here remembers them. */
export interface KnownCustomer {
  customerId: string;
  /** Whom they were made for, who may be gone here. */
  memberId: string;
  email: string | null;
  /** Whether a subscription of theirs goes on, and is charged or will be. */
  isCharged: boolean;
}

export interface KnownSubscription {
  id: string;
  hadTrial: boolean;
  /** Whose it is, and whether this very one is charged. Null: none of ours. */
  customer: KnownCustomer | null;
}

/** A billing service. What it answers is the truth that the domain stores. Throws `AppError` only. */
export interface BillingService {
  readonly provider: SubscriptionRecord["provider"];
  /** Whether money changes hands. */
  readonly takesPayment: boolean;
  /** The first step of subscribing, or of changing the card: agreeing on how to pay, later. */
  createSetupIntent(payer: Payer): Promise<SetupIntent>;
  /**
   * Starts the monthly subscription on a setup intent that this payer completed. Whoever has one that runs
   * keeps it; a first payment that failed is tried again.
   *
   * @param trialDays 0: starts paid
   * @throws AppError invalid_input when the setup intent is not this payer's or is not complete
   */
  startSubscription(payer: Payer, setupIntentId: string, trialDays: number): Promise<SubscriptionRecord>;
  /** Lets the subscription run out at the end of what is granted or paid for. */
  cancelAtPeriodEnd(record: SubscriptionRecord): Promise<SubscriptionRecord>;
  /** Takes back a cancellation whose date has not come. */
  reactivate(record: SubscriptionRecord): Promise<SubscriptionRecord>;
  /** How the customer's subscription stands. */
  currentSubscription(record: SubscriptionRecord): Promise<SubscriptionRecord>;
  /**
   * Pays by what this setup intent agreed on from here on, and pays what is owed with it.
   *
   * @throws AppError conflict with the bank's reason when the payment is declined
   */
  changePaymentMethod(record: SubscriptionRecord, setupIntentId: string): Promise<SubscriptionRecord>;
  /** The card that this customer is charged to, and their last receipts; nothing where no money changes hands. */
  payments(record: SubscriptionRecord): Promise<Payments>;
  /** Pays the subscription's first payment back in full and ends the subscription at once. Twice is once. */
  refundFirstPayment(record: SubscriptionRecord): Promise<RefundedPayment>;
  /** What of the subscription's first payment was paid back; null: nothing. */
  refundOf(record: SubscriptionRecord): Promise<Price | null>;
  /**
   * Ends everything at once and deletes what the service knows of the payer. Whom it does not know any more is
   * forgotten already.
   *
   * @throws AppError upstream_unavailable when the service cannot be reached: then nothing was deleted
   */
  forgetCustomer(record: SubscriptionRecord): Promise<void>;
  /** The customers that were made for this member, and those of ours who have this address. */
  customersOf(memberId: string, email: string | null): Promise<KnownCustomer[]>;
  /** Every subscription, also those that are over; from the one after this on, the newest first. */
  everySubscription(after: string | null): AsyncIterable<KnownSubscription>;
  /** From here on the customer is this member's. */
  handOver(customerId: string, memberId: string): Promise<void>;
  /** Reads what somebody posted in the service's name. @throws AppError invalid_input unless it is genuine */
  readNotice(body: Uint8Array, signature: string | null): BillingNotice;
  /** What the service told since an instant, whether or not it arrived; from the one after this on, the newest first. */
  noticesSince(since: Date, after: string | null): AsyncIterable<BillingNotice>;
}
