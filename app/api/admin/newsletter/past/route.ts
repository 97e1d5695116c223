import { recordVisit } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { PastNewsletters, PastNewslettersQuery } from "@/lib/newsletter/console/schema";
import { pastNewsletters } from "@/lib/newsletter/console/send-newsletter";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** What was sent, newest first, and what came of it. */
  GET: endpoint(
    { access: "admin", query: PastNewslettersQuery, reply: PastNewsletters },
    async ({ viewer, query }) => {
      const page = await pastNewsletters(query.cursor);
      await recordVisit(viewer.id, "newsletter");
      return page;
    },
  ),
});
