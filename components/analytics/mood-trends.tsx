import { MoodBars } from "@/components/analytics/mood-bars";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { moodStep, shownScore } from "@/lib/check-ins/rules";
import type { Analytics } from "@/lib/moods/schema";

interface MoodTrendsProps {
  trends: Analytics["moodTrends"];
  totalEntries: number;
}

export function MoodTrends({ trends, totalEntries }: MoodTrendsProps) {
  const { averageMood, recentEntries } = trends;
  return (
    <Card>
      <div className="card-head">
        <CardTitle>Mood Trends</CardTitle>
        {totalEntries > 0 && <Average mood={averageMood} />}
      </div>
      {recentEntries.length > 0 ? (
        <MoodBars entries={recentEntries} />
      ) : (
        <p className="py-6 text-ink-soft">No mood history yet</p>
      )}
      <p className="mt-4 flex justify-between border-t border-line pt-3 text-sm">
        <span className="text-ink-soft">Total entries</span>
        <b className="tabular-nums">{totalEntries}</b>
      </p>
    </Card>
  );
}

function Average({ mood }: { mood: number }) {
  const step = moodStep(shownScore(mood));
  return (
    <span className={`chip m${step}`}>
      <MoodGlyph step={step} />
      Average {mood.toFixed(1)}
    </span>
  );
}
