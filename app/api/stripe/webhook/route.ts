import { endpoint } from "@/lib/http/endpoint";
import { boundedBytes } from "@/lib/http/input";
import { NoticeReceived } from "@/lib/subscriptions/schema";
import { receiveBillingNotice } from "@/lib/subscriptions/sync-subscription";

const MAX_BYTES = 1024 * 1024;

/** What Stripe tells by itself. Open to all; only what Stripe signed is listened to. */
export const POST = endpoint({ access: "signed", reply: NoticeReceived }, async ({ request }) => {
  await receiveBillingNotice(await boundedBytes(request, MAX_BYTES), request.headers.get("stripe-signature"));
  return { received: true };
});
