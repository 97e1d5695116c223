"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const NO_CURSOR: string | null = null;

interface RecentOptions {
  /** Only the quotes of one local day. */
  date?: string | null;
}

/** The member's quotes, newest first, page by page. */
export function useRecentQuotePages({ date = null }: RecentOptions = {}) {
  const [path] = queryKeys.recentQuotes;
  return useQuotePages({ path, queryKey: queryKeys.quotePages(date), date });
}

/** The saved quotes, newest first, page by page. */
export function useFavoriteQuotePages() {
  const { favoritePages } = queryKeys;
  return useQuotePages({ path: favoritePages[0], queryKey: favoritePages });
}

interface PagesOptions {
  path: "/api/quotes/recent" | "/api/quotes/favorites";
  queryKey: readonly unknown[];
  date?: string | null;
}

function useQuotePages({ path, queryKey, date }: PagesOptions) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(path, { query: { date: date || undefined, before: pageParam ?? undefined }, signal }),
    initialPageParam: NO_CURSOR,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export type QuotePages = ReturnType<typeof useQuotePages>;
