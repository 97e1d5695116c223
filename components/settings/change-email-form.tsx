"use client";

import { useCheckedForm } from "@/components/auth/use-checked-form";
import { useAccountChange, wrongPassword } from "@/components/settings/use-account-change";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ChangeEmailInput);
const LABELS = { email: "New email", password: "Current password" };

export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const change = useAccountChange({
    path: "/api/user/email",
    done: "Check your inbox",
    failed: "Address not changed",
    onDone,
  });
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema,
    labels: LABELS,
    onValid: (input) =>
      change.mutate(input, { onError: (error) => setErrors(wrongPassword(error, "password")) }),
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <Field label={LABELS.email} error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label={LABELS.password} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" block pending={change.isPending} pendingLabel="Sending...">
        Send the link
      </Button>
    </form>
  );
}
