import { TRIAL_DAYS } from "@/lib/config/policy";

export interface ExpiryNotice {
  title: string;
  message: string;
}

const NOTICES: ReadonlyMap<string, ExpiryNotice> = new Map([
  [
    "trial_expired",
    {
      title: "Trial Expired",
      message: `Your ${TRIAL_DAYS}-day free trial has ended. Please subscribe to continue using the product.`,
    },
  ],
  [
    "payment_failed",
    {
      title: "Payment Failed",
      message: "We couldn't process your payment. Please update your payment method.",
    },
  ],
  [
    "no_subscription",
    { title: "Subscription Required", message: "Please subscribe to access this feature." },
  ],
]);

const ANY_OTHER: ExpiryNotice = { title: "Access Expired", message: "Your session has ended." };

/** What a member reads when their access is over, by the reason that the server gave. */
export function expiryNotice(reason: string): ExpiryNotice {
  return NOTICES.get(reason) ?? ANY_OTHER;
}
