import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { IntentLink } from "@/components/ui/intent-link";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast-store";
import { PASSWORD_MIN } from "@/lib/accounts/rules";
import { type NewPasswordFlaw, newPasswordFlaw } from "./new-password-flaw";
import { serverFlaw } from "./server-flaw";
import { useFieldErrors } from "./use-field-errors";
import type { ResetPasswordMutation } from "./use-reset-password";

interface ResetPasswordFormProps {
  /** Null: the address holds none. */
  token: string | null;
  reset: ResetPasswordMutation;
}

export function ResetPasswordForm({ token, reset }: ResetPasswordFormProps) {
  const { form, errors, setErrors } = useFieldErrors<NewPasswordFlaw["field"]>();

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (token === null) return;
    const values = new FormData(event.currentTarget);
    const password = String(values.get("password"));
    const flaw = newPasswordFlaw(password, String(values.get("confirm")));
    setErrors(flaw ? { [flaw.field]: flaw.description } : {});
    if (flaw) toast({ title: flaw.title, description: flaw.description, variant: "destructive" });
    else
      reset.mutate(
        { token, password },
        { onError: (error) => setErrors({ password: serverFlaw(error, "password") }) },
      );
  }

  return (
    <Card variant="lift">
      <form ref={form} onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        <Field label="New password" hint={`At least ${PASSWORD_MIN} characters.`} error={errors.password}>
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
        <IntentLink href="/forgot-password" className="link">
          Request a new link
        </IntentLink>
      </p>
    </Card>
  );
}
