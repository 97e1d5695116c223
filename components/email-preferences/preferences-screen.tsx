"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ExportButton, keepFile } from "@/components/layout/export-button";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { User } from "@/lib/accounts/schema";
import { BRAND } from "@/lib/config/brand";
import { DEFAULT_PREFERENCES } from "@/lib/email-preferences/schema";
import { call, download } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { DeleteAccount } from "./delete-account";
import { PreferenceRows, PreferencesForm, useAskToSignIn } from "./preferences-form";

type Member = Pick<User, "id" | "email" | "timeZone">;

/** @param member null for a visitor, who sees the defaults */
export function PreferencesScreen({ member }: { member: Member | null }) {
  return (
    <div className="cols eq">
      {member ? <OwnPreferences member={member} /> : <SignedOutPreferences />}
      <PrivacyRights isSignedIn={member !== null} />
    </div>
  );
}

function OwnPreferences({ member }: { member: Member }) {
  const query = useQuery({
    queryKey: queryKeys.emailPreferences,
    queryFn: ({ signal }) => call(queryKeys.emailPreferences[0], { signal }),
  });
  const waiting = (
    <Card variant="lift">
      <div role="status">
        <VisuallyHidden>Loading your preferences...</VisuallyHidden>
        <Skeleton className="h-72 w-full" />
      </div>
    </Card>
  );
  return (
    <Loaded query={query} waiting={waiting} failed="We couldn't load your preferences just now." isCard>
      {(held) => <PreferencesForm member={member} held={held} />}
    </Loaded>
  );
}

/** What a visitor sees: the choices as they start out, and the way to sign in. */
function SignedOutPreferences() {
  const [chosen, setChosen] = useState(DEFAULT_PREFERENCES);
  const askToSignIn = useAskToSignIn();
  return (
    <Card variant="lift">
      <CardTitle>What we can email you</CardTitle>
      <PreferenceRows chosen={chosen} onChoose={setChosen} />
      <Button block className="mt-4" onClick={askToSignIn}>
        Log In to Save Preferences
      </Button>
    </Card>
  );
}

export function PrivacyRights({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Card>
      <CardTitle>Privacy & Data Rights</CardTitle>
      <p className="mt-2 text-ink-soft">
        Under the GDPR and laws like it, you can see what we hold about you, take it with you, put it right,
        have it deleted, and change your mind about what you agreed to. We offer this to everyone, wherever
        they live.
      </p>
      {isSignedIn ? (
        <OwnData />
      ) : (
        <p className="mt-3 text-ink-soft">
          To export your data or to delete your account,{" "}
          <AppLink href="/auth" className="underline">
            log in
          </AppLink>{" "}
          first.
        </p>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        Questions about your data? Write to{" "}
        <a href={`mailto:${BRAND.privacyEmail}`} className="underline">
          {BRAND.privacyEmail}
        </a>
        , or read the{" "}
        <AppLink href="/privacy" className="underline">
          Privacy Policy
        </AppLink>
        .
      </p>
    </Card>
  );
}

function OwnData() {
  const { mutate, isPending } = useDataExport();
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-sm text-ink-soft">
        Everything we hold about you in one JSON file. It isn't encrypted, so anyone who opens it can read
        your ratings and quotes. Keep it somewhere private.
      </p>
      <ExportButton isPending={isPending} onExport={() => mutate()}>
        Export Your Data
      </ExportButton>
      <DeleteAccount />
    </div>
  );
}

/** Brings everything held about the member to their device. */
function useDataExport() {
  return useMutation({
    mutationFn: () => download("/api/user/data-export"),
    onSuccess: (file) => {
      keepFile(file);
      toast({ title: "Data Export Complete", description: "Your data has been downloaded successfully." });
    },
    onError: (error) =>
      toastFailure("Export Failed", error, "Failed to export your data. Please try again.", "telling"),
  });
}
