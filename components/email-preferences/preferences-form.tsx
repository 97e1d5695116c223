import { useState } from "react";
import { PreferenceRows } from "@/components/email-preferences/preference-rows";
import { useSavePreferences } from "@/components/email-preferences/use-save-preferences";
import { UnverifiedNote } from "@/components/settings/unverified-note";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import type { User } from "@/lib/accounts/schema";
import type { PreferencesReply } from "@/lib/email-preferences/schema";
import { fullDay } from "@/lib/moods/calendar";
import { localDate } from "@/lib/time/clock";

interface PreferencesFormProps {
  member: Pick<User, "id" | "email" | "timeZone">;
  held: PreferencesReply;
}

/** The member's own choices, kept on this page until they are saved. */
export function PreferencesForm({ member, held: { preferences, consentStatus } }: PreferencesFormProps) {
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
          Last updated {fullDay(localDate(new Date(consentGivenAt), member.timeZone))}
        </p>
      )}
    </Card>
  );
}
