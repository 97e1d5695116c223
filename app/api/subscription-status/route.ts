import { endpoint, route } from "@/lib/http/route";
import { subscriptionStatus } from "@/lib/subscriptions/queries";
import { SubscriptionStatus } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** How the member's subscription stands. */
  GET: endpoint({ access: "member", reply: SubscriptionStatus }, async ({ viewer }) =>
    subscriptionStatus(viewer, viewer.subscription),
  ),
});
