import { DayPanel } from "@/components/progress/day-panel";
import { EntryList } from "@/components/progress/entry-list";
import { ProgressStats } from "@/components/progress/progress-stats";
import { YearView } from "@/components/progress/year-view";

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
