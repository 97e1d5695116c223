import { MemberPage } from "@/app/(member)/member-page";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess } from "@/lib/access/viewer";
import { queryKeys } from "@/lib/http/query-keys";
import { analytics } from "@/lib/moods/queries";
import { localDate, now } from "@/lib/time/clock";

export const metadata = { title: "Analytics" };

export default async function AnalyticsPage() {
  const viewer = await memberOrSignIn();
  const at = now();
  return (
    <MemberPage
      viewer={viewer}
      needsAccess
      {...SCREEN_HEADS["/analytics"]}
      loaded={hasAccess(viewer, at) ? [[queryKeys.analytics, await analytics(viewer)]] : []}
    >
      <AnalyticsScreen today={localDate(at, viewer.timeZone)} timeZone={viewer.timeZone} />
    </MemberPage>
  );
}
