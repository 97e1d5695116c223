"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountActions } from "@/components/settings/account-actions";
import { AccountInformation } from "@/components/settings/account-information";
import { AdminPanel } from "@/components/settings/admin-panel";
import { Appearance } from "@/components/settings/appearance";
import { ConsentCard } from "@/components/settings/consent-card";
import { DataPrivacy } from "@/components/settings/data-privacy";
import { EmailAddressCard } from "@/components/settings/email-address-card";
import { GdprStatus } from "@/components/settings/gdpr-status";
import { InstallCard } from "@/components/settings/install-card";
import { LearntCard } from "@/components/settings/learnt-card";
import { LegalCard } from "@/components/settings/legal-card";
import { PasswordCard } from "@/components/settings/password-card";
import { RemindersCard } from "@/components/settings/reminders-card";
import { SignedInDevices } from "@/components/settings/signed-in-devices";
import { SubscriptionCard, type SubscriptionCardProps } from "@/components/settings/subscription-card";
import { TimeZoneCard } from "@/components/settings/time-zone-card";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Spinner } from "@/components/ui/spinner";
import type { User } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

interface SettingsScreenProps {
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
  /** What only the server knows of the member's subscription. */
  billing: Omit<SubscriptionCardProps, "timeZone">;
}

export function SettingsScreen({ billing, usesAi }: SettingsScreenProps) {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.user,
    queryFn: ({ signal }) => call<User>(queryKeys.user[0], { signal }),
  });
  if (isPending) {
    return (
      <Card role="status" className="flex items-center gap-3">
        <Spinner />
        Loading...
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <LoadFailed onRetry={() => refetch()}>We couldn't load your settings just now.</LoadFailed>
      </Card>
    );
  }
  return (
    <div className="masonry">
      <AccountInformation user={data} />
      <Appearance />
      <SubscriptionCard timeZone={data.timeZone} {...billing} />
      <EmailAddressCard user={data} />
      <PasswordCard email={data.email} />
      <SignedInDevices timeZone={data.timeZone} />
      <TimeZoneCard timeZone={data.timeZone} />
      <RemindersCard timeZone={data.timeZone} />
      <DataPrivacy />
      <LearntCard />
      <ConsentCard timeZone={data.timeZone} usesAi={usesAi} />
      <InstallCard />
      {data.isAdmin && <AdminPanel />}
      <AccountActions />
      <GdprStatus />
      <LegalCard />
    </div>
  );
}
