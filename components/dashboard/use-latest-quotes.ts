"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { QuoteList } from "@/lib/words/schema";

/** How many quotes the dashboard shows. */
const SHOWN = 2;

export function useLatestQuotes() {
  return useQuery({
    queryKey: queryKeys.recentQuotes,
    queryFn: ({ signal }) => call<QuoteList>(queryKeys.recentQuotes[0], { signal }),
    select: ({ quotes }) => quotes.slice(0, SHOWN),
  });
}
