"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { carryToast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const LEAVE_AFTER_MS = 100;

interface Entrance<Input> {
  enter: (input: Input) => Promise<unknown>;
  to: "/" | "/subscription";
  done: { title: string; description: string };
  failed: { title: string; otherwise: string };
}

/** Signs someone in, forgets what the page knew before, and goes on by a full load, so that pages see the session. */
export function useEnter<Input>({ enter, to, done, failed }: Entrance<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: () => {
      carryToast(done);
      queries.clear();
      const readUser = () => call("/api/user");
      void queries.prefetchQuery({ queryKey: queryKeys.user, queryFn: readUser });
      setTimeout(() => window.location.assign(leadsBack() ? "/sliders" : to), LEAVE_AFTER_MS);
    },
    onError: (error) => toastFailure(failed.title, error, failed.otherwise),
  });
}

/** Whether a check-in was interrupted by the end of its session: its ratings wait there. */
function leadsBack(): boolean {
  return new URLSearchParams(window.location.search).get("next") === "/sliders";
}
