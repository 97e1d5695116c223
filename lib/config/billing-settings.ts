import { z } from "zod";
import { isWebAddress } from "./addresses";

/** The Stripe account that this server charges through. */
export interface StripeConfig {
  kind: "stripe";
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceId: string;
  /** Another host that speaks Stripe's API; Stripe's own when left out. */
  apiBase: string | undefined;
}

export type BillingSettings = StripeConfig | { kind: "local" };

/** One of several secrets that are easily taken for each other: each has a beginning of its own. */
function vendorText(beginning: RegExp, message: string) {
  return z.string().trim().regex(beginning, message).optional();
}

export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: vendorText(/^[sr]k_/, "must begin with sk_ or rk_"),
  STRIPE_PUBLISHABLE_KEY: vendorText(/^pk_/, "must begin with pk_"),
  STRIPE_WEBHOOK_SECRET: vendorText(/^whsec_/, "must begin with whsec_"),
  STRIPE_PRICE_ID: vendorText(/^price_/, "must begin with price_"),
  STRIPE_API_BASE: z
    .string()
    .refine(isWebAddress, "must be an address such as https://api.stripe.com")
    .optional(),
};

type Variables = Partial<Record<keyof typeof STRIPE_VARIABLES, string | undefined>>;

/** All of them, or none. */
export const STRIPE_SET = [
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_ID",
] as const;

/** Whether money is taken must not depend on which of two settings is read first. */
export function billingProblems(variables: Record<string, string | undefined>): string[] {
  if (!variables.BILLING || !variables.STRIPE_SECRET_KEY) return [];
  return [
    "BILLING=local and STRIPE_SECRET_KEY are both set. Remove one of them: billing is either local or Stripe's.",
  ];
}

export function billingSettings(variables: Variables): BillingSettings {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = variables;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) {
    return { kind: "local" };
  }
  return {
    kind: "stripe",
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: variables.STRIPE_API_BASE,
  };
}
