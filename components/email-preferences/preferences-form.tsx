"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Bell, Mail, Megaphone, ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { UnverifiedNote } from "@/components/auth/account-notes";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { User } from "@/lib/accounts/schema";
import { BRAND } from "@/lib/config/brand";
import type { Preferences, PreferencesReply } from "@/lib/email-preferences/schema";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { localDate } from "@/lib/time/clock";
import { fullDay } from "@/lib/time/date-words";

interface PreferencesFormProps {
  member: Pick<User, "id" | "email" | "timeZone">;
  held: PreferencesReply;
}

/** The member's own choices, kept on this page until they are saved. */
export function PreferencesForm({ member, held: { preferences, consentStatus } }: PreferencesFormProps) {
  const region = useRegion();
  const [chosen, setChosen] = useState(preferences);
  const { mutate, isPending } = useSavePreferences(member.id);
  const { emailVerified, consentGivenAt } = consentStatus;
  return (
    <Card variant="lift">
      <CardTitle>What we can email you</CardTitle>
      {!emailVerified && <UnverifiedNote email={member.email} />}
      <PreferenceRows chosen={chosen} onChoose={setChosen} />
      <Button
        block
        className="mt-4"
        pending={isPending}
        pendingLabel="Saving..."
        onClick={() => mutate(chosen)}
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
  onChoose: (preferences: Preferences) => void;
}

export function PreferenceRows({ chosen, onChoose }: PreferenceRowsProps) {
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
            onCheckedChange={(checked) => onChoose({ ...chosen, [key]: checked })}
          />
        </div>
      ))}
    </div>
  );
}

/** Stores the member's choices, and reads again what holds from then on. */
function useSavePreferences(userId: string) {
  const queries = useQueryClient();
  const askToSignIn = useAskToSignIn();
  return useMutation({
    mutationFn: (preferences: Preferences) => {
      const body = {
        userId,
        marketingEmails: asBit(preferences.marketingEmails),
        productUpdates: asBit(preferences.productUpdates),
        securityNotifications: asBit(preferences.securityNotifications),
        newsletter: asBit(preferences.newsletter),
      };
      return call(queryKeys.emailPreferences[0], { method: "POST", body });
    },
    onSuccess: () => {
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
export function useAskToSignIn(): () => void {
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
