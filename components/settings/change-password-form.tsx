"use client";

import { serverFlaw } from "@/components/auth/server-flaw";
import { useCheckedForm } from "@/components/auth/use-checked-form";
import { useAccountChange, wrongPassword } from "@/components/settings/use-account-change";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { PASSWORD_MIN } from "@/lib/accounts/rules";

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ChangePasswordInput);
const LABELS = { currentPassword: "Current password", newPassword: "New password" };

export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const change = useAccountChange({
    path: "/api/user/password",
    done: "Password changed",
    failed: "Password not changed",
    onDone,
  });
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema,
    labels: LABELS,
    onValid: (input) =>
      change.mutate(input, {
        onError: (error) =>
          setErrors({
            ...wrongPassword(error, "currentPassword"),
            ...common(serverFlaw(error, "password")),
          }),
      }),
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={LABELS.currentPassword} error={errors.currentPassword}>
        {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
      </Field>
      <Field
        label={LABELS.newPassword}
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errors.newPassword}
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" />}
      </Field>
      <Button type="submit" block pending={change.isPending} pendingLabel="Changing...">
        Change password
      </Button>
    </form>
  );
}

function common(flaw: string | undefined): { newPassword?: string } {
  return flaw ? { newPassword: flaw } : {};
}
