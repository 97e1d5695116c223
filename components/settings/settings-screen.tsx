"use client";

import { useQuery } from "@tanstack/react-query";
import {
  Bookmark,
  CircleQuestionMark,
  Footprints,
  House,
  LogOut,
  Mail,
  Menu as MenuIcon,
  ScrollText,
  Settings,
  SlidersHorizontal,
  Smartphone,
  Users,
} from "lucide-react";
import { keepInstallOffer, useInstallOffer } from "@/components/device/install-store";
import { ExportButton } from "@/components/layout/export-button";
import { SignOutLink } from "@/components/layout/member-nav";
import { useRegion } from "@/components/layout/region";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon";
import { LoadFailed } from "@/components/ui/list-status";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { Spinner } from "@/components/ui/spinner";
import type { User } from "@/lib/accounts/schema";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { localDate } from "@/lib/time/clock";
import { fullDay } from "@/lib/time/date-words";
import { EmailAddressCard, PasswordCard } from "./account-cards";
import { ConsentCard } from "./consent-card";
import {
  DataPrivacy,
  DeleteAccountCard,
  GdprStatus,
  LearntCard,
  SettingsRow,
  useExport,
} from "./data-privacy";
import { ImportCard } from "./import-card";
import { PasskeysCard } from "./passkeys-card";
import { RemindersCard } from "./reminders-card";
import { SignedInDevicesCard } from "./signed-in-devices";
import { SubscriptionCard, type SubscriptionCardProps } from "./subscription-card";
import { Appearance, KeptWordsCard, PrivacyCoverCard, StreaksCard } from "./switch-cards";
import { TimeZoneCard } from "./time-zone-card";

interface SettingsScreenProps {
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
  /** What only the server knows of the member's subscription. */
  billing: Omit<SubscriptionCardProps, "timeZone">;
}

export function SettingsScreen({ billing, usesAi }: SettingsScreenProps) {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.user,
    queryFn: ({ signal }) => call(queryKeys.user[0], { signal }),
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
    <div className="grid grid-cols-1 gap-8">
      <GroupLinks />
      <SettingsGroup group="you">
        <div className="masonry">
          <AccountInformation user={data} />
          <EmailAddressCard user={data} />
          <PasswordCard email={data.email} />
          <PasskeysCard timeZone={data.timeZone} />
          <SignedInDevicesCard timeZone={data.timeZone} />
          <TimeZoneCard timeZone={data.timeZone} />
          <Appearance />
          <KeptWordsCard />
          <StreaksCard />
          <PrivacyCoverCard />
          <InstallCard />
          {data.isAdmin && <AdminPanel />}
          <AccountActions />
        </div>
      </SettingsGroup>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-5">
        <SettingsGroup group="plan">
          <SubscriptionCard timeZone={data.timeZone} {...billing} />
        </SettingsGroup>
        <SettingsGroup group="reminders">
          <RemindersCard timeZone={data.timeZone} />
        </SettingsGroup>
      </div>
      <SettingsGroup group="data">
        <div className="masonry">
          <DataPrivacy />
          <ImportCard />
          <LearntCard />
          <ConsentCard timeZone={data.timeZone} usesAi={usesAi} />
          <GdprStatus />
          <LegalCard />
          <DeleteAccountCard />
        </div>
      </SettingsGroup>
    </div>
  );
}

function AccountInformation({ user }: { user: User }) {
  const region = useRegion();
  const since = fullDay(localDate(new Date(user.createdAt), user.timeZone), region);
  return (
    <Card variant="lift">
      <h3 className="eyebrow">Account Information</h3>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={user.firstName ?? user.email} />
        <div className="min-w-0">
          <p className="card-title break-words">{nameOf(user)}</p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
          <p className="text-sm text-ink-soft">Member since {since}</p>
        </div>
      </div>
    </Card>
  );
}

/** Full name, first name or "User". */
function nameOf({ firstName, lastName }: User): string {
  if (!firstName) return "User";
  return lastName ? `${firstName} ${lastName}` : firstName;
}

function AccountActions() {
  return (
    <Card>
      <CardTitle as="h3">Account Actions</CardTitle>
      <SignOutLink className={buttonClass({ variant: "danger", block: true, className: "mt-4" })}>
        <LogOut />
        Sign Out
      </SignOutLink>
    </Card>
  );
}

/** For the admin alone; the pages and the file check again who asks. */
function AdminPanel() {
  const { mutate, isPending } = useExport(
    "/api/admin/newsletter/export",
    "The list of subscribers has been downloaded.",
  );
  return (
    <Card>
      <CardTitle as="h3">Admin Panel</CardTitle>
      <div className="rows mt-1 mb-3">
        <SettingsRow href="/admin/newsletter" icon={Mail}>
          Manage Newsletter
        </SettingsRow>
        <SettingsRow href="/admin/users" icon={Users}>
          Manage Users
        </SettingsRow>
        <SettingsRow href="/admin/audit" icon={ScrollText}>
          Audit Log
        </SettingsRow>
      </div>
      <ExportButton isPending={isPending} onExport={() => mutate()}>
        Export Subscribers CSV
      </ExportButton>
    </Card>
  );
}

/** Offers to put the app on the home screen, where the browser can. */
function InstallCard() {
  const offer = useInstallOffer();
  if (!offer) return null;
  async function install() {
    // An offer can be used once.
    keepInstallOffer(null);
    await offer?.prompt();
  }
  return (
    <Card>
      <CardTitle as="h3">Install {BRAND.name}</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        Put it on your home screen. It opens like an app, and you can fill in a check-in without a connection.
      </p>
      <Button variant="outline" block onClick={install}>
        <Smartphone />
        Install {BRAND.name}
      </Button>
    </Card>
  );
}

export function LegalCard() {
  return (
    <Card>
      <CardTitle as="h3">Legal</CardTitle>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <AppLink href="/terms" prefetch={false} className="link">
          Terms of Service
        </AppLink>
        <AppLink href="/privacy" prefetch={false} className="link">
          Privacy Policy
        </AppLink>
      </p>
    </Card>
  );
}

const ITEMS: readonly MenuItem[] = [
  { href: "/", label: "Home", icon: <House /> },
  { href: "/sliders", label: "Check-in", icon: <SlidersHorizontal /> },
  { href: "/progress", label: "Progress", icon: <Footprints /> },
  { href: "/favorites", label: "Favorites", icon: <Bookmark /> },
  { href: "/settings", label: "Settings", icon: <Settings /> },
  { href: "/faq", label: "Help / FAQ", icon: <CircleQuestionMark /> },
];

export function SettingsMenu() {
  return (
    <Menu
      items={ITEMS}
      current="/settings"
      trigger={
        <IconButton label="Menu" className="-ml-2.5">
          <MenuIcon />
        </IconButton>
      }
    />
  );
}

const GROUPS = { you: "You", plan: "Plan", reminders: "Reminders", data: "Your data" } as const;

type Group = keyof typeof GROUPS;

/** What stands together in Settings, under its heading. */
function SettingsGroup({ group, children }: { group: Group; children: React.ReactNode }) {
  return (
    <div id={group} className="scroll-mt-5">
      <h2 className="title mb-4">{GROUPS[group]}</h2>
      {children}
    </div>
  );
}

/** The ways to the groups, over them. */
function GroupLinks() {
  return (
    <nav className="seg tiles lg:max-w-120" aria-label="Settings">
      {Object.entries(GROUPS).map(([group, name]) => (
        <a key={group} href={`#${group}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
