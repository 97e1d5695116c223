"use client";

import { useMutation } from "@tanstack/react-query";
import { CircleCheck, MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { OutcomeCard } from "@/components/ui/outcome-card";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { useAddressParameter } from "@/components/ui/use-address-parameter";
import { serverFlaw, useCheckedForm, useFieldErrors } from "@/components/ui/use-checked-form";
import { type Leave, useLeaveAfter } from "@/components/ui/use-leave-after";
import { inWords } from "@/lib/config/figures";
import { PASSWORD_MAX, PASSWORD_MIN, RESET_LINK_HOURS } from "@/lib/config/policy";
import { call, HttpError } from "@/lib/http/client";

const RECEIVED = {
  title: "Request received",
  description: "If an account exists with that email, you will receive a password reset link shortly",
};

/** Asks for the address; whatever comes of it, the answer is the same, so that nobody learns who has an account. */
export function ForgotPassword() {
  const [requested, setRequested] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { email: string }) =>
      call("/api/auth/forgot-password", { method: "POST", body: input }),
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

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ForgotPasswordInput);
const REQUEST_LABELS = { email: "Email" };

interface ForgotPasswordFormProps {
  isPending: boolean;
  onValid: (input: { email: string }) => void;
}

function ForgotPasswordForm({ isPending, onValid }: ForgotPasswordFormProps) {
  const { errors, formProps } = useCheckedForm({ loadSchema, labels: REQUEST_LABELS, onValid });
  return (
    <Card variant="lift">
      <form {...formProps} className="grid gap-4">
        <p className="text-ink-soft">
          Enter the email address you signed up with, and we'll send you a link. It works once, within{" "}
          {inWords(RESET_LINK_HOURS, "hour")}.
        </p>
        <Field label={REQUEST_LABELS.email} error={errors.email}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
        </Field>
        <Button type="submit" block pending={isPending} pendingLabel="Sending...">
          Send reset link
        </Button>
      </form>
      <p className="mt-2 text-center">
        <AppLink href="/auth" className="link">
          Back to Login
        </AppLink>
      </p>
    </Card>
  );
}

/** The same for every address. */
function ResetRequested({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <OutcomeCard title="Check your inbox" icon={<MailCheck />}>
      <p className="text-ink-soft">
        {words}. If nothing turns up, have a look in your spam folder, or try another address.
      </p>
      <div className="mt-3 grid w-full gap-3">
        <ButtonLink href="/auth" block>
          Back to Login
        </ButtonLink>
        <Button variant="outline" block onClick={onAgain}>
          Try another email
        </Button>
      </div>
    </OutcomeCard>
  );
}

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

/** What the server checks of the form. */
const LABELS = { password: "New password" };

interface ResetPasswordFormProps {
  /** Null: the address holds none. */
  token: string | null;
  reset: ResetPasswordMutation;
}

function ResetPasswordForm({ token, reset }: ResetPasswordFormProps) {
  const { form, errors, setErrors } = useFieldErrors<NewPasswordFlaw["field"]>();

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (token === null) return;
    const values = new FormData(event.currentTarget);
    const password = String(values.get("password"));
    const flaw = newPasswordFlaw(password, String(values.get("confirm")));
    setErrors(flaw ? { [flaw.field]: flaw.description } : {});
    if (flaw?.title) toast({ title: flaw.title, description: flaw.description, variant: "destructive" });
    if (!flaw)
      reset.mutate({ token, password }, { onError: (error) => setErrors(serverFlaw(error, LABELS)) });
  }

  return (
    <Card variant="lift">
      <form ref={form} onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        <Field label={LABELS.password} hint={`At least ${PASSWORD_MIN} characters.`} error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        <Field label="Confirm password" error={errors.confirm}>
          {(control) => <PasswordInput {...control} name="confirm" autoComplete="new-password" />}
        </Field>
        <Button
          type="submit"
          block
          disabled={token === null}
          pending={reset.isPending}
          pendingLabel="Saving..."
        >
          Reset Password
        </Button>
      </form>
      <p className="mt-2 text-center">
        <AppLink href="/forgot-password" className="link">
          Request a new link
        </AppLink>
      </p>
    </Card>
  );
}

/** The new password is in place. */
function PasswordReset({ words }: { words: string }) {
  return (
    <OutcomeCard title="Password reset successful" icon={<CircleCheck />}>
      <p className="text-ink-soft">{words} Taking you there now...</p>
      <ButtonLink href="/auth" block className="mt-3">
        Sign in
      </ButtonLink>
    </OutcomeCard>
  );
}

const FAILED = "This reset link may be invalid or expired. Please request a new one.";

type ResetPasswordMutation = ReturnType<typeof useResetPassword>;

function useResetPassword() {
  return useMutation({
    mutationFn: (input: { token: string; password: string }) =>
      call("/api/auth/reset-password", { method: "POST", body: input }),
    onError: (error) => {
      // A password to change stands at its field: the link is still good.
      if (serverFlaw(error, LABELS).password) return;
      toast({ title: "Password reset failed", description: wordsOf(error), variant: "destructive" });
    },
  });
}

/** Whoever only has to wait is told for how long, not that their link is bad. */
function wordsOf(error: Error): string {
  return error instanceof HttpError && error.status === 429 && error.serverMessage
    ? error.serverMessage
    : FAILED;
}

interface NewPasswordFlaw {
  field: "password" | "confirm";
  /** Where a toast says it beside its field. */
  title?: string;
  description: string;
}

/** What is wrong with a new password and its repetition; null when nothing is. */
function newPasswordFlaw(password: string, confirm: string): NewPasswordFlaw | null {
  if (password !== confirm) {
    return {
      field: "confirm",
      title: "Passwords don't match",
      description: "Please ensure both passwords match.",
    };
  }
  if (password.length < PASSWORD_MIN) {
    return {
      field: "password",
      title: "Password too short",
      description: `Password must be at least ${PASSWORD_MIN} characters long.`,
    };
  }
  if (password.length > PASSWORD_MAX) {
    return {
      field: "password",
      description: `Password must be at most ${PASSWORD_MAX} characters long.`,
    };
  }
  return null;
}
