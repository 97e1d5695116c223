import { endpoint } from "@/lib/http/endpoint";
import { reactivateSubscription } from "@/lib/subscriptions/own-subscription";
import { ChangeReply } from "@/lib/subscriptions/schema";

/** Takes a cancellation back before its date. */
export const POST = endpoint({ access: "member", reply: ChangeReply }, async ({ viewer }) => {
  await reactivateSubscription(viewer.id);
  return { message: "Your subscription will carry on." };
});
