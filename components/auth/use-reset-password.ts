"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import type { MessageReply } from "@/lib/accounts/schema";
import { call, HttpError } from "@/lib/http/client";
import { serverFlaw } from "./server-flaw";

const FAILED = "This reset link may be invalid or expired. Please request a new one.";

export type ResetPasswordMutation = ReturnType<typeof useResetPassword>;

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: { token: string; password: string }) =>
      call<MessageReply>("/api/auth/reset-password", { method: "POST", body: input }),
    onError: (error) => {
      // A password to change stands at its field: the link is still good.
      if (serverFlaw(error, "password")) return;
      toast({ title: "Password reset failed", description: wordsOf(error), variant: "destructive" });
    },
  });
}

/** Whoever only has to wait is told for how long, not that their link is bad. */
function wordsOf(error: Error): string {
  return error instanceof HttpError && error.status === 429 && error.serverMessage
    ? error.serverMessage
    : FAILED;
}
