"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { QuoteList } from "@/lib/quotes/schema";

const NO_CURSOR: string | null = null;

interface RecentOptions {
  /** Only the quotes of one local day. */
  date?: string | null;
  enabled?: boolean;
}

/** The member's quotes, newest first, page by page. */
export function useRecentQuotePages({ date = null, enabled = true }: RecentOptions = {}) {
  return useQuotePages(queryKeys.quotePages(date), date ? { date } : {}, enabled);
}

/** The saved quotes, newest first, page by page. */
export function useFavoriteQuotePages() {
  return useQuotePages(queryKeys.favoritePages, {}, true);
}

function useQuotePages(
  queryKey: readonly [path: string, ...rest: unknown[]],
  filter: Record<string, string>,
  enabled: boolean,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(pageParam ? { ...filter, before: pageParam } : filter);
      return call(query.size === 0 ? queryKey[0] : `${queryKey[0]}?${query}`, { reply: QuoteList, signal });
    },
    initialPageParam: NO_CURSOR,
    getNextPageParam: (page) => page.nextCursor,
    enabled,
  });
}
