import type { Metadata } from "next";
import { ResetPassword } from "@/components/auth/password-reset";
import { PlainShell } from "@/components/layout/plain-shell";
import { ROUTES } from "@/lib/access/routes.mjs";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Reset Password", referrer: ROUTES["/reset-password"].referrer };

export default function ResetPasswordPage() {
  return (
    <PlainShell title="A new password" subtitle="Choose one that only you know." demo={isDemo()}>
      <ResetPassword />
    </PlainShell>
  );
}
