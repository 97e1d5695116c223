"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Tabs } from "@/components/ui/tabs";
import { CreateAccountForm } from "./create-account-form";
import { ProviderButtons } from "./provider-buttons";
import { SignInError } from "./sign-in-error";
import { SignInForm } from "./sign-in-form";
import { useAddressParameter } from "./use-address-parameter";

/** The address typed so far: it stays when one finds oneself on the other tab. */
export interface KeptEmail {
  email: string;
  onEmail: (email: string) => void;
}

export function AuthCard() {
  const asked = useAddressParameter("tab");
  const [chosen, setTab] = useState<string | null>(null);
  const tab = chosen ?? (asked === "create-account" ? asked : "sign-in");
  const [email, setEmail] = useState("");
  const kept = { email, onEmail: setEmail };
  return (
    <Card variant="lift">
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
