"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { carryToast } from "@/components/ui/carried-toast";
import { User, UserReply } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const LEAVE_AFTER_MS = 100;

interface Entrance {
  path: "/api/auth/login" | "/api/auth/register";
  to: "/" | "/subscription";
  done: { title: string; description: string };
  failed: { title: string; otherwise: string };
}

/** Signs someone in, forgets what the page knew before, and goes on by a full load, so that pages see the session. */
export function useEnter({ path, to, done, failed }: Entrance) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: unknown) => call(path, { method: "POST", body: input, reply: UserReply }),
    onSuccess: () => {
      carryToast(done);
      queries.clear();
      const readUser = () => call("/api/user", { reply: User });
      void queries.prefetchQuery({ queryKey: queryKeys.user, queryFn: readUser });
      setTimeout(() => window.location.assign(to), LEAVE_AFTER_MS);
    },
    onError: (error) => toastFailure(failed.title, error, failed.otherwise),
  });
}
