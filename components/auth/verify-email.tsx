"use client";

import { useQuery } from "@tanstack/react-query";
import { MailCheck, MailX } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { OutcomeCard } from "@/components/ui/outcome-card";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { useAddressParameter } from "@/components/ui/use-address-parameter";
import { useAddressForm } from "@/components/ui/use-checked-form";
import { type Leave, useLeaveAfter } from "@/components/ui/use-leave-after";
import { BRAND } from "@/lib/config/brand";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { useResendVerification } from "./account-notes";

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

function EmailVerified() {
  return (
    <OutcomeCard title="Email Verified!" icon={<MailCheck />}>
      <p className="text-ink-soft">Welcome to {BRAND.name}! Redirecting you to the app...</p>
      <ButtonLink href="/" block className="mt-3">
        Continue to App
      </ButtonLink>
    </OutcomeCard>
  );
}

const REQUIRED = "Please enter your email address to resend verification.";

/** The link did not work: why, and a new one. */
function VerificationFailed({ message }: { message: string }) {
  const resend = useResendVerification();
  const { error, formProps } = useAddressForm(resend.mutate, REQUIRED);

  return (
    <OutcomeCard title="Verification Failed" icon={<MailX />}>
      <p className="text-ink-soft">{message}</p>
      <form {...formProps} className="mt-3 grid w-full gap-4 text-left">
        <Field label="Email" error={error}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
        </Field>
        <Button type="submit" block pending={resend.isPending} pendingLabel="Sending...">
          Resend Verification Email
        </Button>
      </form>
      <p className="text-sm text-ink-soft">
        Changing your address? Ask for a new link in Settings, under "Email address".
      </p>
      <ButtonLink href="/auth" variant="ghost" block>
        Back to Sign In
      </ButtonLink>
    </OutcomeCard>
  );
}

export type Verification = { state: "loading" | "success" } | { state: "error"; message: string };

/** Proves an address by a token: null when the address holds none, undefined while that is not known. */
function useVerification(token: string | null | undefined): Verification {
  // A query, because a screen mounted twice shares its one call, and the token works once. It takes no signal:
  // a call given up half-way would have used the token all the same.
  const { data, error } = useQuery({
    queryKey: queryKeys.verifyEmail(token),
    queryFn: () => call("/api/auth/verify-email", { query: { token: token ?? "" } }),
    enabled: typeof token === "string",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    networkMode: "always",
  });
  if (token === null) return { state: "error", message: "Invalid verification link" };
  if (error) return { state: "error", message: wordsOf(error) };
  if (!data) return { state: "loading" };
  return data.verified ? { state: "success" } : { state: "error", message: data.message };
}

function wordsOf(error: Error): string {
  const isRefused = error instanceof HttpError && error.status === 400;
  return isRefused ? "Invalid verification link" : "Failed to verify email. Please try again.";
}
