"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Stats } from "@/lib/moods/schema";

export function useStats() {
  return useQuery({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => call<Stats>(queryKeys.stats[0], { signal }),
  });
}
