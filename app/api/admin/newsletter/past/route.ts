import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { PastNewsletters, PastNewslettersQuery } from "@/lib/newsletter/console/schema";
import { pastNewsletters } from "@/lib/newsletter/console/send-newsletter";

/** What was sent, newest first, and what came of it. */
export const GET = endpoint(
  { access: "admin", query: PastNewslettersQuery, reply: PastNewsletters },
  async ({ viewer, query }) => {
    const page = await pastNewsletters(query.cursor);
    await recordVisit(viewer.id, "newsletter");
    return page;
  },
);
