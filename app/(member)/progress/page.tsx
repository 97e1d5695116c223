import type { Loaded } from "@/app/(member)/member-frame";
import { MemberPage } from "@/app/(member)/member-page";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { DayView } from "@/components/progress/day-view";
import { EntryList } from "@/components/progress/entry-list";
import { ProgressStats } from "@/components/progress/progress-stats";
import { YearView } from "@/components/progress/year-view";
import { ReportLink } from "@/components/report/report-link";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess, type Viewer } from "@/lib/access/viewer";
import { LocalDate } from "@/lib/check-ins/schema";
import { queryKeys } from "@/lib/http/query-keys";
import { knowsCrisisLines, stats, year } from "@/lib/moods/queries";
import { localDate, now } from "@/lib/time/clock";
import { listEntries, oneDay } from "@/lib/words/entries";

/** How many entries the page brings; more than its list shows without scrolling. */
const ENTRIES_FIRST = 10;

export const metadata = { title: "Progress" };

interface ProgressPageProps {
  searchParams: Promise<{ date?: string | string[] }>;
}

export default async function ProgressPage({ searchParams }: ProgressPageProps) {
  const viewer = await memberOrSignIn();
  const at = now();
  const asked = LocalDate.safeParse((await searchParams).date);
  const date = asked.success ? asked.data : null;
  const canRead = hasAccess(viewer, at);
  return (
    <MemberPage
      viewer={viewer}
      needsAccess
      {...SCREEN_HEADS["/progress"]}
      loaded={canRead ? await reads(viewer, date) : []}
      knowsCrisisLines={canRead && (await knowsCrisisLines(viewer))}
    >
      <ProgressScreen today={localDate(at, viewer.timeZone)} date={date} />
    </MemberPage>
  );
}

async function reads(viewer: Viewer, date: string | null): Promise<Loaded[]> {
  if (date) {
    const [days, day] = await Promise.all([year(viewer), oneDay(viewer.id, date)]);
    return [
      [queryKeys.year, days],
      [queryKeys.day(date), day],
    ];
  }
  const [figures, days, first] = await Promise.all([
    stats(viewer),
    year(viewer),
    listEntries(viewer.id, {}, ENTRIES_FIRST),
  ]);
  return [
    [queryKeys.stats, figures],
    [queryKeys.year, days],
    [queryKeys.entryPages, { pages: [first], pageParams: [null] }],
  ];
}

interface ProgressScreenProps {
  today: string;
  /** The day that is shown; null for all of them. */
  date: string | null;
}

function ProgressScreen({ today, date }: ProgressScreenProps) {
  return (
    <div className="stack">
      {date ? (
        <DayView date={date} today={today} />
      ) : (
        <>
          <ProgressStats />
          <EntryList today={today} />
        </>
      )}
      <YearView today={today} selected={date} />
      {!date && (
        <p className="contact">
          <ReportLink />
        </p>
      )}
    </div>
  );
}
