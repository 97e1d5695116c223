"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { PastNewsletters } from "@/lib/newsletter/console/schema";

const FIRST: string | null = null;

/** How often the figures are asked for while one is being sent. */
const PROGRESS_MS = 2_000;

export function usePastNewsletters() {
  const [path] = queryKeys.pastNewsletters;
  return useInfiniteQuery({
    queryKey: queryKeys.pastNewsletters,
    queryFn: ({ pageParam, signal }) =>
      call(pageParam ? `${path}?cursor=${pageParam}` : path, { reply: PastNewsletters, signal }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => {
      const newsletters = state.data?.pages.flatMap((page) => page.newsletters) ?? [];
      return newsletters.some((newsletter) => newsletter.finishedAt === null) ? PROGRESS_MS : false;
    },
  });
}
