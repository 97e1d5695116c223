import { endpoint } from "@/lib/http/endpoint";
import { favoriteQuotes } from "@/lib/words/queries";
import { QuoteList, QuoteListQuery } from "@/lib/words/schema";

/** The quotes that the member saved, newest first. */
export const GET = endpoint(
  { access: "subscriber", query: QuoteListQuery, reply: QuoteList },
  async ({ viewer, query }) => favoriteQuotes(viewer.id, query),
);
