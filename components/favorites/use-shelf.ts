"use client";

import { useEffect, useState } from "react";
import { usePages } from "@/components/ui/use-pages";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { fittingQuotes, type ShelfFilter, WHOLE_SHELF } from "@/lib/words/shelf";

/** How many are shown at a time. */
const SHOWN = 10;

/**
 * The saved quotes, ten at a time, and what of them the member looks for. What they look for stays in the browser:
 * pages are read until there are as many as are wanted, or no more.
 */
export function useShelf() {
  const pages = useFavoritePages();
  const [filter, setFilter] = useState(WHOLE_SHELF);
  const [wanted, setWanted] = useState(SHOWN);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const quotes = pages.data?.pages.flatMap((page) => page.quotes) ?? [];
  const fitting = fittingQuotes(quotes, filter);
  const shown = fitting.slice(0, wanted);
  const needsPage = fitting.length < wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (needsPage) void fetchNextPage();
  }, [needsPage, fetchNextPage]);
  return {
    pages,
    filter,
    look: (sought: ShelfFilter) => {
      setFilter(sought);
      setWanted(SHOWN);
    },
    isEmpty: quotes.length === 0,
    hasSeveral: quotes.length > 1,
    isNothing: fitting.length === 0 && !hasNextPage,
    shown,
    /** How many the filter leaves, as far as is known. */
    found: hasNextPage
      ? isFetchingNextPage
        ? "Looking further back..."
        : `${shown.length} shown`
      : `${fitting.length} found`,
    more: {
      hasNextPage: fitting.length > wanted || hasNextPage,
      isFetchingNextPage,
      isFetchNextPageError,
      fetchNextPage: () => (isFetchNextPageError ? fetchNextPage() : setWanted(wanted + SHOWN)),
    },
  };
}

function useFavoritePages() {
  const queryKey = queryKeys.favoritePages;
  return usePages(queryKey, (asked) => call(queryKey[0], asked));
}
