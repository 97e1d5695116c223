"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Year } from "@/lib/moods/schema";

export function useYear() {
  return useQuery({
    queryKey: queryKeys.year,
    queryFn: ({ signal }) => call<Year>(queryKeys.year[0], { signal }),
  });
}
