import { MemberPage } from "@/app/(member)/member-page";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess } from "@/lib/access/viewer";
import { localDate, now } from "@/lib/clock";
import { queryKeys } from "@/lib/http/query-keys";
import { analytics } from "@/lib/moods/queries";

export const metadata = { title: "Analytics" };

export default async function AnalyticsPage() {
  const viewer = await memberOrSignIn();
  const at = now();
  return (
    <MemberPage
      viewer={viewer}
      title="Your Wellness Journey"
      subtitle="What the days add up to."
      loaded={hasAccess(viewer, at) ? [[queryKeys.analytics, await analytics(viewer)]] : []}
    >
      <AnalyticsScreen today={localDate(at, viewer.timeZone)} timeZone={viewer.timeZone} />
    </MemberPage>
  );
}
