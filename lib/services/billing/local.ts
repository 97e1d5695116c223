import { createHmac } from "node:crypto";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { sameText } from "@/lib/same-text";
import { addMonths, asOf, type SubscriptionRecord } from "@/lib/subscriptions/rules";
import type { BillingService, Payer } from "./port";

/**
 * Billing without payments: the states and dates of a real subscription, moved on by the clock alone.
 * The record in the database is its only memory.
 */
export const localBilling: BillingService = {
  takesPayment: false,

  async createSetupIntent(payer) {
    return { clientSecret: `${setupIntentId(payer)}_secret_local`, publishableKey: null };
  },

  async startSubscription(payer, givenId, trialDays) {
    if (!sameText(givenId, setupIntentId(payer))) {
      throw new AppError("invalid_input", "setupIntentId is not one that was made for this account.");
    }
    return newSubscription(payer, now(), trialDays);
  },

  async cancelAtPeriodEnd(record) {
    return { ...asOf(record, now()), cancelAtPeriodEnd: true };
  },

  async reactivate(record) {
    return { ...asOf(record, now()), cancelAtPeriodEnd: false };
  },

  // The record was its only memory, and goes with the account.
  async forgetCustomer() {},
};

function newSubscription(payer: Payer, startedAt: Date, trialDays: number): SubscriptionRecord {
  const trialEnd = trialDays > 0 ? new Date(startedAt.getTime() + trialDays * 86_400_000) : null;
  return {
    provider: "local",
    customerId: `cus_local_${payer.id}`,
    subscriptionId: `sub_local_${payer.id}_${startedAt.getTime()}`,
    status: trialEnd ? "trialing" : "active",
    startedAt,
    trialEnd,
    currentPeriodEnd: trialEnd ?? addMonths(startedAt, 1),
    cancelAtPeriodEnd: false,
    endedAt: null,
    firstPaidAt: trialEnd ? null : startedAt,
  };
}

/** Derived from the payer, so that nothing needs to be kept and nobody else's can be used. */
function setupIntentId(payer: Payer): string {
  const mark = createHmac("sha256", env().authSecret).update(`local setup intent ${payer.id}`).digest("hex");
  return `seti_local_${mark.slice(0, 32)}`;
}
