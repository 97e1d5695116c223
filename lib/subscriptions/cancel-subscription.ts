import "server-only";
import { now } from "@/lib/clock";
import { billingOf } from "@/lib/services/billing";
import { changeSubscription } from "./change-subscription";
import { periodEnd } from "./rules";
import { runningAsOf } from "./running";

/**
 * Lets the subscription run out at the end of the trial or of the paid period. Cancelling twice is cancelling once.
 *
 * @returns the date until which access stays
 */
export async function cancelSubscription(userId: string): Promise<Date> {
  const { after } = await changeSubscription(userId, async (stored) => {
    const present = runningAsOf(stored, now());
    return present.cancelAtPeriodEnd ? null : billingOf(present).cancelAtPeriodEnd(present);
  });
  return (after && periodEnd(runningAsOf(after, now()))) ?? now();
}
