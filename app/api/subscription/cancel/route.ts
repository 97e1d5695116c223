import { endpoint } from "@/lib/http/endpoint";
import { fullDay } from "@/lib/moods/calendar";
import { cancelSubscription } from "@/lib/subscriptions/cancel-subscription";
import { SubscriptionChange } from "@/lib/subscriptions/schema";
import { localDate } from "@/lib/time/clock";

/** Lets the subscription run out at the end of its period. */
export const POST = endpoint({ access: "member", reply: SubscriptionChange }, async ({ viewer }) => {
  const accessUntil = await cancelSubscription(viewer.id);
  const until = fullDay(localDate(accessUntil, viewer.timeZone));
  return { message: `You'll keep your access until ${until}. We've sent you a confirmation.` };
});
