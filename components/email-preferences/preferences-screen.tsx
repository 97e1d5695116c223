"use client";

import { useQuery } from "@tanstack/react-query";
import { PreferencesForm } from "@/components/email-preferences/preferences-form";
import { PrivacyRights } from "@/components/email-preferences/privacy-rights";
import { SignedOutPreferences } from "@/components/email-preferences/signed-out-preferences";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { User } from "@/lib/accounts/schema";
import type { PreferencesReply } from "@/lib/email-preferences/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

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
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.emailPreferences,
    queryFn: ({ signal }) => call<PreferencesReply>(queryKeys.emailPreferences[0], { signal }),
  });
  if (data) return <PreferencesForm member={member} held={data} />;
  return (
    <Card variant="lift">
      {isPending ? (
        <div role="status">
          <VisuallyHidden>Loading your preferences...</VisuallyHidden>
          <Skeleton className="h-72 w-full" />
        </div>
      ) : (
        <LoadFailed onRetry={() => refetch()}>We couldn't load your preferences just now.</LoadFailed>
      )}
    </Card>
  );
}
