import type { Metadata } from "next";
import { ResetPassword } from "@/components/auth/reset-password";
import { PlainShell } from "@/components/layout/plain-shell";
import { isDemo } from "@/lib/config/env";

// The address holds a token: it must not travel on as a Referer.
export const metadata: Metadata = { title: "Reset Password", referrer: "no-referrer" };

export default function ResetPasswordPage() {
  return (
    <PlainShell title="A new password" subtitle="Choose one that only you know." demo={isDemo()}>
      <ResetPassword />
    </PlainShell>
  );
}
