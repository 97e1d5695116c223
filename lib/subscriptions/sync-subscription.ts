import "server-only";
import { database } from "@/lib/db/client";
import { billingOf } from "@/lib/services/billing";
import { changeSubscription } from "./change-subscription";
import type { Change } from "./converge";

/**
 * Asks the billing service how this customer's subscription stands, and stores that. May be called at any time, by
 * anyone, as often as they like.
 *
 * @returns null when the customer is nobody's here
 */
export async function syncSubscription(customerId: string): Promise<Change | null> {
  const db = await database();
  const found = await db.subscription.findUnique({ where: { customerId }, select: { userId: true } });
  if (!found) return null;
  return changeSubscription(found.userId, async (present) =>
    // The member may have been given another customer meanwhile.
    present?.customerId === customerId ? billingOf(present).currentSubscription(present) : null,
  );
}
