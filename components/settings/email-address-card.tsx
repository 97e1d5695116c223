"use client";

import { useState } from "react";
import { UnverifiedNote } from "@/components/auth/unverified-note";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Field, Input } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { User } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { useDevices } from "./signed-in-devices";
import { useAccountChange, WithoutPassword } from "./use-account-change";

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
          <ChangeEmail />
        </div>
      )}
    </Card>
  );
}

function ChangeEmail() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Change email address"
      description="We'll email a link to the new address. Your account moves once you open it."
      trigger={
        <Button variant="outline" size="small">
          Change address
        </Button>
      }
    >
      <ChangeEmailForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ChangeEmailInput);
const LABELS = { email: "New email", password: "Current password" };

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { isPending, errors, formProps } = useAccountChange({
    loadSchema,
    labels: LABELS,
    change: (input) => call("/api/user/email", { method: "POST", body: input }),
    done: "Check your inbox",
    failed: "Address not changed",
    onDone,
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <Field label={LABELS.email} error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label={LABELS.password} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" block pending={isPending} pendingLabel="Sending...">
        Send the link
      </Button>
    </form>
  );
}
