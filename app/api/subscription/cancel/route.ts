import { endpoint, route } from "@/lib/http/route";
import { cancelSubscription } from "@/lib/subscriptions/cancel-subscription";
import { SubscriptionChange } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** Lets the subscription run out at the end of its period. */
  POST: endpoint({ access: "member", reply: SubscriptionChange }, async ({ viewer }) => {
    const accessUntil = await cancelSubscription(viewer.id);
    const date = accessUntil.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: viewer.timeZone });
    return { message: `You keep access until ${date}.` };
  }),
});
