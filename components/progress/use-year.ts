"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { Year } from "@/lib/moods/schema";

export function useYear() {
  return useQuery({
    queryKey: queryKeys.year,
    queryFn: ({ signal }) => call(queryKeys.year[0], { reply: Year, signal }),
  });
}
