import { MailX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { OutcomeCard } from "./outcome-card";
import { useAddressForm } from "./use-address-form";
import { useResendVerification } from "./use-resend-verification";

const REQUIRED = "Please enter your email address to resend verification.";

/** The link did not work: why, and a new one. */
export function VerificationFailed({ message }: { message: string }) {
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
      <ButtonLink href="/auth" variant="ghost" block>
        Back to Sign In
      </ButtonLink>
    </OutcomeCard>
  );
}
