"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { memo, useId, useMemo, useRef, useState } from "react";
import { useRegion } from "@/components/layout/region";
import { MoodGlyph, MoodLegend } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { Card, CardTitle } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/list-status";
import { moodStep, moodWord } from "@/lib/check-ins/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { dayByKey, monthSpans, yearWeeks } from "@/lib/moods/calendar";
import type { MoodDay } from "@/lib/moods/schema";
import { countOf, fullDay, shortMonth } from "@/lib/time/date-words";

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
  /** In order. */
  days: readonly MoodDay[];
  /** The moods are still on their way; the days stand already. */
  busy: boolean;
  labelledBy: string;
}

/** A table with a row for each weekday and a column for each week. One stop for Tab; arrows lead from day to day. */
function YearGrid({ today, selected, days, busy, labelledBy }: YearGridProps) {
  const [reached, setReached] = useState<string | null>(null);
  const first = days[0]?.date ?? null;
  const weeks = useMemo(() => yearWeeks(today, first), [today, first]);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const stop = [reached, selected].find((date) => date && byDate.has(date)) ?? days.at(-1)?.date;
  const press = usePress(stop, setReached);

  function follow(event: React.KeyboardEvent<HTMLTableSectionElement>) {
    if (!stop || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const date = dayByKey([...byDate.keys()], stop, event.key);
    if (!date) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }

  return (
    <>
      {/* Where it scrolls and no day in it can be reached, the arrow keys move it. */}
      <section
        className={clsx("year-scroll", SCROLLS)}
        tabIndex={stop ? undefined : 0}
        aria-label="Your year, day by day"
      >
        <div className="mr-auto [direction:ltr]" style={widthOf(weeks.length)}>
          <table
            className="w-full table-fixed text-xs/4 border-separate border-spacing-0 text-ink-soft"
            aria-labelledby={labelledBy}
            aria-busy={busy}
          >
            <YearMonths weeks={weeks} />
            <tbody onKeyDown={follow} {...press}>
              {WEEKDAYS.map((name, row) => (
                <tr key={name}>
                  <th
                    className={clsx(STAYS, "font-medium text-left whitespace-nowrap")}
                    scope="row"
                    abbr={name}
                  >
                    {row % 2 === 1 ? name.slice(0, 3) : <span className="sr-only">{name}</span>}
                  </th>
                  {weeks.map((week, column) => {
                    const date = week[row];
                    if (!date) return <td key={week[0]} className={CELL} />;
                    return (
                      <YearDay
                        key={week[0] ?? column}
                        date={date}
                        score={byDate.get(date)?.score}
                        isToday={date === today}
                        isSelected={date === selected}
                        isStop={date === stop}
                        isReached={date === reached}
                        onReach={setReached}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <DayWord day={stop === undefined ? undefined : byDate.get(stop)} isOpen={stop === selected} />
    </>
  );
}

/**
 * A finger hides what it is about to press, and a day is small: the first touch says which day it is, a second one, or
 * the way beside the words, opens it.
 */
function usePress(stop: string | undefined, onReach: (date: string) => void) {
  // What was told when the finger came down: the press moves the focus before it is a click.
  const told = useRef<{ date: string | undefined } | null>(null);
  return {
    onPointerDownCapture({ pointerType }: React.PointerEvent) {
      told.current = pointerType === "touch" ? { date: stop } : null;
    },
    onClickCapture(event: React.MouseEvent) {
      const touched = told.current;
      told.current = null;
      const date = event.target instanceof Element && event.target.closest("a")?.getAttribute("data-date");
      if (!touched || !date || date === touched.date) return;
      event.preventDefault();
      onReach(date);
    },
  };
}

/** What the day is that was touched, pointed at or reached by key; at first the newest. */
function DayWord({ day, isOpen }: { day: MoodDay | undefined; isOpen: boolean }) {
  const region = useRegion();
  if (!day) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="min-w-0" data-day-word>
        <b className="font-semibold">{fullDay(day.date, region)}</b>: {moodWord(day.score)},{" "}
        {countOf(day.entries, "entry", "entries")}
      </span>
      {!isOpen && (
        <AppLink href={`/progress?date=${day.date}`} prefetch={false} tabIndex={-1} className="link">
          Open this day
        </AppLink>
      )}
    </p>
  );
}

const LABEL_REM = 2.25;
const DAY_REM = { least: 1.5, most: 2.75 };

/** A few weeks stand large and fill a phone; a year's days are as small as they can be told apart, and scroll. */
function widthOf(weeks: number): React.CSSProperties {
  return {
    minWidth: `${LABEL_REM + weeks * DAY_REM.least}rem`,
    maxWidth: `${LABEL_REM + weeks * DAY_REM.most}rem`,
  };
}

/* It begins at the newest end, before any script runs; the table within runs from left to right again. What is only
   read out would else widen the page. */
const SCROLLS = clsx(
  "relative -mr-5 mt-3 overflow-x-auto overscroll-x-contain pr-5 pb-2 [direction:rtl]",
  "[scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]",
);

const CELL = "relative p-0 rounded-sm";

/* The weekdays stay where a year scrolls beneath them. */
const STAYS = "sticky left-0 z-1 bg-surface";

function YearMonths({ weeks }: { weeks: (string | null)[][] }) {
  return (
    <thead>
      <tr>
        <td className={clsx(STAYS, "w-9")} />
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
  /** Whether the words under the year are this day's. */
  isReached: boolean;
  onReach: (date: string) => void;
}

// A step by arrow key changes two days of some 370.
const YearDay = memo(function YearDay(props: YearDayProps) {
  const region = useRegion();
  const { date, score, isToday, isSelected, isStop, isReached, onReach } = props;
  const day = [fullDay(date, region), isToday && "today", isSelected && "selected"]
    .filter(Boolean)
    .join(", ");
  const look = clsx(
    CELL,
    isToday && "[box-shadow:inset_0_0_0_2px_var(--primary)]",
    isSelected && "bg-primary-soft",
    isReached && !isSelected && "bg-surface-sunken",
  );
  if (score === undefined) {
    return (
      <td className={look}>
        <span
          className="grid place-items-center aspect-square rounded-[inherit] after:size-1 after:rounded-full after:bg-line-strong"
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
        // Room for the weekdays, so that a day that is reached by key stands beside them.
        className="grid aspect-square place-items-center rounded-[inherit] hover:bg-surface-sunken focus-visible:-outline-offset-2 scroll-ml-10"
        data-date={date}
        tabIndex={isStop ? 0 : -1}
        title={words}
        aria-label={words}
        aria-current={isToday ? "date" : undefined}
        onFocus={() => onReach(date)}
        onPointerEnter={(event) => event.pointerType === "mouse" && onReach(date)}
      >
        <MoodGlyph step={moodStep(score)} className="size-3/4 stroke-[1.75]" />
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
