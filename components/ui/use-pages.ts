"use client";

import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

interface Asked {
  query: { before: string | undefined };
  signal: AbortSignal;
}

const NO_CURSOR: string | null = null;

/** A list that comes page by page; each page names where the next one begins. */
export function usePages<Page extends { nextCursor: string | null }>(
  queryKey: QueryKey,
  read: (asked: Asked) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ query: { before: pageParam ?? undefined }, signal }),
    initialPageParam: NO_CURSOR,
    getNextPageParam: (page) => page.nextCursor,
  });
}
