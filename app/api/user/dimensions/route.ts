import { endpoint } from "@/lib/http/endpoint";
import { dimensions } from "@/lib/moods/queries";
import { DimensionLines, DimensionsQuery } from "@/lib/moods/schema";

/** The dimensions day by day, over the last 30 or 90 days. */
export const GET = endpoint(
  { access: "subscriber", query: DimensionsQuery, reply: DimensionLines },
  async ({ viewer, query }) => dimensions(viewer, query.days),
);
