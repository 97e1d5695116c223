import { askedRegion } from "@/app/(member)/member-frame";
import { MemberPage } from "@/app/(member)/member-page";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { SettingsMenu, SettingsScreen } from "@/components/settings/settings-screen";
import { returnedSetup } from "@/components/subscription/returned-setup";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { userOf } from "@/lib/access/viewer";
import { passkeysOf } from "@/lib/accounts/passkeys/own-passkeys";
import { settingsRows, signedInDevices } from "@/lib/accounts/sessions";
import { usesAi } from "@/lib/config/env";
import { consentsIn, hasCookieChoice } from "@/lib/consent/queries";
import { GDPR_CONFIG } from "@/lib/data-rights/schema";
import { queryKeys } from "@/lib/http/query-keys";
import { lastImportFor } from "@/lib/import/import-file";
import { streaksChoiceOf } from "@/lib/moods/choices";
import { learntOf } from "@/lib/moods/queries";
import { remindersOf } from "@/lib/reminders/devices";
import { billing } from "@/lib/subscriptions/billing/billing";
import { subscriptionStatus } from "@/lib/subscriptions/queries";
import { trialNotice } from "@/lib/subscriptions/subscription-words";
import { now } from "@/lib/time/clock";
import { resurfacingOf } from "@/lib/words/resurfaced";

export const metadata = { title: "Settings" };

interface SettingsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Open to members without a subscription as well: here they mend it. */
export default async function SettingsPage({ searchParams }: SettingsPageProps) {
  const viewer = await memberOrSignIn();
  const { takesPayment } = billing();
  const { timeZone, subscription } = viewer;
  const rows = await settingsRows(viewer.id);
  return (
    <MemberPage
      viewer={viewer}
      {...SCREEN_HEADS["/settings"]}
      leading={<SettingsMenu />}
      hasCookieChoice={hasCookieChoice(rows.consents)}
      loaded={[
        [queryKeys.user, userOf(viewer)],
        [queryKeys.consents, consentsIn(rows.consents)],
        [queryKeys.lastImport, await lastImportFor(viewer.id, rows.lastImportId)],
        [queryKeys.devices, await signedInDevices(viewer)],
        [queryKeys.passkeys, await passkeysOf(viewer.id)],
        [queryKeys.reminders, await remindersOf(viewer)],
        [queryKeys.learnt, { learnt: await learntOf(viewer.id) }],
        [queryKeys.resurfacing, await resurfacingOf(viewer.id)],
        [queryKeys.streaks, await streaksChoiceOf(viewer.id)],
        [queryKeys.gdprConfig, GDPR_CONFIG],
        [queryKeys.subscriptionStatus, await subscriptionStatus(viewer, viewer.subscription)],
      ]}
    >
      <SettingsScreen
        usesAi={usesAi()}
        billing={{
          takesPayment,
          trialNotice: trialNotice(subscription, now(), {
            timeZone,
            takesPayment,
            region: await askedRegion(),
          }),
          returned: returnedSetup(await searchParams),
        }}
      />
    </MemberPage>
  );
}
