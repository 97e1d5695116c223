"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { PASSWORD_MIN } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { useDevices } from "./signed-in-devices";
import { useAccountChange, WithoutPassword } from "./use-account-change";

export function PasswordCard({ email }: { email: string }) {
  const { data } = useDevices();
  return (
    <Card>
      <CardTitle as="h3">Password</CardTitle>
      {data?.hasPassword === false ? (
        <WithoutPassword>You sign in without a password.</WithoutPassword>
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-soft">Changing it signs you out on your other devices.</p>
          <ChangePassword email={email} />
        </>
      )}
    </Card>
  );
}

function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Change password"
      description="Your current password first, so we know it's you."
      trigger={
        <Button variant="outline" size="small">
          Change password
        </Button>
      }
    >
      <ChangePasswordForm email={email} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ChangePasswordInput);
const LABELS = { currentPassword: "Current password", newPassword: "New password" };

function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { isPending, errors, formProps } = useAccountChange({
    loadSchema,
    labels: LABELS,
    change: (input) => call("/api/user/password", { method: "POST", body: input }),
    done: "Password changed",
    failed: "Password not changed",
    onDone,
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
      <Button type="submit" block pending={isPending} pendingLabel="Changing...">
        Change password
      </Button>
    </form>
  );
}
