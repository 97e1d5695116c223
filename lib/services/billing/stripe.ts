import type { StripeConfig } from "@/lib/billing-settings";
import type { BillingService } from "./port";
import { stripeClient } from "./stripe-client";
import { deleteCustomer, newSetupIntent } from "./stripe-customer";
import { inOurWords } from "./stripe-failure";
import { customersFor, everyCustomerOfOurs, giveTo } from "./stripe-known";
import { noticesAtStripe, verifiedNotice } from "./stripe-notices";
import { changeCard, refundAndEnd } from "./stripe-payments";
import { priceGuard } from "./stripe-price";
import { setRunningOut, startAtStripe } from "./stripe-subscription";
import { truthOf } from "./stripe-truth";

/** Billing through Stripe. Nothing of Stripe's own shapes or errors leaves it. */
export function stripeBilling(config: StripeConfig): BillingService {
  const stripe = stripeClient(config);
  const assertPrice = priceGuard(stripe, config.priceId);
  return {
    provider: "stripe",
    takesPayment: true,

    createSetupIntent: (payer) =>
      inOurWords(async () => {
        await assertPrice();
        const { customerId, intent } = await newSetupIntent(stripe, payer);
        const { publishableKey } = config;
        return { clientSecret: intent.client_secret ?? "", publishableKey, customerId };
      }),

    startSubscription: (payer, setupIntentId, trialDays) =>
      inOurWords(async () => {
        await assertPrice();
        return startAtStripe(stripe, config.priceId, payer, setupIntentId, trialDays);
      }),

    cancelAtPeriodEnd: (record) => inOurWords(() => setRunningOut(stripe, record, true)),
    reactivate: (record) => inOurWords(() => setRunningOut(stripe, record, false)),
    currentSubscription: (record) => inOurWords(() => truthOf(stripe, record)),
    changePaymentMethod: (record, setupIntentId) =>
      inOurWords(() => changeCard(stripe, record, setupIntentId)),
    refundFirstPayment: (record) => inOurWords(() => refundAndEnd(stripe, record)),
    forgetCustomer: ({ customerId }) => inOurWords(() => deleteCustomer(stripe, customerId)),
    customersOf: (memberId, email) => inOurWords(() => customersFor(stripe, memberId, email)),
    everyCustomer: () => everyCustomerOfOurs(stripe),
    handOver: (customerId, memberId) => inOurWords(() => giveTo(stripe, customerId, memberId)),
    readNotice: (body, signature) => verifiedNotice(stripe, config.webhookSecret, body, signature),
    noticesSince: (since) => noticesAtStripe(stripe, since),
  };
}
