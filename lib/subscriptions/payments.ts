import "server-only";
import { billingOf } from "./billing/billing";
import type { SubscriptionRecord } from "./record";
import { NO_PAYMENTS, type Payments } from "./schema";

/**
 * The card that a member is charged to, and their receipts, as the billing service knows them at this moment.
 *
 * @param record the member's own, whose customer is asked for
 * @throws AppError upstream_unavailable when the service cannot be reached
 */
export async function paymentsOf(record: SubscriptionRecord | null): Promise<Payments> {
  return record ? billingOf(record).payments(record) : NO_PAYMENTS;
}
