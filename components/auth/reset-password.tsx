"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { PasswordReset } from "./password-reset";
import { ResetPasswordForm } from "./reset-password-form";
import { useAddressParameter } from "./use-address-parameter";
import { type Leave, useLeaveAfter } from "./use-leave-after";
import { useResetPassword } from "./use-reset-password";

const INVALID_LEAVE_MS = 2000;
const DONE_LEAVE_MS = 3000;

/** A new password by the token of a mail. Without one there is nothing to do here but ask for a link. */
export function ResetPassword({ leave }: { leave?: Leave }) {
  const token = useAddressParameter("token");
  const reset = useResetPassword();
  const isMissing = token === null;
  useEffect(() => {
    if (isMissing) toast(INVALID);
  }, [isMissing]);
  useLeaveAfter({ when: isMissing, to: "/forgot-password", afterMs: INVALID_LEAVE_MS, leave });
  useLeaveAfter({ when: reset.isSuccess, to: "/auth", afterMs: DONE_LEAVE_MS, leave });
  if (reset.isSuccess) return <PasswordReset words={reset.data.message} />;
  return <ResetPasswordForm token={token ?? null} reset={reset} />;
}

const INVALID = {
  title: "Invalid link",
  description: "This password reset link is invalid. Please request a new one.",
  variant: "destructive",
} as const;
