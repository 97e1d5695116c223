import type { Metadata } from "next";
import { VerifyEmail } from "@/components/auth/verify-email";
import { PlainShell } from "@/components/layout/plain-shell";
import { ROUTES } from "@/lib/access/routes.mjs";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Email Verification", referrer: ROUTES["/verify-email"].referrer };

export default function VerifyEmailPage() {
  return (
    <PlainShell title="Email verification" subtitle="Just making sure the address is yours." demo={isDemo()}>
      <VerifyEmail />
    </PlainShell>
  );
}
