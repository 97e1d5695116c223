"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type AuditAction, AuditPage } from "@/lib/audit/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const FIRST: string | null = null;

/** Who did what, newest first, page by page. */
export function useAudit(action: AuditAction | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.audit(action),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(action ? { action } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      });
      return call(query.size === 0 ? "/api/admin/audit" : `/api/admin/audit?${query}`, {
        reply: AuditPage,
        signal,
      });
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
