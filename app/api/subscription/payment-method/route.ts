import { endpoint } from "@/lib/http/endpoint";
import { changePaymentMethod } from "@/lib/subscriptions/own-subscription";
import { SubscribeInput, SubscriptionStatus } from "@/lib/subscriptions/schema";

/** Pays with another card from here on, and what is owed at once. */
export const POST = endpoint(
  { access: "member", body: SubscribeInput, reply: SubscriptionStatus },
  async ({ viewer, body }) => changePaymentMethod(viewer, body.setupIntentId),
);
