"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import type { MessageReply, SignedInDevices } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** Where the member is signed in, and whether they have a password. */
export function useDevices() {
  return useQuery({
    queryKey: queryKeys.devices,
    queryFn: ({ signal }) => call<SignedInDevices>(queryKeys.devices[0], { signal }),
  });
}

/** Signs one device out by its id, or all others when none is named. */
export function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      call<MessageReply>(id === null ? "/api/auth/sessions" : `/api/auth/sessions/${id}`, {
        method: "DELETE",
      }),
    onSuccess: ({ message }) => toast({ title: "Signed out", description: message }),
    onError: (error) => toastFailure("Sign out failed", error, "Please try again in a moment."),
    // A device that was gone already vanishes from the list as well.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.devices }),
  });
}
