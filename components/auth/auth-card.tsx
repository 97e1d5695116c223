"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, KeyRound } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { Tabs } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toast";
import { useAddressParameter } from "@/components/ui/use-address-parameter";
import { useLater } from "@/components/ui/use-later";
import type { SignInError } from "@/lib/accounts/schema";
import { queryKeys } from "@/lib/http/query-keys";
import { readPublic } from "@/lib/http/read-public";
import { CreateAccountForm, LegalLink, SignInForm } from "./auth-forms";

export function AuthCard() {
  const asked = useAddressParameter("tab");
  const [chosen, setTab] = useState<string | null>(null);
  const tab = chosen ?? (asked === "create-account" ? asked : "sign-in");
  const [email, setEmail] = useState("");
  const kept = { email, onEmail: setEmail };
  return (
    <Card className="lg:p-8" variant="lift">
      <SignInFailure />
      <Tabs
        label="Account"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "sign-in", label: "Sign In", content: <SignInForm {...kept} /> },
          { value: "create-account", label: "Create Account", content: <CreateAccountForm {...kept} /> },
        ]}
      />
      <ProviderButtons />
    </Card>
  );
}

const WORDS: Readonly<Record<SignInError, string>> = {
  provider_unreachable:
    "That sign-in service isn't answering at the moment. Please try again, or use your email and password.",
  sign_in_cancelled:
    "The sign-in was cancelled, so nothing has changed. You can try again whenever you like.",
  sign_in_not_completed: "That sign-in didn't finish. Please start it again from here.",
  address_not_verified:
    "That service hasn't verified your email address yet. Verify it there first, or use your email and password here.",
  address_unusable:
    "That service didn't give us an email address we can use. Please use your email and password here.",
};
const OTHERWISE = "That sign-in didn't work. Please try again, or use your email and password.";

/** Why signing in with a provider led back here. */
export function SignInFailure() {
  const code = useAddressParameter("error");
  if (!code) return null;
  const words = isSignInError(code) ? WORDS[code] : OTHERWISE;
  return (
    <div role="alert" className="mb-4">
      <Note tone="honey" icon={<CircleAlert />}>
        {words}
      </Note>
    </div>
  );
}

/** The code comes from the address, where anybody may write anything. */
function isSignInError(code: string): code is SignInError {
  return Object.hasOwn(WORDS, code);
}

/** The ways in beside a password: Google, and the further provider by its name. */
export function ProviderButtons() {
  const { data, isError } = useQuery({
    queryKey: queryKeys.signInOptions,
    queryFn: ({ signal }) => readPublic(queryKeys.signInOptions[0], signal),
  });
  // When the question itself failed, the way in may still be open.
  const isSetUp = (known: boolean | undefined) => (isError ? true : known);
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-ink-soft text-[0.875rem] before:flex-1 before:h-px before:bg-line after:flex-1 after:h-px after:bg-line">
        or
      </p>
      <ProviderButton
        name="Google"
        href="/api/auth/google"
        icon={<GoogleMark />}
        isSetUp={isSetUp(data?.google)}
      />
      <ProviderButton
        name={data?.provider?.name ?? "another provider"}
        href="/api/login"
        icon={<KeyRound />}
        isSetUp={isSetUp(data && data.provider !== null)}
      />
    </div>
  );
}

interface ProviderButtonProps {
  /** Such as "Google". */
  name: string;
  href: "/api/auth/google" | "/api/login";
  icon: React.ReactNode;
  /** Undefined while the server has not said. */
  isSetUp: boolean | undefined;
}

const loadTooltip = () => import("@/components/ui/tooltip").then((module) => module.Tooltip);

const LOOK = buttonClass({ variant: "outline", block: true });

/** The way in by a provider; where the server has set none up it stays, and says so. */
function ProviderButton({ name, href, icon, isSetUp }: ProviderButtonProps) {
  // Most servers have their providers set up, and need none.
  const Tooltip = useLater(loadTooltip, isSetUp === false);
  const words = (
    <>
      {icon}
      Continue with {name}
    </>
  );
  if (isSetUp) {
    // A plain link: a router link would fetch the address ahead and begin to sign in.
    return (
      <a href={href} className={LOOK}>
        {words}
      </a>
    );
  }
  const why = `This server hasn't set up sign-in with ${name}.`;
  // Not `disabled`: such a button takes no focus, and its tooltip would be nobody's.
  const button = (
    <button
      type="button"
      aria-disabled="true"
      aria-busy={!Tooltip || undefined}
      className={LOOK}
      onClick={() => isSetUp === false && toast({ title: `${name} sign-in`, description: why })}
    >
      {words}
    </button>
  );
  return Tooltip ? <Tooltip text={why}>{button}</Tooltip> : button;
}

/** Under the card, whichever way of going on is taken. */
export function LegalNote() {
  return (
    <p className="mt-5 text-center text-sm text-ink-soft">
      By carrying on you agree to the <LegalLink href="/terms">Terms</LegalLink>. How we look after your data:{" "}
      <LegalLink href="/privacy">Privacy</LegalLink>.
    </p>
  );
}

/** Google's own mark, in the colours that its guidelines ask for. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.7Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.8-3c-1.1.7-2.4 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#EA4335"
        d="M12 4.7c1.8 0 3.4.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1C6.2 6.9 8.9 4.7 12 4.7Z"
      />
    </svg>
  );
}
