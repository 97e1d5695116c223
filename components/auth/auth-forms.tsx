"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import type { Route } from "next";
import { useEffect, useRef, useState } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { VisuallyHidden } from "@/components/ui/spinner";
import { carryToast, toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { serverFlaw, useCheckedForm } from "@/components/ui/use-checked-form";
import type { LoginInput, PasskeyAnswer, RegisterInput } from "@/lib/accounts/schema";
import { PASSKEY_MINUTES, PASSWORD_MIN, TRIAL_DAYS } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** The address typed so far: it stays when one finds oneself on the other tab. */
interface KeptEmail {
  email: string;
  onEmail: (email: string) => void;
}

const loadLoginSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.LoginInput);
const LOGIN_LABELS = { email: "Email", password: "Password" };

export function SignInForm({ email, onEmail }: KeptEmail) {
  const enter = useEnter({
    enter: (input: LoginInput) => call("/api/auth/login", { method: "POST", body: input }),
    to: "/",
    done: { title: "Login successful", description: "Welcome back!" },
    failed: { title: "Login failed", otherwise: "Invalid email or password" },
  });
  const { errors, formProps } = useCheckedForm({
    loadSchema: loadLoginSchema,
    labels: LOGIN_LABELS,
    onValid: enter.mutate,
  });
  return (
    <form {...formProps} className="grid gap-4 mt-6">
      <CardTitle>Welcome back</CardTitle>
      <Field label={LOGIN_LABELS.email} error={errors.email}>
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
        label={LOGIN_LABELS.password}
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

/** Before what was offered is too old to be answered, it is offered anew. */
const ANEW_MS = PASSKEY_MINUTES * 60_000 - 30_000;

const passkeys = () => import("./ask-passkey");

/** The way in without an address: by a button, and where the browser can, from the field of the address as well. */
export function PasskeySignIn() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess } = useEnter({
    enter: (passkey: PasskeyAnswer) => call("/api/auth/passkey", { method: "POST", body: { passkey } }),
    to: "/",
    done: { title: "Login successful", description: "Welcome back!" },
    failed: { title: "Login failed", otherwise: "Please try again, or use your email and password." },
  });
  const isOpen = !isAsking && !isPending && !isSuccess;
  const endOffer = useRef(async () => {});
  useEffect(() => {
    if (!isOpen) return;
    const end = offerInField(mutate);
    endOffer.current = end;
    return () => void end();
  }, [isOpen, mutate]);

  async function ask() {
    setAsking(true);
    try {
      const { askPasskey, knowsPasskeys } = await passkeys();
      if (!knowsPasskeys())
        return toast({ title: "Passkeys", description: "This browser can't use passkeys." });
      // Each answers a cookie: what is offered in the field comes to its end first.
      await endOffer.current();
      const answer = await askPasskey("/api/auth/passkey/options");
      if (answer) mutate(answer);
    } catch (error) {
      toastFailure("Login failed", error, "Please try again, or use your email and password.");
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button variant="ghost" block pending={!isOpen} pendingLabel="Signing in..." onClick={ask}>
      <Fingerprint />
      Sign in with a passkey
    </Button>
  );
}

/**
 * Keeps passkeys on offer in the field until the caller has no more use for it.
 *
 * @returns ends the offer, and waits for what is under way of it
 */
function offerInField(onAnswer: (answer: PasskeyAnswer) => void): () => Promise<void> {
  if (!("PublicKeyCredential" in window)) return async () => {};
  let isOver = false;
  let underWay = Promise.resolve();
  async function offer() {
    // Nobody has asked for it: what fails here is not told.
    const answer = await passkeys()
      .then(({ offerPasskeys }) => offerPasskeys(() => isOver))
      .catch(() => null);
    if (answer && !isOver) onAnswer(answer);
  }
  function begin() {
    underWay = offer();
  }
  begin();
  const anew = setInterval(begin, ANEW_MS);
  return async () => {
    clearInterval(anew);
    if (!isOver) {
      isOver = true;
      await passkeys()
        .then(({ endOffer }) => endOffer())
        .catch(() => null);
    }
    await underWay;
  };
}

const loadRegisterSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.RegisterInput);
const REGISTER_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
};

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
    loadSchema: loadRegisterSchema,
    labels: REGISTER_LABELS,
    onValid: (input) =>
      enter.mutate(input, { onError: (error) => setErrors(serverFlaw(error, REGISTER_LABELS)) }),
  });
  return (
    <form {...formProps} className="grid gap-4 mt-6">
      <CardTitle>Create your account</CardTitle>
      <div className="grid grid-cols-2 gap-3">
        <Field label={REGISTER_LABELS.firstName} hint="Optional" error={errors.firstName}>
          {(control) => <Input {...control} name="firstName" autoComplete="given-name" />}
        </Field>
        <Field label={REGISTER_LABELS.lastName} hint="Optional" error={errors.lastName}>
          {(control) => <Input {...control} name="lastName" autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={REGISTER_LABELS.email} error={errors.email}>
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
      <Field
        label={REGISTER_LABELS.password}
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errors.password}
      >
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

/** What a new member agrees to. Ratings can tell of health, so keeping them is named by itself. */
export function RegistrationAgreement() {
  return (
    <p className="text-sm text-ink-soft">
      You need to be 13 or older. By creating an account you agree to the{" "}
      <LegalLink href="/terms">Terms</LegalLink>. Before your first check-in we'll ask if we may keep your
      ratings, as the <LegalLink href="/privacy">Privacy Policy</LegalLink> explains.
    </p>
  );
}

/** Opens beside the sign-in page, so that nothing typed there is lost. */
export function LegalLink({ href, children }: { href: Route; children: string }) {
  return (
    <AppLink href={href} target="_blank" prefetch={false}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </AppLink>
  );
}

const LEAVE_AFTER_MS = 100;

interface Entrance<Input> {
  enter: (input: Input) => Promise<unknown>;
  to: "/" | "/subscription";
  done: { title: string; description: string };
  failed: { title: string; otherwise: string };
}

/** Signs someone in, forgets what the page knew before, and goes on by a full load, so that pages see the session. */
function useEnter<Input>({ enter, to, done, failed }: Entrance<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: () => {
      carryToast(done);
      queries.clear();
      const readUser = () => call("/api/user");
      void queries.prefetchQuery({ queryKey: queryKeys.user, queryFn: readUser });
      setTimeout(() => window.location.assign(leadsBack() ? "/sliders" : to), LEAVE_AFTER_MS);
    },
    onError: (error) => toastFailure(failed.title, error, failed.otherwise),
  });
}

/** Whether a check-in was interrupted by the end of its session: its ratings wait there. */
function leadsBack(): boolean {
  return new URLSearchParams(window.location.search).get("next") === "/sliders";
}
