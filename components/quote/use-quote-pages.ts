"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const NO_CURSOR: string | null = null;

/** The member's quotes, newest first, page by page. */
export function useRecentQuotePages() {
  const { recentQuotes, quotePages } = queryKeys;
  return useQuotePages({ path: recentQuotes[0], queryKey: quotePages });
}

/** The saved quotes, newest first, page by page. */
export function useFavoriteQuotePages() {
  const { favoritePages } = queryKeys;
  return useQuotePages({ path: favoritePages[0], queryKey: favoritePages });
}

interface PagesOptions {
  path: "/api/quotes/recent" | "/api/quotes/favorites";
  queryKey: readonly unknown[];
}

function useQuotePages({ path, queryKey }: PagesOptions) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call(path, { query: { before: pageParam ?? undefined }, signal }),
    initialPageParam: NO_CURSOR,
    getNextPageParam: (page) => page.nextCursor,
  });
}
