"use client";

import { useEffect } from "react";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-store";
import { EmailVerified } from "./email-verified";
import { useAddressParameter } from "./use-address-parameter";
import { type Leave, useLeaveAfter } from "./use-leave-after";
import { useVerification } from "./use-verification";
import { VerificationFailed } from "./verification-failed";

const LEAVE_AFTER_MS = 3000;

/** Proves the address with the token of the mail that led here, from the page's script alone. */
export function VerifyEmail({ leave }: { leave?: Leave }) {
  const verification = useVerification(useAddressParameter("token"));
  const isVerified = verification.state === "success";
  useEffect(() => {
    if (isVerified) toast({ title: "Email Verified" });
  }, [isVerified]);
  useLeaveAfter({ when: isVerified, to: "/", afterMs: LEAVE_AFTER_MS, leave });
  if (verification.state === "error") return <VerificationFailed message={verification.message} />;
  if (isVerified) return <EmailVerified />;
  return (
    <Card variant="lift" role="status" className="flex items-center justify-center gap-3">
      <Spinner />
      Verifying Email...
    </Card>
  );
}
