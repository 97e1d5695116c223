import { money } from "@/lib/config/money";
import { REFUND_ARRIVES_DAYS } from "@/lib/config/policy";
import { endpoint } from "@/lib/http/endpoint";
import { refundFirstPayment } from "@/lib/subscriptions/own-subscription";
import { ChangeReply } from "@/lib/subscriptions/schema";

/** Pays the first payment back within the cooling-off period and ends the subscription at once. */
export const POST = endpoint({ access: "member", reply: ChangeReply }, async ({ viewer }) => {
  const { amountMinor, currency } = await refundFirstPayment(viewer.id);
  const amount = money({ amountMinor, currency });
  return {
    message: `${amount} is on its way back to you, and should arrive within ${REFUND_ARRIVES_DAYS.join(" to ")} days. Your subscription has ended.`,
  };
});
