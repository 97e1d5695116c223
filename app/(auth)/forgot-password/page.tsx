import type { Metadata } from "next";
import { ForgotPassword } from "@/components/auth/password-reset";
import { PlainShell } from "@/components/layout/plain-shell";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Forgot Password" };

export default function ForgotPasswordPage() {
  return (
    <PlainShell
      title="Forgot your password?"
      subtitle="It happens. We'll email you a way back in."
      demo={isDemo()}
    >
      <ForgotPassword />
    </PlainShell>
  );
}
