import { endpoint, route } from "@/lib/http/route";
import { reactivateSubscription } from "@/lib/subscriptions/cancel-subscription";
import { SubscriptionChange } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Takes a cancellation back before its date. */
  POST: endpoint({ access: "member", reply: SubscriptionChange }, async ({ viewer }) => {
    await reactivateSubscription(viewer.id);
    return { message: "Your subscription will carry on." };
  }),
});
