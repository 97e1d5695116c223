import { money } from "@/lib/config/money";
import { endpoint } from "@/lib/http/endpoint";
import { refundFirstPayment } from "@/lib/subscriptions/refund-first-payment";
import { SubscriptionChange } from "@/lib/subscriptions/schema";

/** Pays the first payment back within 14 days and ends the subscription at once. */
export const POST = endpoint({ access: "member", reply: SubscriptionChange }, async ({ viewer }) => {
  const { amountMinor, currency } = await refundFirstPayment(viewer.id);
  const amount = money(amountMinor, currency);
  return {
    message: `${amount} is on its way back to you, and should arrive within 5 to 10 days. Your subscription has ended.`,
  };
});
