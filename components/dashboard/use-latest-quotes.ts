"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Quote } from "@/lib/words/schema";

/** The member's latest quotes, newest first. */
export function useLatestQuotes() {
  return useQuery({
    queryKey: queryKeys.recentQuotes,
    queryFn: ({ signal }) => call(queryKeys.recentQuotes[0], { signal }),
    select: ({ quotes }) => quotes,
  });
}

/** The newest of today's, once there is an entry of today. */
export function quoteOfToday(latest: readonly Quote[], today: string): Quote | undefined {
  return latest.find((quote) => quote.localDate === today);
}
