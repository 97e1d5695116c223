import { endpoint } from "@/lib/http/endpoint";
import { startSubscription } from "@/lib/subscriptions/own-subscription";
import { SubscribeInput, SubscriptionStatus } from "@/lib/subscriptions/schema";

/** Starts the subscription once the setup is complete. Price and trial come from the server alone. */
export const POST = endpoint(
  { access: "member", body: SubscribeInput, reply: SubscriptionStatus },
  async ({ viewer, body }) => startSubscription(viewer, body.setupIntentId),
);
