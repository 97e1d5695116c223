"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import type { SignInOptions } from "@/lib/accounts/schema";
import { queryKeys } from "@/lib/http/query-keys";
import { readPublic } from "@/lib/http/read-public";
import { GoogleMark } from "./google-mark";
import { ProviderButton } from "./provider-button";

/** The ways in beside a password: Google, and the further provider by its name. */
export function ProviderButtons() {
  const { data, isError } = useQuery({
    queryKey: queryKeys.signInOptions,
    queryFn: ({ signal }) => readPublic<SignInOptions>(queryKeys.signInOptions[0], signal),
  });
  // When the question itself failed, the way in may still be open.
  const isSetUp = (known: boolean | undefined) => (isError ? true : known);
  return (
    <div className="mt-4 grid gap-4">
      <p className="or">or</p>
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
