"use client";

import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { LoginInput } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { PasskeySignIn } from "./passkey-sign-in";
import type { KeptEmail } from "./use-address-form";
import { useCheckedForm } from "./use-checked-form";
import { useEnter } from "./use-enter";

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.LoginInput);
const LABELS = { email: "Email", password: "Password" };

export function SignInForm({ email, onEmail }: KeptEmail) {
  const enter = useEnter({
    enter: (input: LoginInput) => call("/api/auth/login", { method: "POST", body: input }),
    to: "/",
    done: { title: "Login successful", description: "Welcome back!" },
    failed: { title: "Login failed", otherwise: "Invalid email or password" },
  });
  const { errors, formProps } = useCheckedForm({ loadSchema, labels: LABELS, onValid: enter.mutate });
  return (
    <form {...formProps} className="grid gap-4 mt-6">
      <CardTitle>Welcome back</CardTitle>
      <Field label={LABELS.email} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username webauthn"
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={LABELS.password}
        error={errors.password}
        aside={
          <AppLink href="/forgot-password" className="link -my-3 text-sm">
            Forgot password?
          </AppLink>
        }
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" block pending={enter.isPending || enter.isSuccess} pendingLabel="Signing in...">
        Sign In
      </Button>
      <PasskeySignIn />
    </form>
  );
}
