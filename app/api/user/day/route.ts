import { endpoint } from "@/lib/http/endpoint";
import { oneDay } from "@/lib/words/entries";
import { OneDay, OneDayQuery } from "@/lib/words/schema";

/** One day's entries with all that was written for them, and which days with entries lie around it. */
export const GET = endpoint(
  { access: "subscriber", query: OneDayQuery, reply: OneDay },
  async ({ viewer, query }) => oneDay(viewer.id, query.date),
);
