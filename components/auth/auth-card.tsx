"use client";

import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useAddressParameter } from "@/components/layout/use-address-parameter";
import { Card } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { Tabs } from "@/components/ui/tabs";
import { signInErrorWords } from "@/lib/access/sign-in-errors";
import { CreateAccountForm } from "./create-account-form";
import { ProviderButtons } from "./provider-buttons";
import { SignInForm } from "./sign-in-form";

export function AuthCard() {
  const asked = useAddressParameter("tab");
  const [chosen, setTab] = useState<string | null>(null);
  const tab = chosen ?? (asked === "create-account" ? asked : "sign-in");
  const [email, setEmail] = useState("");
  const kept = { email, onEmail: setEmail };
  return (
    <Card className="lg:p-8" variant="lift">
      <SignInError />
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

const OTHERWISE = "That sign-in didn't work. Please try again, or use your email and password.";

/** Why signing in with a provider led back here. */
export function SignInError() {
  const code = useAddressParameter("error");
  if (!code) return null;
  const words = signInErrorWords(code) ?? OTHERWISE;
  return (
    <div role="alert" className="mb-4">
      <Note tone="honey" icon={<CircleAlert />}>
        {words}
      </Note>
    </div>
  );
}
