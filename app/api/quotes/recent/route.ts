import { endpoint } from "@/lib/http/endpoint";
import { recentQuotes } from "@/lib/words/queries";
import { QuoteList, QuoteListQuery } from "@/lib/words/schema";

/** The member's quotes, newest first. */
export const GET = endpoint(
  { access: "subscriber", query: QuoteListQuery, reply: QuoteList },
  async ({ viewer, query }) => recentQuotes(viewer.id, query),
);
