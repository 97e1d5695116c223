/** An amount in a currency's smallest unit as people write it: `money(499, "gbp")` is "£4.99". */
export function money(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}
