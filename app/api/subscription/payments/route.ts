import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { paymentsOf } from "@/lib/subscriptions/queries";
import { Payments } from "@/lib/subscriptions/schema";

/** The card that the member is charged to, and their receipts; neither is kept here. */
export const GET = endpoint({ access: "member", reply: Payments }, async ({ viewer }) => {
  await consume("payments_member", viewer.id);
  return paymentsOf(viewer.subscription);
});
