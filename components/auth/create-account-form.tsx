"use client";

import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { RegisterInput } from "@/lib/accounts/schema";
import { PASSWORD_MIN, TRIAL_DAYS } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { RegistrationAgreement } from "./legal-note";
import { type KeptEmail, useEnter } from "./sign-in-form";
import { serverFlaw, useCheckedForm } from "./use-checked-form";

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.RegisterInput);
const LABELS = { firstName: "First name", lastName: "Last name", email: "Email", password: "Password" };

export function CreateAccountForm({ email, onEmail }: KeptEmail) {
  const enter = useEnter({
    enter: (input: RegisterInput) => call("/api/auth/register", { method: "POST", body: input }),
    to: "/subscription",
    done: {
      title: "Registration successful",
      description: `Please complete your subscription to start your ${TRIAL_DAYS}-day free trial`,
    },
    failed: { title: "Registration failed", otherwise: "Please try again" },
  });
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema,
    labels: LABELS,
    onValid: (input) => enter.mutate(input, { onError: (error) => setErrors(serverFlaw(error, LABELS)) }),
  });
  return (
    <form {...formProps} className="grid gap-4 mt-6">
      <CardTitle>Create your account</CardTitle>
      <div className="grid grid-cols-2 gap-3">
        <Field label={LABELS.firstName} hint="Optional" error={errors.firstName}>
          {(control) => <Input {...control} name="firstName" autoComplete="given-name" />}
        </Field>
        <Field label={LABELS.lastName} hint="Optional" error={errors.lastName}>
          {(control) => <Input {...control} name="lastName" autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={LABELS.email} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={LABELS.password} hint={`At least ${PASSWORD_MIN} characters.`} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <RegistrationAgreement />
      <Button
        type="submit"
        block
        pending={enter.isPending || enter.isSuccess}
        pendingLabel="Creating account..."
      >
        Create Account
      </Button>
    </form>
  );
}
