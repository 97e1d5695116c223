"use client";

import { Flame, NotebookPen, SunMedium, Target } from "lucide-react";
import { MoodChip } from "@/components/mood/mood-chip";
import { useStats } from "@/components/progress/use-stats";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { ProgressRing } from "@/components/ui/progress-ring";
import { StatCard } from "@/components/ui/stat-card";
import { StatSkeletons } from "@/components/ui/stat-skeletons";
import { moodStep, shownScore } from "@/lib/check-ins/rules";
import type { Stats } from "@/lib/moods/schema";

export function ProgressStats() {
  const { data, isPending, refetch } = useStats();
  if (isPending) return <StatSkeletons />;
  if (!data) {
    return (
      <Card>
        <LoadFailed onRetry={() => refetch()}>We couldn't load your figures just now.</LoadFailed>
      </Card>
    );
  }
  return <StatCards stats={data} />;
}

function StatCards({ stats }: { stats: Stats }) {
  const { weeklyGoal, entriesThisWeek, totalEntries, averageMood, currentStreak } = stats;
  return (
    <div className="stats four">
      <StatCard
        icon={<Target />}
        label="Weekly Goal"
        value={<ProgressRing label="Weekly Goal" percent={weeklyGoal} />}
        unit={entriesThisWeek === 1 ? "1 entry this week" : `${entriesThisWeek} entries this week`}
      />
      <StatCard icon={<NotebookPen />} label="Total Entries" value={totalEntries} note="since you started" />
      <StatCard
        icon={<SunMedium />}
        label="Avg Mood"
        value={averageMood === null ? "–" : averageMood.toFixed(1)}
        unit={averageMood === null ? undefined : "of 5"}
        note={averageMood === null ? "No entries yet" : <MoodChip step={moodStep(shownScore(averageMood))} />}
      />
      <StatCard
        icon={<Flame />}
        label="Day Streak"
        value={currentStreak}
        note={currentStreak === 1 ? "day in a row" : "days in a row"}
      />
    </div>
  );
}
