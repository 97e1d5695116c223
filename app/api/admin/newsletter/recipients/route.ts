import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { RecipientCount, RecipientsQuery } from "@/lib/newsletter/console/schema";
import { recipientCount } from "@/lib/newsletter/console/send-newsletter";

/** How many people a newsletter, or a notice, would go to now. */
export const GET = endpoint(
  { access: "admin", query: RecipientsQuery, reply: RecipientCount },
  async ({ viewer, query: { audience } }) => {
    const recipients = await recipientCount(audience);
    await recordVisit(viewer.id, "newsletter");
    return { recipients };
  },
);
