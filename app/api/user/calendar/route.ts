import { endpoint, route } from "@/lib/http/route";
import { calendar } from "@/lib/moods/queries";
import { Calendar, CalendarQuery } from "@/lib/moods/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Which days of a month have entries, and in what mood. */
  GET: endpoint({ access: "subscriber", query: CalendarQuery, reply: Calendar }, async ({ viewer, query }) =>
    calendar(viewer, query.month),
  ),
});
