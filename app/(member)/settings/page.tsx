import { MemberPage } from "@/app/(member)/member-page";
import { SCREEN_HEADS } from "@/components/layout/screen-heads";
import { SettingsMenu } from "@/components/settings/settings-menu";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { userOf } from "@/lib/access/viewer";
import { signedInDevices } from "@/lib/accounts/sessions";
import { moodConsentOf } from "@/lib/consent/queries";
import { GDPR_CONFIG } from "@/lib/data-rights/gdpr-config";
import { queryKeys } from "@/lib/http/query-keys";
import { billing } from "@/lib/services/billing";
import { usesAi } from "@/lib/services/quote-writer";
import { subscriptionStatus } from "@/lib/subscriptions/queries";

export const metadata = { title: "Settings" };

/** Open to members without a subscription as well: here they mend it. */
export default async function SettingsPage() {
  const viewer = await memberOrSignIn();
  return (
    <MemberPage
      viewer={viewer}
      {...SCREEN_HEADS["/settings"]}
      leading={<SettingsMenu />}
      loaded={[
        [queryKeys.user, userOf(viewer)],
        [queryKeys.consents, await moodConsentOf(viewer.id)],
        [queryKeys.devices, await signedInDevices(viewer)],
        [queryKeys.gdprConfig, GDPR_CONFIG],
        [queryKeys.subscriptionStatus, await subscriptionStatus(viewer, viewer.subscription)],
      ]}
    >
      <SettingsScreen takesPayment={billing().takesPayment} usesAi={usesAi()} />
    </MemberPage>
  );
}
