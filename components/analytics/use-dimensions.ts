"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { DimensionLines, LineDays } from "@/lib/moods/schema";

/** The lines that were shown stay until those that were asked for are here. */
export function useDimensions(days: LineDays) {
  const queryKey = queryKeys.dimensions(days);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call<DimensionLines>(`${queryKey[0]}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
