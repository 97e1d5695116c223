import { recordAdminAct } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { recipientCount } from "@/lib/newsletter/console/past-newsletters";
import { RecipientCount } from "@/lib/newsletter/console/schema";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** How many people a newsletter would go to now. */
  GET: endpoint({ access: "admin", reply: RecipientCount }, async ({ viewer }) => {
    const recipients = await recipientCount();
    await recordAdminAct(viewer.id, "subscribers_viewed", { recipients });
    return { recipients };
  }),
});
