import type { AccessReason } from "@/lib/errors";

interface AccessNotice {
  title: string;
  message: string;
}

const NOTICES: Record<AccessReason, AccessNotice> = {
  trial_expired: {
    title: "Trial Expired",
    message: "Your 3-day free trial has ended. Please subscribe to continue using the product.",
  },
  payment_failed: {
    title: "Payment Failed",
    message: "We couldn't process your payment. Please update your payment method.",
  },
  no_subscription: { title: "Subscription Required", message: "Please subscribe to access this feature." },
};

const OTHER: AccessNotice = { title: "Access Expired", message: "Your session has ended." };

/** What is said when access is over, by its reason. */
export function accessNotice(reason: string): AccessNotice {
  return Object.hasOwn(NOTICES, reason) ? NOTICES[reason as AccessReason] : OTHER;
}
