import "server-only";
import { localBilling } from "./local";
import type { BillingService } from "./port";

/** The billing service that this server is configured for. */
export function billing(): BillingService {
  return localBilling;
}
