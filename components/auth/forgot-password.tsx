"use client";

import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { OutcomeCard } from "@/components/ui/outcome-card";
import { toast } from "@/components/ui/toast";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { inWords } from "@/lib/config/figures";
import { RESET_LINK_HOURS } from "@/lib/config/policy";
import { call } from "@/lib/http/client";

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
const LABELS = { email: "Email" };

interface ForgotPasswordFormProps {
  isPending: boolean;
  onValid: (input: { email: string }) => void;
}

function ForgotPasswordForm({ isPending, onValid }: ForgotPasswordFormProps) {
  const { errors, formProps } = useCheckedForm({ loadSchema, labels: LABELS, onValid });
  return (
    <Card variant="lift">
      <form {...formProps} className="grid gap-4">
        <p className="text-ink-soft">
          Enter the email address you signed up with, and we'll send you a link. It works once, within{" "}
          {inWords(RESET_LINK_HOURS, "hour")}.
        </p>
        <Field label={LABELS.email} error={errors.email}>
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
