import clsx from "clsx";
import {
  Flame,
  type LucideIcon,
  MoveRight,
  NotebookPen,
  Quote,
  SunMedium,
  TrendingDown,
  TrendingUp,
} from "lucide-react";
import { STATS, StatCard } from "@/components/ui/stat-card";
import type { Analytics } from "@/lib/moods/schema";
import { moodTrend, type Trend } from "@/lib/moods/scores";

export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { totalQuotes, favoriteQuotes, totalEntries, moodTrends, streaks } = analytics;
  return (
    <div className={STATS}>
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

const LOOK: Readonly<Record<Trend, { icon: LucideIcon; word: string; color: string }>> = {
  up: { icon: TrendingUp, word: "Rising", color: "text-mood-5-ink" },
  down: { icon: TrendingDown, word: "Falling", color: "text-mood-1-ink" },
  flat: { icon: MoveRight, word: "About the same", color: "text-mood-3-ink" },
};

/** Where moods are going. Of fewer than two there is nothing to say yet. */
export function TrendArrow({ history }: { history: readonly number[] }) {
  const { icon: Arrow, word, color } = LOOK[moodTrend(history)];
  const known = history.length >= 2;
  return (
    <span className={clsx("flex items-center gap-1.5 font-semibold", known ? color : "text-ink-soft")}>
      <Arrow />
      {known ? word : "No trend yet"}
    </span>
  );
}
