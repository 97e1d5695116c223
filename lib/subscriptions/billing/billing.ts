import "server-only";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/ground/errors";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { localBilling } from "./local";
import type { BillingService } from "./port";
import { stripeBilling } from "./stripe";

let stripe: BillingService | undefined;

/** The billing service that this server is configured for: who subscribes does it there. */
export function billing(): BillingService {
  const config = env().billing;
  if (config.kind === "local") return localBilling;
  stripe ??= stripeBilling(config);
  return stripe;
}

/** The service that a subscription was begun with, which the configuration may have changed since. */
export function billingOf({ provider }: SubscriptionRecord): BillingService {
  if (provider === "local") return localBilling;
  const present = billing();
  if (present.provider === provider) return present;
  throw new AppError("upstream_unavailable", "This server takes no payments at the moment.");
}
