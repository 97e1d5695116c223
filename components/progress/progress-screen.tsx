import { EntryList } from "@/components/progress/entry-list";
import { ProgressStats } from "@/components/progress/progress-stats";

interface ProgressScreenProps {
  today: string;
  /** The day whose entries come first; null for all days alike. */
  date: string | null;
}

export function ProgressScreen({ today, date }: ProgressScreenProps) {
  return (
    <div className="stack">
      <ProgressStats />
      <EntryList today={today} date={date} />
    </div>
  );
}
