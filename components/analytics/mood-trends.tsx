import { useId } from "react";
import { useRegion } from "@/components/layout/region";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Card, CardTitle } from "@/components/ui/card";
import { moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { monthOf } from "@/lib/moods/calendar";
import type { Analytics, Answers } from "@/lib/moods/schema";
import { countOf, monthDay, shortMonth } from "@/lib/time/date-words";
import { ScoreLine } from "./rating-lines";

interface MoodTrendsProps {
  trends: Analytics["moodTrends"];
  totalEntries: number;
  weeks: Answers["weeks"];
  /** What closes hard weeks, under their line; null where nothing is to be said there. */
  closing: string | null;
}

export function MoodTrends({ trends, totalEntries, weeks, closing }: MoodTrendsProps) {
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
        <div className="grid gap-1 py-6 text-ink-soft">
          <p>No mood history yet</p>
          <p className="text-sm">
            From your first check-in you'll see your last ten moods here, and from the second week a line of
            how your weeks have gone.
          </p>
        </div>
      )}
      <WeekLine weeks={weeks} closing={closing} />
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

type Entries = Analytics["moodTrends"]["recentEntries"];

const SHOWN = 10;

/** The last moods as bars, most recent first; the same as a table for who can't see them. */
function MoodBars({ entries }: { entries: Entries }) {
  const shown = entries
    .slice(0, SHOWN)
    .map((entry, place) => ({ ...entry, score: shownScore(entry.score), place }));
  const isNewMonth = (place: number) =>
    monthOf(shown[place - 1]?.localDate ?? "") !== monthOf(shown[place]?.localDate ?? "");
  return (
    <>
      <div className="grid grid-cols-10 gap-[1vw]" aria-hidden="true">
        {shown.map(({ place, localDate, score }) => (
          <div
            key={place}
            className={`text-[min(.75rem,3.4vw)] grid gap-1.5 justify-items-center tabular-nums m${moodStep(score)}`}
          >
            <b>{score.toFixed(1)}</b>
            <span className="relative w-4.5 h-36 rounded-[0.5625rem] bg-track overflow-hidden">
              <i
                className="absolute inset-x-0 top-auto bottom-0 rounded-[inherit] bg-(--m) [box-shadow:inset_0_0_0_1.5px_var(--ml)]"
                style={{ height: `${(score / 5) * 100}%` }}
              />
            </span>
            <MoodGlyph className="size-5 mt-0.5" step={moodStep(score)} />
            <span className="w-0 min-h-[2lh] text-ink-soft flex flex-col items-center">
              {Number(localDate.slice(8))}
              {isNewMonth(place) && <span>{shortMonth(localDate)}</span>}
            </span>
          </div>
        ))}
      </div>
      {shown.length > 1 && (
        <p className="mt-2 flex justify-between text-xs text-ink-soft" aria-hidden="true">
          <span>Most recent</span>
          <span>Earlier</span>
        </p>
      )}
      <div className="sr-only">
        <MoodTable entries={shown} />
      </div>
    </>
  );
}

function MoodTable({ entries }: { entries: (Entries[number] & { place: number })[] }) {
  const region = useRegion();
  return (
    <table>
      <caption>Your last moods, most recent first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Time of day</th>
          <th scope="col">Mood</th>
          <th scope="col">Score out of 5</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, localDate, timeOfDay, score }) => (
          <tr key={place}>
            <th scope="row">{monthDay(localDate, region)}</th>
            <td>{timeOfDay}</td>
            <td>{moodWord(score)}</td>
            <td>{score.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WeekLineProps {
  weeks: Answers["weeks"];
  /** What closes hard weeks; null where nothing is to be said. */
  closing: string | null;
}

/** The longer course: one line of the last eight weeks, in which a recovery is seen as one. */
function WeekLine({ weeks, closing }: WeekLineProps) {
  const titleId = useId();
  const region = useRegion();
  const [first] = weeks;
  const entries = weeks.reduce((sum, week) => sum + week.entries, 0);
  if (!first || weeks.filter(({ score }) => score !== null).length < 2) return null;
  return (
    <section className="mt-5 border-t border-line pt-4" aria-labelledby={titleId}>
      <h3 id={titleId} className="eyebrow">
        Your last eight weeks
      </h3>
      <div className="px-1">
        <ScoreLine className="weeks-line mt-3 mb-2 h-20" line={weeks.map(({ score }) => score)} />
      </div>
      <p className="flex justify-between text-xs text-ink-soft" aria-hidden="true">
        <span>Week of {monthDay(first.from, region)}</span>
        <span>This week</span>
      </p>
      <p className="mt-2 text-xs text-ink-soft" aria-hidden="true">
        {countOf(entries, "entry", "entries")} in these weeks
      </p>
      {closing && <p className="mt-3 text-sm text-ink-soft">{closing}</p>}
      <div className="sr-only">
        <WeekTable weeks={weeks} />
      </div>
    </section>
  );
}

function WeekTable({ weeks }: { weeks: Answers["weeks"] }) {
  const region = useRegion();
  return (
    <table>
      <caption>Your last eight weeks, oldest first</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Average mood out of 5</th>
          <th scope="col">Entries</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, entries, score }) => (
          <tr key={from}>
            <th scope="row">{monthDay(from, region)}</th>
            <td>{score === null ? "No score" : score.toFixed(1)}</td>
            <td>{entries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
