import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { createSetupIntent } from "@/lib/subscriptions/own-subscription";
import { SetupIntent } from "@/lib/subscriptions/schema";

/** The first step of subscribing, and of changing the card. */
export const POST = endpoint({ access: "member", reply: SetupIntent }, async ({ viewer }) => {
  await consume("setup_member", viewer.id);
  return createSetupIntent(viewer);
});
