import { endpoint, route } from "@/lib/http/route";
import { createSetupIntent } from "@/lib/subscriptions/create-setup-intent";
import { SetupIntent } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** The first step of subscribing. */
  POST: endpoint({ access: "member", reply: SetupIntent }, async ({ viewer }) => createSetupIntent(viewer)),
});
