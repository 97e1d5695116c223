import { recordVisit } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { ListQuery, SubscriberPage } from "@/lib/newsletter/console/schema";
import { listSubscribers } from "@/lib/newsletter/console/subscribers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Subscribers, newest first, 50 at a time. */
  GET: endpoint({ access: "admin", query: ListQuery, reply: SubscriberPage }, async ({ viewer, query }) => {
    const page = await listSubscribers(query);
    await recordVisit(viewer.id, "newsletter");
    return page;
  }),
});
