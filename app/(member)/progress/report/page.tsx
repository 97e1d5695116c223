import "@/app/styles/report.css";
import { askedRegion, MemberFrame } from "@/app/(member)/member-frame";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { ReportScreen } from "@/components/report/report-screen";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess } from "@/lib/access/viewer";
import { readReport } from "@/lib/moods/queries";
import { askedReport } from "@/lib/moods/report";
import { localDate, now } from "@/lib/time/clock";

export const metadata = { title: "Your report" };

interface ReportPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReportPage({ searchParams }: ReportPageProps) {
  const viewer = await memberOrSignIn();
  const at = now();
  const today = localDate(at, viewer.timeZone);
  const asked = askedReport(await searchParams, today);
  const report =
    asked.period && hasAccess(viewer, at) ? await readReport(viewer.id, asked.period, asked) : null;
  return (
    <MemberFrame
      viewer={viewer}
      needsAccess
      {...SCREEN_HEADS["/progress/report"]}
      back={{ href: "/progress", label: "Progress" }}
    >
      <ReportScreen
        asked={asked}
        report={report}
        name={[viewer.firstName, viewer.lastName].filter(Boolean).join(" ")}
        today={today}
        region={await askedRegion()}
      />
    </MemberFrame>
  );
}
