import type { Price } from "@/tests/support/loopback-stripe/shapes";

/** The one price of the loopback account: what the product costs. */
export const LOOPBACK_PRICE: Price = {
  id: "price_loopback",
  object: "price",
  active: true,
  currency: "gbp",
  unit_amount: 499,
  recurring: { interval: "month", interval_count: 1 },
  type: "recurring",
};
