"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { QuoteList } from "@/lib/quotes/schema";

/** How many quotes the dashboard shows. */
const SHOWN = 2;

export function useLatestQuotes() {
  return useQuery({
    queryKey: queryKeys.recentQuotes,
    queryFn: ({ signal }) => call(queryKeys.recentQuotes[0], { reply: QuoteList, signal }),
    select: ({ quotes }) => quotes.slice(0, SHOWN),
  });
}
