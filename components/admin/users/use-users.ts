"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { AdminUsers, type UserFilter, UserStats } from "@/lib/admin/schema";
import { call, callForPage } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const FIRST: string | null = null;

/** The users that a filter finds, newest first, page by page. */
export function useUsers(filter: UserFilter) {
  const queryKey = queryKeys.adminUsers(filter);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callForPage(pageParam ?? firstPage(filter), { reply: AdminUsers, signal }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    // While the next search is on its way the table stays.
    placeholderData: keepPreviousData,
  });
}

export function useUserStats() {
  return useQuery({
    queryKey: queryKeys.userStats,
    queryFn: ({ signal }) => call(queryKeys.userStats[0], { reply: UserStats, signal }),
  });
}

function firstPage({ q, status = "all" }: UserFilter): string {
  const query = new URLSearchParams({ ...(q ? { q } : {}), ...(status === "all" ? {} : { status }) });
  return query.size === 0 ? "/api/admin/users" : `/api/admin/users?${query}`;
}
