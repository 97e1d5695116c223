"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Flame, NotebookPen, SunMedium, Target } from "lucide-react";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Loaded } from "@/components/ui/list-status";
import { StatCard, StatCards, StatSkeletons } from "@/components/ui/stat-card";
import { MOOD_WORDS, type MoodStep, moodStep, shownScore } from "@/lib/check-ins/rules";
import { RHYTHM_DAYS } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { rhythmInWords } from "@/lib/moods/rules";
import type { Stats } from "@/lib/moods/schema";

export function ProgressStats() {
  return (
    <Loaded
      query={useStats()}
      waiting={<StatSkeletons />}
      failed="We couldn't load your figures just now."
      isCard
    >
      {(stats) => <Figures stats={stats} />}
    </Loaded>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const { weeklyGoal, entriesThisWeek, totalEntries, averageMood, currentStreak, rhythm } = stats;
  return (
    <StatCards>
      {stats.showsStreaks && (
        <StatCard
          icon={<Target />}
          label="Weekly Goal"
          value={<ProgressRing label="Weekly Goal" percent={weeklyGoal} />}
          unit={entriesThisWeek === 1 ? "1 entry this week" : `${entriesThisWeek} entries this week`}
        />
      )}
      <StatCard icon={<NotebookPen />} label="Total Entries" value={totalEntries} note="since you started" />
      <StatCard
        icon={<SunMedium />}
        label="Avg Mood"
        value={averageMood === null ? "–" : averageMood.toFixed(1)}
        unit={averageMood === null ? undefined : "out of 5"}
        note={averageMood === null ? "No entries yet" : <MoodChip step={moodStep(shownScore(averageMood))} />}
      />
      {stats.showsStreaks ? (
        <StatCard
          icon={<Flame />}
          label="Day Streak"
          value={currentStreak}
          unit={currentStreak === 1 ? "day in a row" : "days in a row"}
          note={rhythmInWords(rhythm)}
        />
      ) : (
        <StatCard
          icon={<CalendarDays />}
          label="Rhythm"
          value={rhythm}
          note={`of the last ${RHYTHM_DAYS} days`}
        />
      )}
    </StatCards>
  );
}

/** The mood as shape, colour and word together. */
function MoodChip({ step }: { step: MoodStep }) {
  return (
    <span className={`chip m${step}`}>
      <MoodGlyph step={step} />
      {MOOD_WORDS[step]}
    </span>
  );
}

const RADIUS = 30.5;
const LENGTH = 2 * Math.PI * RADIUS;

/** A percentage as a circle with the figure inside. */
function ProgressRing({ label, percent }: { label: string; percent: number }) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <span
      className="relative grid size-17 flex-none place-items-center font-display text-[1.0625rem]/none font-semibold normal-nums"
      role="img"
      aria-label={`${label}: ${Math.round(filled)} percent`}
    >
      <svg className="absolute inset-0 -rotate-90" viewBox="0 0 68 68" aria-hidden="true">
        <circle className="fill-none stroke-7 stroke-track" cx="34" cy="34" r={RADIUS} />
        {filled > 0 && (
          <circle
            className="fill-none stroke-7 stroke-data [stroke-linecap:round]"
            cx="34"
            cy="34"
            r={RADIUS}
            strokeDasharray={`${(filled / 100) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <span aria-hidden="true">{Math.round(filled)}%</span>
    </span>
  );
}

/** The member's figures. */
function useStats() {
  return useQuery({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => call(queryKeys.stats[0], { signal }),
  });
}
