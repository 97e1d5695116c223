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
import { StatCard, StatCards } from "@/components/ui/stat-card";
import type { Analytics, Answers } from "@/lib/moods/schema";
import { moodTrend, type Trend } from "@/lib/moods/scores";
import { arrowInWords } from "./answer-words";

export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { totalQuotes, favoriteQuotes, totalEntries, moodTrends, streaks, answers } = analytics;
  return (
    <StatCards>
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
        note={<TrendArrow compared={answers.arrow} />}
      />
      {streaks.isShown && (
        <StatCard
          icon={<Flame />}
          label="Current Streak"
          value={streaks.currentStreak}
          unit={streaks.currentStreak === 1 ? "day" : "days"}
          note="in a row"
        />
      )}
    </StatCards>
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

interface TrendArrowProps {
  compared: Answers["arrow"];
}

/** Where moods are going, and what that compares. Of fewer than two there is nothing to say yet. */
export function TrendArrow({ compared }: TrendArrowProps) {
  if (!compared) {
    return (
      <span className="flex items-center gap-1.5">
        <MoveRight />
        No trend yet
      </span>
    );
  }
  const { icon: Arrow, word, color } = LOOK[moodTrend([compared.newer.score, compared.older.score])];
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Arrow className={color} />
        {word}
      </span>
      <span className="block text-xs text-pretty tabular-nums">{arrowInWords(compared)}</span>
    </>
  );
}
