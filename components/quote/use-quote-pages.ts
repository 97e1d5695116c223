"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { QuoteList } from "@/lib/words/schema";

const NO_CURSOR: string | null = null;

interface RecentOptions {
  /** Only the quotes of one local day. */
  date?: string | null;
}

/** The member's quotes, newest first, page by page. */
export function useRecentQuotePages({ date = null }: RecentOptions = {}) {
  const [path] = queryKeys.recentQuotes;
  return useQuotePages({ path, queryKey: queryKeys.quotePages(date), filter: date ? { date } : {} });
}

/** The saved quotes, newest first, page by page. */
export function useFavoriteQuotePages() {
  const { favoritePages } = queryKeys;
  return useQuotePages({ path: favoritePages[0], queryKey: favoritePages, filter: {} });
}

interface PagesOptions {
  path: string;
  queryKey: readonly unknown[];
  filter: Record<string, string>;
}

function useQuotePages({ path, queryKey, filter }: PagesOptions) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(pageParam ? { ...filter, before: pageParam } : filter);
      return call<QuoteList>(query.size === 0 ? path : `${path}?${query}`, { signal });
    },
    initialPageParam: NO_CURSOR,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export type QuotePages = ReturnType<typeof useQuotePages>;
