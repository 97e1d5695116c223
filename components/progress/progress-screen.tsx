import { DayPanel, EntryList } from "./entry-list";
import { ProgressStats } from "./progress-stats";
import { YearView } from "./year-view";

interface ProgressScreenProps {
  today: string;
  /** The day whose entries come first; null for all days alike. */
  date: string | null;
}

export function ProgressScreen({ today, date }: ProgressScreenProps) {
  return (
    <div className="stack">
      {date && <DayPanel date={date} />}
      <ProgressStats />
      {/* A list of its own per day, so that nothing that was opened stays open on another day. */}
      <EntryList key={date} today={today} date={date} />
      <YearView today={today} selected={date} />
    </div>
  );
}
