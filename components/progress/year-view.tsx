"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { memo, useId, useMemo, useState } from "react";
import { MoodGlyph, MoodLegend } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { Card, CardTitle } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/list-status";
import { moodStep, moodWord } from "@/lib/check-ins/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { dayByKey, fullDay, monthSpans, shortMonth, yearWeeks } from "@/lib/moods/calendar";
import type { MoodDay } from "@/lib/moods/schema";

interface YearViewProps {
  today: string;
  selected: string | null;
}

/** A year of days, each with its mood; a day with an entry leads to it. */
export function YearView({ today, selected }: YearViewProps) {
  const titleId = useId();
  const { data, isError, isPending, refetch } = useYear();
  return (
    <Card aria-labelledby={titleId}>
      <div className="card-head">
        <CardTitle id={titleId}>Your Year</CardTitle>
        {data && <span className="text-sm text-ink-soft">{daysWithEntries(data.days.length)}</span>}
      </div>
      {isError ? (
        <LoadFailed onRetry={() => refetch()}>We couldn't load your year just now.</LoadFailed>
      ) : (
        <>
          <YearGrid
            today={today}
            selected={selected}
            days={data?.days ?? []}
            busy={isPending}
            labelledBy={titleId}
          />
          <MoodLegend />
        </>
      )}
    </Card>
  );
}

function daysWithEntries(days: number): string {
  return days === 1 ? "1 day with an entry" : `${days} days with entries`;
}

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
function YearGrid({ today, selected, days, busy, labelledBy }: YearGridProps) {
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
    <section className={clsx("year-scroll", SCROLLS)} tabIndex={0} aria-label="Your year, day by day">
      <table
        className="text-xs/4 [direction:ltr] border-separate border-spacing-0 text-ink-soft"
        aria-labelledby={labelledBy}
        aria-busy={busy}
      >
        <YearMonths weeks={weeks} />
        <tbody onKeyDown={follow}>
          {WEEKDAYS.map((name, row) => (
            <tr key={name}>
              <th className="font-medium text-left whitespace-nowrap min-w-9" scope="row" abbr={name}>
                {row % 2 === 1 ? name.slice(0, 3) : <span className="sr-only">{name}</span>}
              </th>
              {weeks.map((week, column) => {
                const date = week[row];
                if (!date) return <td key={week[0]} className={CELL} />;
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

/* It begins at the newest end, before any script runs; the table within runs from left to right again. What is only
   read out would else widen the page. */
const SCROLLS = clsx(
  "relative -mx-5 mt-3 overflow-x-auto overscroll-x-contain px-5 pb-2 [direction:rtl]",
  "[scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]",
);

const CELL = "relative size-6 min-w-6 rounded-sm";

function YearMonths({ weeks }: { weeks: (string | null)[][] }) {
  return (
    <thead>
      <tr>
        <td />
        {monthSpans(weeks).map(({ month, weeks: columns, named }) => (
          <th
            key={month}
            className="font-medium text-left whitespace-nowrap h-6 align-top"
            scope="colgroup"
            colSpan={columns}
          >
            {named ? shortMonth(month) : <span className="sr-only">{shortMonth(month)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface YearDayProps {
  date: string;
  /** The day's mean score; nothing on a day without an entry. */
  score: number | undefined;
  isToday: boolean;
  isSelected: boolean;
  /** Whether Tab stops here. */
  isStop: boolean;
  onReach: (date: string) => void;
}

// A step by arrow key changes two days of some 370.
const YearDay = memo(function YearDay(props: YearDayProps) {
  const { date, score, isToday, isSelected, isStop, onReach } = props;
  const day = [fullDay(date), isToday && "today", isSelected && "selected"].filter(Boolean).join(", ");
  const look = clsx(
    CELL,
    isToday && "[box-shadow:inset_0_0_0_2px_var(--primary)]",
    isSelected && "bg-primary-soft",
  );
  if (score === undefined) {
    return (
      <td className={look}>
        <span
          className="grid place-items-center h-full rounded-[inherit] after:size-1 after:rounded-full after:bg-line-strong"
          aria-hidden="true"
        />
        <span className="sr-only">{day}, no entry</span>
      </td>
    );
  }
  const words = `${day}, ${moodWord(score)}`;
  return (
    <td className={look}>
      <AppLink
        href={`/progress?date=${date}`}
        // A year of days would be as many requests.
        prefetch={false}
        className="grid h-full place-items-center rounded-[inherit] hover:bg-surface-sunken focus-visible:-outline-offset-2"
        data-date={date}
        tabIndex={isStop ? 0 : -1}
        title={words}
        aria-label={words}
        aria-current={isToday ? "date" : undefined}
        onFocus={() => onReach(date)}
      >
        <MoodGlyph step={moodStep(score)} className="size-4.5 stroke-[1.75]" />
      </AppLink>
    </td>
  );
});

function useYear() {
  return useQuery({
    queryKey: queryKeys.year,
    queryFn: ({ signal }) => call(queryKeys.year[0], { signal }),
  });
}
