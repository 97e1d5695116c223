import { endpoint } from "@/lib/http/endpoint";
import { calendar } from "@/lib/moods/queries";
import { Calendar, CalendarQuery } from "@/lib/moods/schema";

/** Which days of a month have entries, and in what mood. */
export const GET = endpoint(
  { access: "subscriber", query: CalendarQuery, reply: Calendar },
  async ({ viewer, query }) => calendar(viewer, query.month),
);
