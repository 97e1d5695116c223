import { endpoint, route } from "@/lib/http/route";
import { changePaymentMethod } from "@/lib/subscriptions/cancel-subscription";
import { SubscribeInput, SubscriptionStatus } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Pays with another card from here on, and what is owed at once. */
  POST: endpoint(
    { access: "member", body: SubscribeInput, reply: SubscriptionStatus },
    async ({ viewer, body }) => changePaymentMethod(viewer, body.setupIntentId),
  ),
});
