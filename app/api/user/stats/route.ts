import { endpoint, route } from "@/lib/http/route";
import { stats } from "@/lib/moods/queries";
import { Stats } from "@/lib/moods/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The member's totals and present figures. */
  GET: endpoint({ access: "subscriber", reply: Stats }, async ({ viewer }) => stats(viewer)),
});
