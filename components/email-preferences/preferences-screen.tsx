"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, Mail, Megaphone, ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { UnverifiedNote } from "@/components/auth/account-notes";
import { ExportButton, keepFile } from "@/components/layout/export-button";
import { useRegion } from "@/components/layout/region";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { User } from "@/lib/accounts/schema";
import { BRAND } from "@/lib/config/brand";
import { DEFAULT_PREFERENCES, type Preferences, type PreferencesReply } from "@/lib/email-preferences/schema";
import { call, download, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { localDate } from "@/lib/time/clock";
import { fullDay } from "@/lib/time/date-words";
import { DeleteAccount } from "./delete-account";

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
      <PreferenceRows chosen={chosen} onChoose={(choice) => setChosen({ ...chosen, ...choice })} />
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

interface PreferencesFormProps {
  member: Pick<User, "id" | "email" | "timeZone">;
  held: PreferencesReply;
}

/** The member's preferences as they hold, with what was touched on this page laid over them until it is saved. */
function PreferencesForm({ member, held: { preferences, consentStatus } }: PreferencesFormProps) {
  const region = useRegion();
  const [touched, setTouched] = useState<Partial<Preferences>>({});
  const { mutate, isPending } = useSavePreferences(member.id);
  const { emailVerified, consentGivenAt } = consentStatus;
  return (
    <Card variant="lift">
      <CardTitle>What we can email you</CardTitle>
      {!emailVerified && <UnverifiedNote email={member.email} />}
      <PreferenceRows
        chosen={{ ...preferences, ...touched }}
        onChoose={(choice) => setTouched((before) => ({ ...before, ...choice }))}
      />
      <Button
        block
        className="mt-4"
        pending={isPending}
        pendingLabel="Saving..."
        onClick={() =>
          mutate(touched, { onSuccess: () => setTouched((now) => (now === touched ? {} : now)) })
        }
      >
        Save Preferences
      </Button>
      {consentGivenAt && (
        <p className="mt-3 text-center text-sm text-ink-soft">
          Last updated {fullDay(localDate(new Date(consentGivenAt), member.timeZone), region)}
        </p>
      )}
    </Card>
  );
}

const ROWS = [
  {
    key: "securityNotifications",
    label: "Security & Account Notifications",
    about: "Extra notes about your account: none today. We always send the emails that keep it safe.",
    icon: <ShieldCheck className="lead" />,
  },
  {
    key: "productUpdates",
    label: "Product Updates",
    about: `What's new in ${BRAND.name}.`,
    icon: <Bell className="lead" />,
  },
  { key: "newsletter", label: "Newsletter", about: "Weekly wellness tips.", icon: <Mail className="lead" /> },
  {
    key: "marketingEmails",
    label: "Marketing Emails",
    about: "Offers, now and then.",
    icon: <Megaphone className="lead" />,
  },
] as const;

interface PreferenceRowsProps {
  chosen: Preferences;
  onChoose: (choice: Partial<Preferences>) => void;
}

function PreferenceRows({ chosen, onChoose }: PreferenceRowsProps) {
  const id = useId();
  return (
    <div className="rows mt-2">
      {ROWS.map(({ key, label, about, icon }) => (
        <div key={key} className="srow">
          {icon}
          <span className="grow">
            <span id={`${id}-${key}`} className="block font-medium">
              {label}
            </span>
            <span className="block text-sm text-ink-soft">{about}</span>
          </span>
          <Switch
            checked={chosen[key]}
            labelledBy={`${id}-${key}`}
            onCheckedChange={(checked) => onChoose({ [key]: checked })}
          />
        </div>
      ))}
    </div>
  );
}

/**
 * Stores what the member touched over what holds by then, and reads again what holds from then on: a page that stood
 * open takes back nothing that was chosen elsewhere meanwhile.
 */
function useSavePreferences(userId: string) {
  const queries = useQueryClient();
  const askToSignIn = useAskToSignIn();
  return useMutation({
    mutationFn: async (touched: Partial<Preferences>) => {
      const held = await call(queryKeys.emailPreferences[0]);
      const preferences = { ...held.preferences, ...touched };
      const body = {
        userId,
        marketingEmails: asBit(preferences.marketingEmails),
        productUpdates: asBit(preferences.productUpdates),
        securityNotifications: asBit(preferences.securityNotifications),
        newsletter: asBit(preferences.newsletter),
      };
      return call(queryKeys.emailPreferences[0], { method: "POST", body });
    },
    onSuccess: (reply) => {
      queries.setQueryData(queryKeys.emailPreferences, reply);
      toast({
        title: "Preferences Updated",
        description: "Your email preferences have been saved successfully.",
      });
      return queries.invalidateQueries({ queryKey: queryKeys.emailPreferences });
    },
    onError: (error) => {
      // The session has ended since the page was opened.
      if (error instanceof HttpError && error.status === 401) askToSignIn();
      else toastFailure("Error", error, "Failed to save email preferences. Please try again.", "telling");
    },
  });
}

/** Says that saving needs a member, and leads to the sign-in page. */
function useAskToSignIn(): () => void {
  const router = useRouter();
  return () => {
    toast({
      title: "Authentication Required",
      description: "Please log in to save your preferences.",
      variant: "destructive",
    });
    router.push("/auth");
  };
}

const asBit = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);
