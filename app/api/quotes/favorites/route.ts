import { endpoint, route } from "@/lib/http/route";
import { favoriteQuotes } from "@/lib/words/queries";
import { QuoteList, QuoteListQuery } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The quotes that the member saved, newest first. */
  GET: endpoint(
    { access: "subscriber", query: QuoteListQuery, reply: QuoteList },
    async ({ viewer, query }) => favoriteQuotes(viewer.id, query),
  ),
});
