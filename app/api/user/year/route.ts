import { endpoint, route } from "@/lib/http/route";
import { year } from "@/lib/moods/queries";
import { Year } from "@/lib/moods/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Which days of the last 53 weeks have entries, and in what mood. */
  GET: endpoint({ access: "subscriber", reply: Year }, async ({ viewer }) => year(viewer)),
});
