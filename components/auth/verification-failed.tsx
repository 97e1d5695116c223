import { MailX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { EmailAddress } from "@/lib/accounts/schema";
import { OutcomeCard } from "./outcome-card";
import { useFieldErrors } from "./use-field-errors";
import { useResendVerification } from "./use-resend-verification";

const REQUIRED = {
  title: "Email Required",
  description: "Please enter your email address to resend verification.",
  variant: "destructive",
} as const;

/** The link did not work: why, and a new one. */
export function VerificationFailed({ message }: { message: string }) {
  const { form, errors, setErrors } = useFieldErrors<"email">();
  const resend = useResendVerification();

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email")).trim();
    const email = EmailAddress.safeParse(typed);
    if (!typed) toast(REQUIRED);
    setErrors(
      email.success
        ? {}
        : { email: typed ? `Email ${email.error.issues[0]?.message}.` : REQUIRED.description },
    );
    if (email.success) resend.mutate(email.data);
  }

  return (
    <OutcomeCard title="Verification Failed" icon={<MailX />}>
      <p className="text-ink-soft">{message}</p>
      <form
        ref={form}
        onSubmit={onSubmit}
        noValidate
        method="post"
        className="mt-3 grid w-full gap-4 text-left"
      >
        <Field label="Email" error={errors.email}>
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
