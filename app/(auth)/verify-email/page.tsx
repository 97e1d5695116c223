import type { Metadata } from "next";
import { VerifyEmail } from "@/components/auth/verify-email";
import { PlainShell } from "@/components/layout/plain-shell";
import { isDemo } from "@/lib/config/env";

// The address holds a token: it must not travel on as a Referer.
export const metadata: Metadata = { title: "Email Verification", referrer: "no-referrer" };

export default function VerifyEmailPage() {
  return (
    <PlainShell title="Email verification" subtitle="Just making sure the address is yours." demo={isDemo()}>
      <VerifyEmail />
    </PlainShell>
  );
}
