import "@/tests/support/environment";
import { vi } from "vitest";
import { type BillingUnderTest, billingContract } from "@/tests/support/billing-contract";
import { startLoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { localBilling } from "./billing";
import { stripeBilling } from "./stripe";

billingContract("local billing", async (): Promise<BillingUnderTest> => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-31T09:00:00Z") });
  return {
    service: localBilling,
    complete: () => {},
    now: () => new Date(),
    close: async () => {
      vi.useRealTimers();
    },
  };
});

billingContract("Stripe", async (): Promise<BillingUnderTest> => {
  const stripe = await startLoopbackStripe();
  return {
    service: stripeBilling({ kind: "stripe", ...stripe.keys, apiBase: stripe.url }),
    complete: stripe.fillCard,
    now: () => new Date(),
    close: stripe.close,
  };
});
