import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

let told = false;

/**
 * Fetches Stripe's script, which Stripe wants fetched from its own address (PCI DSS).
 *
 * @throws Error when it cannot be had
 */
export async function stripeFor(publishableKey: string): Promise<Stripe> {
  // How someone moves about these pages is nobody's signal.
  if (!told) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  told = true;
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js is for browsers only.");
  return stripe;
}
