import { MemberPage } from "@/app/(member)/member-page";
import type { Loaded } from "@/app/(member)/read-already";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { SCREEN_HEADS } from "@/components/layout/screen-heads";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess, type Viewer } from "@/lib/access/viewer";
import { LINE_DAYS } from "@/lib/config/policy";
import { queryKeys } from "@/lib/http/query-keys";
import { analytics, keptDimensions } from "@/lib/moods/queries";
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
      loaded={hasAccess(viewer, at) ? await loadedFor(viewer) : []}
    >
      <AnalyticsScreen today={localDate(at, viewer.timeZone)} timeZone={viewer.timeZone} />
    </MemberPage>
  );
}

async function loadedFor(viewer: Viewer): Promise<Loaded[]> {
  const [days] = LINE_DAYS;
  const [summary, lines] = await Promise.all([analytics(viewer), keptDimensions(viewer, days)]);
  const loaded: Loaded[] = [[queryKeys.analytics, summary]];
  return lines ? [...loaded, [queryKeys.dimensions(days), lines]] : loaded;
}
