import "server-only";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { billingOf } from "@/lib/services/billing";
import { changeSubscription } from "./change-subscription";
import { subscriptionStatus } from "./queries";
import { runningAsOf } from "./running";
import type { SubscriptionStatus } from "./schema";

/** Pays with another card from here on, and what is owed with it at once. */
export async function changePaymentMethod(
  member: { id: string; email: string },
  setupIntentId: string,
): Promise<SubscriptionStatus> {
  const { after } = await changeSubscription(member.id, async (stored) => {
    const present = runningAsOf(stored, now());
    return billingOf(present).changePaymentMethod(present, setupIntentId);
  });
  if (after?.status === "incomplete" || after?.status === "past_due") {
    throw new AppError("conflict", "Your card has been saved, but the payment hasn't gone through yet.");
  }
  return subscriptionStatus(member, after);
}
