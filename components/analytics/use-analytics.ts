"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Analytics } from "@/lib/moods/schema";

export function useAnalytics() {
  return useQuery({
    queryKey: queryKeys.analytics,
    queryFn: ({ signal }) => call<Analytics>(queryKeys.analytics[0], { signal }),
  });
}
