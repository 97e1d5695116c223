import { endpoint, route } from "@/lib/http/route";
import { favoriteQuotes } from "@/lib/quotes/queries";
import { QuoteList, QuoteListQuery } from "@/lib/quotes/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The quotes that the member saved, newest first. */
  GET: endpoint(
    { access: "subscriber", query: QuoteListQuery, reply: QuoteList },
    async ({ viewer, query }) => favoriteQuotes(viewer.id, query),
  ),
});
