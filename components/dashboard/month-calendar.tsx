"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useRegion } from "@/components/layout/region";
import { MoodGlyph, MoodLegend } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon";
import { LoadFailed } from "@/components/ui/list-status";
import { sharedState } from "@/components/ui/shared-state";
import { moodStep, moodWord } from "@/lib/check-ins/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { monthOf, moveMonth, weeksOf } from "@/lib/moods/calendar";
import type { Calendar } from "@/lib/moods/schema";
import { addDays } from "@/lib/time/clock";
import { monthDay, monthName } from "@/lib/time/date-words";

/** A month of days, each with its mood; a day leads to its entries. */
export function MonthCalendar({ today }: { today: string }) {
  const titleId = useId();
  const selected = useSelectedDay();
  const [month, setMonth] = useState(monthOf(selected ?? today));
  const { data, isError, isFetching, refetch } = useCalendar(month);
  return (
    <Card
      className="max-lg:px-3 max-lg:[&_[role='alert']]:pl-2 lg:[grid-area:calendar]"
      aria-labelledby={titleId}
    >
      <div className="card-head -mr-2 ml-0 -mt-1.5 mb-1 max-lg:pl-2">
        <h2 id={titleId} className="card-title" aria-live="polite">
          {monthName(month)}
        </h2>
        <div className="flex">
          <IconButton label="Previous month" onClick={() => setMonth(moveMonth(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Next month" onClick={() => setMonth(moveMonth(month, 1))}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <CalendarGrid
        month={month}
        today={today}
        selected={selected}
        days={data?.days ?? []}
        busy={isFetching}
        labelledBy={titleId}
        onMonth={setMonth}
      />
      {isError ? (
        <LoadFailed onRetry={() => refetch()}>We couldn't load this month's moods just now.</LoadFailed>
      ) : (
        <MoodLegend className="max-lg:px-2" />
      )}
    </Card>
  );
}

const WEEKDAYS = [
  { short: "Sun", full: "Sunday" },
  { short: "Mon", full: "Monday" },
  { short: "Tue", full: "Tuesday" },
  { short: "Wed", full: "Wednesday" },
  { short: "Thu", full: "Thursday" },
  { short: "Fri", full: "Friday" },
  { short: "Sat", full: "Saturday" },
] as const;

interface CalendarGridProps {
  month: string;
  today: string;
  selected: string | null;
  days: Calendar["days"];
  /** The moods are still on their way; the days stand already. */
  busy: boolean;
  labelledBy: string;
  /** The arrow keys went on to a day of another month. */
  onMonth: (month: string) => void;
}

function CalendarGrid(props: CalendarGridProps) {
  const { month, today, selected, days, busy, labelledBy, onMonth } = props;
  const scores = new Map(days.map((day) => [day.date, day.score]));
  const { stop, table, onKeyDown } = useOneStop(month, selected ?? today, onMonth);
  return (
    <table ref={table} className="cal" aria-labelledby={labelledBy} aria-busy={busy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {WEEKDAYS.map(({ short, full }) => (
            <th key={short} scope="col" abbr={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month never change places.
          <tr key={`${month} ${row}`}>
            {week.map((date, column) => (
              <td key={WEEKDAYS[column]?.short}>
                {date ? (
                  <CalendarDay
                    date={date}
                    today={today}
                    selected={date === selected}
                    isStop={date === stop}
                    score={scores.get(date)}
                  />
                ) : (
                  <span className="day hover:bg-transparent" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Makes a month one stop of the Tab key, within which the arrow keys lead from day to day, and on into other months: the
 * keys of a grid by the ARIA Authoring Practices.
 *
 * @param likely the stop where nobody has moved it, if this month has that day
 */
function useOneStop(month: string, likely: string, onMonth: (month: string) => void) {
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const isOnItsWay = useRef(false);
  const [stop = `${month}-01`] = [moved, likely].filter((date) => date !== null && monthOf(date) === month);
  // The day may stand in a month that is only drawn now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stop is what the focus follows.
  useEffect(() => {
    if (!isOnItsWay.current) return;
    isOnItsWay.current = false;
    table.current?.querySelector<HTMLElement>('.day[tabindex="0"]')?.focus();
  }, [stop]);

  function onKeyDown(event: React.KeyboardEvent) {
    const days = DAYS_BY_KEY[event.key];
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = addDays(stop ?? likely, days);
    isOnItsWay.current = true;
    setMoved(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }
  return { stop, table, onKeyDown };
}

const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

interface CalendarDayProps {
  date: string;
  today: string;
  selected: boolean;
  /** Whether Tab stops here. */
  isStop: boolean;
  /** The day's mean score; nothing on a day without an entry. */
  score: number | undefined;
}

function CalendarDay({ date, today, selected, isStop, score }: CalendarDayProps) {
  const region = useRegion();
  const isToday = date === today;
  const words = [monthDay(date, region), isToday && "today", selected && "selected", moodOf(score)];
  return (
    <AppLink
      href={`/progress?date=${date}`}
      // A month of days would be as many requests.
      prefetch={false}
      className={clsx("day", isToday && "today", selected && "sel", date > today && "out")}
      aria-label={words.filter(Boolean).join(", ")}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => selectDay(date)}
    >
      <span>{Number(date.slice(8))}</span>
      {score === undefined ? <span className="none" /> : <MoodGlyph step={moodStep(score)} />}
    </AppLink>
  );
}

function moodOf(score: number | undefined): string {
  return score === undefined ? "no entry" : moodWord(score);
}

function useCalendar(month: string) {
  const queryKey = queryKeys.calendar(month);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(queryKey[0], { query: { month }, signal }),
  });
}

// Choosing a day leaves the dashboard, and coming back should find the day still marked.
const selected = sharedState<string | null>(null);

const selectDay: (date: string) => void = selected.set;

/** The day that was last chosen on the calendar; null after a load of the whole page. */
const useSelectedDay = selected.useValue;
