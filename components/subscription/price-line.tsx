import { money } from "@/lib/config/money";
import type { Price } from "@/lib/config/policy";

/** A price, large, and beside it what it is for. */
export function PriceLine({ price, children }: { price: Price; children: React.ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-y-0 gap-x-2 mt-2 text-ink-soft">
      <b className="text-[3rem]/none text-ink font-display font-medium lining-nums tabular-nums tracking-[-0.02em]">
        {money(price)}
      </b>
      <span>{children}</span>
    </p>
  );
}
