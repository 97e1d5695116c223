import "server-only";
import { now } from "@/lib/clock";
import { billingOf } from "@/lib/services/billing";
import { changeSubscription } from "./change-subscription";
import { runningAsOf } from "./running";

/** Takes a cancellation back before its date. */
export async function reactivateSubscription(userId: string): Promise<void> {
  await changeSubscription(userId, async (stored) => {
    const present = runningAsOf(stored, now());
    return present.cancelAtPeriodEnd ? billingOf(present).reactivate(present) : null;
  });
}
