import { useId } from "react";
import { useRegion } from "@/components/layout/region";
import type { Answers } from "@/lib/moods/schema";
import { countOf, monthDay } from "@/lib/time/date-words";
import { ScoreLine } from "./score-line";

interface WeekLineProps {
  weeks: Answers["weeks"];
  /** What closes hard weeks; null where nothing is to be said. */
  closing: string | null;
}

/** The longer course: one line of the last eight weeks, in which a recovery is seen as one. */
export function WeekLine({ weeks, closing }: WeekLineProps) {
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
