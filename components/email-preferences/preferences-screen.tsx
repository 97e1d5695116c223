"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { User } from "@/lib/accounts/schema";
import { DEFAULT_PREFERENCES } from "@/lib/email-preferences/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { PreferenceRows, PreferencesForm, useAskToSignIn } from "./preferences-form";
import { PrivacyRights } from "./privacy-rights";

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
