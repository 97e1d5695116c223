import { choose, namedRatings } from "@/lib/words/choose";
import type { QuoteRequest, WrittenQuote } from "./port";

/** Hearten's own library: needs no network and no account, and always has words. */
export function writeFromLibrary(request: QuoteRequest): WrittenQuote {
  const entry = choose(request);
  return {
    text: entry.text,
    source: "library",
    names: namedRatings(entry, request.levels, request.day),
    gives: entry.gives,
    passage: entry.id,
    image: entry.image ?? null,
    model: null,
    inputTokens: null,
    outputTokens: null,
  };
}
