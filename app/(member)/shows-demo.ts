import { isDemo } from "@/lib/config/env";
import { billing } from "@/lib/subscriptions/billing/billing";

/** Whether a member's screen says that this is the demo: not where real money is taken. */
export function showsDemo(): boolean {
  return isDemo() && !billing().takesPayment;
}
