import { Flame, NotebookPen, Quote, SunMedium } from "lucide-react";
import { TrendArrow } from "@/components/analytics/trend-arrow";
import { StatCard } from "@/components/ui/stat-card";
import type { Analytics } from "@/lib/moods/schema";

export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { totalQuotes, favoriteQuotes, totalEntries, moodTrends, streaks } = analytics;
  return (
    <div className="stats four">
      <StatCard
        icon={<Quote />}
        label="Total Quotes"
        value={totalQuotes}
        note={counted(favoriteQuotes, "favorite")}
      />
      <StatCard icon={<NotebookPen />} label="Total Entries" value={totalEntries} note="since you started" />
      <StatCard
        icon={<SunMedium />}
        label="Average Mood"
        value={totalEntries === 0 ? "–" : moodTrends.averageMood.toFixed(1)}
        unit={totalEntries === 0 ? undefined : "out of 5"}
        note={<TrendArrow history={moodTrends.moodHistory} />}
      />
      <StatCard
        icon={<Flame />}
        label="Current Streak"
        value={streaks.currentStreak}
        unit={streaks.currentStreak === 1 ? "day" : "days"}
        note={`Longest: ${counted(streaks.longestStreak, "day")}`}
      />
    </div>
  );
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
