"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { UnverifiedNote, WithoutPassword } from "@/components/auth/account-notes";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Field, Input } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { type CheckedForm, serverFlaw, useCheckedForm } from "@/components/ui/use-checked-form";
import type { User } from "@/lib/accounts/schema";
import { PASSWORD_MIN } from "@/lib/config/policy";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

export function EmailAddressCard({ user }: { user: User }) {
  const { data } = useDevices();
  return (
    <Card>
      <div className="card-head mb-2">
        <CardTitle as="h3">Email address</CardTitle>
        <Badge dot tone={user.emailVerified ? "good" : "warn"}>
          {user.emailVerified ? "Verified" : "Not verified"}
        </Badge>
      </div>
      <p className="break-words">{user.email}</p>
      {!user.emailVerified && <UnverifiedNote email={user.email} />}
      {data?.hasPassword === false ? (
        <WithoutPassword>
          You need a password to change your address, and you don't have one yet.
        </WithoutPassword>
      ) : (
        <div className="mt-4">
          <ChangeDialog
            title="Change email address"
            description="We'll email a link to the new address. Your account changes to it once you open the link."
            label="Change address"
          >
            {(onDone) => <ChangeEmailForm onDone={onDone} />}
          </ChangeDialog>
        </div>
      )}
    </Card>
  );
}

/** Where the member is signed in, and whether they have a password. */
export function useDevices() {
  return useQuery({
    queryKey: queryKeys.devices,
    queryFn: ({ signal }) => call(queryKeys.devices[0], { signal }),
  });
}

interface ChangeDialogProps {
  title: string;
  description: string;
  /** What the button says. */
  label: string;
  children: (onDone: () => void) => React.ReactNode;
}

function ChangeDialog({ title, description, label, children }: ChangeDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      trigger={
        <Button variant="outline" size="small">
          {label}
        </Button>
      }
    >
      {children(() => setOpen(false))}
    </Dialog>
  );
}

const loadEmailSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ChangeEmailInput);
const EMAIL_LABELS = { email: "New email", password: "Current password" };

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { isPending, errors, formProps } = useAccountChange({
    loadSchema: loadEmailSchema,
    labels: EMAIL_LABELS,
    change: (input) => call("/api/user/email", { method: "POST", body: input }),
    done: "Check your inbox",
    failed: "Address not changed",
    onDone,
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <Field label={EMAIL_LABELS.email} error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label={EMAIL_LABELS.password} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" block pending={isPending} pendingLabel="Sending...">
        Send the link
      </Button>
    </form>
  );
}

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
          <ChangeDialog
            title="Change password"
            description="Your current password first, so we know it's you."
            label="Change password"
          >
            {(onDone) => <ChangePasswordForm email={email} onDone={onDone} />}
          </ChangeDialog>
        </>
      )}
    </Card>
  );
}

const loadPasswordSchema = () =>
  import("@/lib/accounts/schema").then((schemas) => schemas.ChangePasswordInput);
const PASSWORD_LABELS = { currentPassword: "Current password", newPassword: "New password" };

function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { isPending, errors, formProps } = useAccountChange({
    loadSchema: loadPasswordSchema,
    labels: PASSWORD_LABELS,
    change: (input) => call("/api/user/password", { method: "POST", body: input }),
    done: "Password changed",
    failed: "Password not changed",
    onDone,
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={PASSWORD_LABELS.currentPassword} error={errors.currentPassword}>
        {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
      </Field>
      <Field
        label={PASSWORD_LABELS.newPassword}
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

interface AccountChange<Schema extends z.ZodType, Name extends string>
  extends Omit<CheckedForm<Schema, Name>, "onValid"> {
  change: (input: z.output<Schema>) => Promise<{ message: string }>;
  done: string;
  failed: string;
  onDone: () => void;
}

/** The form of a change of the account that asks for the present password. */
function useAccountChange<Schema extends z.ZodType, Name extends string>({
  loadSchema,
  labels,
  change,
  done,
  failed,
  onDone,
}: AccountChange<Schema, Name>) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: async ({ message }) => {
      toast({ title: done, description: message });
      onDone();
      await queries.invalidateQueries({ queryKey: queryKeys.devices });
    },
    onError: (error) => {
      const standsAtField = error instanceof HttpError && error.field !== null;
      if (!standsAtField) toastFailure(failed, error, "Please try again in a moment.");
    },
  });
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema,
    labels,
    onValid: (input) => mutate(input, { onError: (error) => setErrors(serverFlaw(error, labels)) }),
  });
  return { isPending, errors, formProps };
}
