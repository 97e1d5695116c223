"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import type { User } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { MOOD_READS, queryKeys } from "@/lib/http/query-keys";

/** Sets the member's time zone; everything that counts days is read again. */
export function useSetTimeZone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) =>
      call<User>("/api/user/time-zone", { method: "PATCH", body: { timeZone } }),
    onSuccess: (user) => {
      queries.setQueryData(queryKeys.user, user);
      for (const path of MOOD_READS) queries.invalidateQueries({ queryKey: [path] });
      toast({ title: "Time zone saved", description: `Your days now follow ${zoneName(user.timeZone)}.` });
    },
    onError: (error) => toastFailure("Time zone not saved", error, "Please try again in a moment."),
  });
}

/** The zone as people read it: "America/New_York" is "America/New York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
