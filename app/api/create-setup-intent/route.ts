import { endpoint, route } from "@/lib/http/route";
import { consume } from "@/lib/limits/consume";
import { SetupIntent } from "@/lib/subscriptions/schema";
import { createSetupIntent } from "@/lib/subscriptions/start-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The first step of subscribing, and of changing the card. */
  POST: endpoint({ access: "member", reply: SetupIntent }, async ({ viewer }) => {
    await consume("setup_member", viewer.id);
    return createSetupIntent(viewer);
  }),
});
