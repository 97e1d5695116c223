import { endpoint, route } from "@/lib/http/route";
import { analytics } from "@/lib/moods/queries";
import { Analytics } from "@/lib/moods/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The member's moods, streaks and insights over time. */
  GET: endpoint({ access: "subscriber", reply: Analytics }, async ({ viewer }) => analytics(viewer)),
});
