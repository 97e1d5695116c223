import { endpoint, route } from "@/lib/http/route";
import { dimensions } from "@/lib/moods/queries";
import { DimensionLines, DimensionsQuery } from "@/lib/moods/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The dimensions day by day, over the last 30 or 90 days. */
  GET: endpoint(
    { access: "subscriber", query: DimensionsQuery, reply: DimensionLines },
    async ({ viewer, query }) => dimensions(viewer, query.days),
  ),
});
