import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { ListQuery, SubscriberPage } from "@/lib/newsletter/console/schema";
import { listSubscribers } from "@/lib/newsletter/console/subscribers";

/** Subscribers, newest first, 50 at a time. */
export const GET = endpoint(
  { access: "admin", query: ListQuery, reply: SubscriberPage },
  async ({ viewer, query }) => {
    const page = await listSubscribers(query);
    await recordVisit(viewer.id, "newsletter");
    return page;
  },
);
