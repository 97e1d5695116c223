import { endpoint } from "@/lib/http/endpoint";
import { cancelSubscription } from "@/lib/subscriptions/own-subscription";
import { ChangeReply } from "@/lib/subscriptions/schema";
import { localDate } from "@/lib/time/clock";
import { fullDay } from "@/lib/time/date-words";
import { regionOf } from "@/lib/time/region";

/** Lets the subscription run out at the end of its period. */
export const POST = endpoint({ access: "member", reply: ChangeReply }, async ({ viewer, request }) => {
  const accessUntil = await cancelSubscription(viewer.id);
  const region = regionOf(request.headers.get("accept-language"));
  const ends = accessUntil
    ? `You'll keep your access until ${fullDay(localDate(accessUntil, viewer.timeZone), region)}.`
    : "Your subscription won't renew.";
  return { message: `${ends} We've sent you a confirmation.` };
});
