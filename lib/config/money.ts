import type { Price } from "./policy";

/** A price as people write it: `money({ amountMinor: 499, currency: "gbp" })` is "£4.99". */
export function money({ amountMinor, currency }: Price): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}
