"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Calendar } from "@/lib/moods/schema";

export function useCalendar(month: string) {
  const queryKey = queryKeys.calendar(month);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Calendar>(`${queryKey[0]}?month=${month}`, { signal }),
  });
}
