import { ReportLink } from "@/components/report/report-link";
import { DayView } from "./day-view";
import { EntryList } from "./entry-list";
import { ProgressStats } from "./progress-stats";
import { YearView } from "./year-view";

interface ProgressScreenProps {
  today: string;
  /** The day that is shown; null for all of them. */
  date: string | null;
}

export function ProgressScreen({ today, date }: ProgressScreenProps) {
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
