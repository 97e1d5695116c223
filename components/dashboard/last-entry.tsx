"use client";

import { useLatestQuotes } from "@/components/dashboard/use-latest-quotes";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Skeleton } from "@/components/ui/skeleton";
import { moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { dayInSentence } from "@/lib/moods/calendar";
import { entryScore } from "@/lib/moods/scores";

/** How the member was when they last checked in. */
export function LastEntry({ today }: { today: string }) {
  const { data, isPending } = useLatestQuotes();
  if (isPending) return <Skeleton className="h-5 w-56" />;
  const last = data?.[0];
  if (!last) return null;
  const score = shownScore(entryScore(last.emotionalState));
  return (
    <p className="home-last">
      <MoodGlyph step={moodStep(score)} />
      <span>
        Last time, {dayInSentence(last.localDate, last.timeOfDay, today)}:{" "}
        <b className="text-ink">{moodWord(score)}</b>, {score.toFixed(1)} out of 5
      </span>
    </p>
  );
}
