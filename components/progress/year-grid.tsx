import { useMemo, useState } from "react";
import { YearDay } from "@/components/progress/year-day";
import { dayByKey, monthSpans, shortMonth, yearWeeks } from "@/lib/moods/calendar";
import type { MoodDay } from "@/lib/moods/schema";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

interface YearGridProps {
  today: string;
  selected: string | null;
  days: readonly MoodDay[];
  /** The moods are still on their way; the days stand already. */
  busy: boolean;
  labelledBy: string;
}

/** A table with a row for each weekday and a column for each week. One stop for Tab; arrows lead from day to day. */
export function YearGrid({ today, selected, days, busy, labelledBy }: YearGridProps) {
  const [reached, setReached] = useState<string | null>(null);
  const weeks = useMemo(() => yearWeeks(today), [today]);
  const scores = new Map(days.map((day) => [day.date, day.score]));
  const stop = [reached, selected].find((date) => date && scores.has(date)) ?? days.at(-1)?.date;

  function follow(event: React.KeyboardEvent<HTMLTableSectionElement>) {
    if (!stop || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const date = dayByKey([...scores.keys()], stop, event.key);
    if (!date) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without an entry nothing in it can be reached, and it scrolls.
    <section className="year-scroll" tabIndex={0} aria-label="Your year, day by day">
      <table className="year" aria-labelledby={labelledBy} aria-busy={busy}>
        <YearMonths weeks={weeks} />
        <tbody onKeyDown={follow}>
          {WEEKDAYS.map((name, row) => (
            <tr key={name}>
              <th scope="row" abbr={name}>
                {row % 2 === 1 ? name.slice(0, 3) : <span className="sr-only">{name}</span>}
              </th>
              {weeks.map((week, column) => {
                const date = week[row];
                if (!date) return <td key={week[0]} />;
                return (
                  <YearDay
                    key={week[0] ?? column}
                    date={date}
                    score={scores.get(date)}
                    isToday={date === today}
                    isSelected={date === selected}
                    isStop={date === stop}
                    onReach={setReached}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function YearMonths({ weeks }: { weeks: (string | null)[][] }) {
  return (
    <thead>
      <tr>
        <td />
        {monthSpans(weeks).map(({ month, weeks: columns, named }) => (
          <th key={month} scope="colgroup" colSpan={columns}>
            {named ? shortMonth(month) : <span className="sr-only">{shortMonth(month)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
