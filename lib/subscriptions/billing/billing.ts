import "server-only";
import { env } from "@/lib/config/env";
import { PRICE } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { keyedHash, sameText } from "@/lib/ground/hashes";
import { addMonths, asOf } from "@/lib/subscriptions/rules";
import { NO_PAYMENTS, type SubscriptionRecord } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";
import type { BillingService, Payer } from "./port";
import { stripeBilling } from "./stripe";

let stripe: BillingService | undefined;

/** The billing service that this server is configured for: who subscribes does it there. */
export function billing(): BillingService {
  const config = env().billing;
  if (config.kind === "local") return localBilling;
  stripe ??= stripeBilling(config);
  return stripe;
}

/** The service that a subscription was begun with, which the configuration may have changed since. */
export function billingOf({ provider }: SubscriptionRecord): BillingService {
  if (provider === "local") return localBilling;
  const present = billing();
  if (present.provider === provider) return present;
  throw new AppError("upstream_unavailable", "This server takes no payments at the moment.");
}

/**
 * Billing without payments: the states and dates of a real subscription, moved on by the clock alone.
 * The record in the database is its only memory.
 */
export const localBilling: BillingService = {
  provider: "local",
  takesPayment: false,

  async createSetupIntent(payer) {
    const clientSecret = `${setupIntentId(payer.id)}_secret_local`;
    return { clientSecret, publishableKey: null, customerId: null };
  },

  async startSubscription(payer, givenId, trialDays) {
    assertOwn(givenId, payer.id);
    return newSubscription(payer, now(), trialDays);
  },

  async cancelAtPeriodEnd(record) {
    return { ...asOf(record, now()), cancelAtPeriodEnd: true };
  },

  async reactivate(record) {
    return { ...asOf(record, now()), cancelAtPeriodEnd: false };
  },

  async currentSubscription(record) {
    return asOf(record, now());
  },

  async changePaymentMethod(record, givenId) {
    assertOwn(givenId, record.customerId.replace(CUSTOMER, ""));
    return asOf(record, now());
  },

  async payments() {
    return NO_PAYMENTS;
  },

  async refundFirstPayment() {
    throw new AppError("conflict", "This server takes no payments, so there's nothing to refund.");
  },

  async refundOf() {
    return null;
  },

  // The record was its only memory, and goes with the account.
  async forgetCustomer() {},

  async customersOf() {
    return [];
  },

  async *everySubscription() {},

  async handOver() {},

  readNotice() {
    throw new AppError("not_found", "This server takes no payments.");
  },

  async *noticesSince() {},
};

const CUSTOMER = "cus_local_";

function newSubscription(payer: Payer, startedAt: Date, trialDays: number): SubscriptionRecord {
  const trialEnd = trialDays > 0 ? new Date(startedAt.getTime() + trialDays * 86_400_000) : null;
  return {
    provider: "local",
    customerId: `${CUSTOMER}${payer.id}`,
    subscriptionId: `sub_local_${payer.id}_${startedAt.getTime()}`,
    status: trialEnd ? "trialing" : "active",
    startedAt,
    trialEnd,
    currentPeriodEnd: trialEnd ?? addMonths(startedAt, 1),
    cancelAtPeriodEnd: false,
    endedAt: null,
    firstPaidAt: trialEnd ? null : startedAt,
    amountMinor: PRICE.amountMinor,
    currency: PRICE.currency,
  };
}

/** @throws AppError invalid_input */
function assertOwn(givenId: string, payerId: string): void {
  if (sameText(givenId, setupIntentId(payerId))) return;
  throw new AppError("invalid_input", "We couldn't match this card to your account. Please enter it again.", {
    field: "setupIntentId",
  });
}

/** Derived from the payer, so that nothing needs to be kept and nobody else's can be used. */
function setupIntentId(payerId: string): string {
  const mark = Buffer.from(keyedHash("local setup intent", payerId), "base64url");
  return `seti_local_${mark.toString("hex", 0, 16)}`;
}
