import { endpoint, route } from "@/lib/http/route";
import { recentQuotes } from "@/lib/words/queries";
import { QuoteList, QuoteListQuery } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The member's quotes, newest first. */
  GET: endpoint(
    { access: "subscriber", query: QuoteListQuery, reply: QuoteList },
    async ({ viewer, query }) => recentQuotes(viewer.id, query),
  ),
});
