"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import type { MessageReply } from "@/lib/accounts/schema";
import { call, HttpError } from "@/lib/http/client";

/** Has a new verification link mailed. */
export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) =>
      call<MessageReply>("/api/auth/resend-verification", { method: "POST", body: { email } }),
    networkMode: "always",
    onSuccess: ({ message }) => toast({ title: "Verification Email Sent", description: message }),
    onError: (error) => toast({ ...failure(error), variant: "destructive" }),
  });
}

function failure(error: Error): { title: string; description: string } {
  if (error instanceof HttpError && error.serverMessage) {
    return { title: "Failed to Send", description: error.serverMessage };
  }
  return { title: "Error", description: "Failed to resend verification email." };
}
