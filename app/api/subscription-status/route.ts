import { endpoint } from "@/lib/http/endpoint";
import { subscriptionStatus } from "@/lib/subscriptions/queries";
import { SubscriptionStatus } from "@/lib/subscriptions/schema";

/** How the member's subscription stands. */
export const GET = endpoint({ access: "member", reply: SubscriptionStatus }, async ({ viewer }) =>
  subscriptionStatus(viewer, viewer.subscription),
);
