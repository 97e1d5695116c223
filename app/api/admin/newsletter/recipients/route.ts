import { recordVisit } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { RecipientCount, RecipientsQuery } from "@/lib/newsletter/console/schema";
import { recipientCount } from "@/lib/newsletter/console/send-newsletter";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** How many people a newsletter, or a notice, would go to now. */
  GET: endpoint(
    { access: "admin", query: RecipientsQuery, reply: RecipientCount },
    async ({ viewer, query: { audience } }) => {
      const recipients = await recipientCount(audience);
      await recordVisit(viewer.id, "newsletter");
      return { recipients };
    },
  ),
});
