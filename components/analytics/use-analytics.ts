"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { Analytics } from "@/lib/moods/schema";

export function useAnalytics() {
  return useQuery({
    queryKey: queryKeys.analytics,
    queryFn: ({ signal }) => call(queryKeys.analytics[0], { reply: Analytics, signal }),
  });
}
