import { billing, billingOf } from "@/lib/services/billing";
import type { BillingService, Payer } from "@/lib/services/billing/port";
import { needsSetup, type SubscriptionRecord } from "./rules";

/** Where a member's next step is made: where their subscription runs, or where new ones are begun. */
export function serviceFor(record: SubscriptionRecord | null, now: Date): BillingService {
  return record && !needsSetup(record, now) ? billingOf(record) : billing();
}

/** A member as a billing service knows them. */
export function payerOf(
  { id, email }: { id: string; email: string },
  record: SubscriptionRecord | null,
  service: BillingService,
): Payer {
  return { id, email, customerId: record?.provider === service.provider ? record.customerId : null };
}
