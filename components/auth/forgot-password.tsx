"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import type { MessageReply } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { ForgotPasswordForm } from "./forgot-password-form";
import { ResetRequested } from "./reset-requested";

const RECEIVED = {
  title: "Request received",
  description: "If an account exists with that email, you will receive a password reset link shortly",
};

/** Asks for the address; whatever comes of it, the answer is the same, so that nobody learns who has an account. */
export function ForgotPassword() {
  const [requested, setRequested] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: unknown) =>
      call<MessageReply>("/api/auth/forgot-password", { method: "POST", body: input }),
    // Offline too: the outcome is not the screen's to tell.
    networkMode: "always",
    onSettled: () => {
      toast(RECEIVED);
      setRequested(true);
    },
  });
  if (requested) return <ResetRequested words={RECEIVED.description} onAgain={() => setRequested(false)} />;
  return <ForgotPasswordForm isPending={isPending} onValid={mutate} />;
}
