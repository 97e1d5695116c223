import { endpoint, route } from "@/lib/http/route";
import { SubscribeInput, SubscriptionStatus } from "@/lib/subscriptions/schema";
import { startSubscription } from "@/lib/subscriptions/start-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Starts the subscription once the setup is complete. Price and trial come from the server alone. */
  POST: endpoint(
    { access: "member", body: SubscribeInput, reply: SubscriptionStatus },
    async ({ viewer, body }) => startSubscription(viewer, body.setupIntentId),
  ),
});
