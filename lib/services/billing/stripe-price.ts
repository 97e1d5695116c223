import type Stripe from "stripe";
import { PRICE } from "@/lib/brand";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * Whether what Stripe would charge is what our screens say. Asked once; nobody subscribes at another price.
 *
 * @returns throws AppError upstream_unavailable while the two differ
 */
export function priceGuard(stripe: Stripe, priceId: string): () => Promise<void> {
  let isChecked = false;
  return async () => {
    if (isChecked) return;
    const price = await stripe.prices.retrieve(priceId);
    isChecked = isAdvertised(price);
    if (isChecked) return;
    log.error({ event: "stripe_price_differs" });
    throw new AppError(
      "upstream_unavailable",
      "You can't subscribe at the moment: this server's price isn't set up correctly.",
    );
  };
}

function isAdvertised({ active, unit_amount, currency, recurring }: Stripe.Price): boolean {
  const isMonthly = recurring?.interval === PRICE.interval && recurring.interval_count === 1;
  return active && isMonthly && unit_amount === PRICE.amountMinor && currency === PRICE.currency;
}
