"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { MemberPage, MemberStats, SubscriberPage, SubscriberStats } from "@/lib/newsletter/console/schema";

const FIRST: string | null = null;

function usePages<Reply extends { nextCursor: string | null }>(
  queryKey: readonly [path: string, q: string],
  reply: z.ZodType<Reply>,
) {
  const [path, q] = queryKey;
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) });
      return call(query.size === 0 ? path : `${path}?${query}`, { reply, signal });
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Subscribers whose address holds `q`, newest first, page by page. */
export function useSubscribers(q: string) {
  return usePages(queryKeys.subscribers(q), SubscriberPage);
}

export function useSubscriberStats() {
  return useQuery({
    queryKey: queryKeys.subscriberStats,
    queryFn: ({ signal }) => call(queryKeys.subscriberStats[0], { reply: SubscriberStats, signal }),
  });
}

/** Paying members whose address holds `q`, newest first, page by page. */
export function useMembers(q: string) {
  return usePages(queryKeys.memberSubscribers(q), MemberPage);
}

export function useMemberStats() {
  return useQuery({
    queryKey: queryKeys.memberNewsletterStats,
    queryFn: ({ signal }) => call(queryKeys.memberNewsletterStats[0], { reply: MemberStats, signal }),
  });
}
