"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { MoodGlyph, MoodLegend } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { IconButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/list-status";
import { sharedState } from "@/components/ui/shared-state";
import { moodStep, moodWord } from "@/lib/check-ins/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { monthDay, monthName, monthOf, moveMonth, weeksOf } from "@/lib/moods/calendar";
import type { Calendar } from "@/lib/moods/schema";

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
}

function CalendarGrid({ month, today, selected, days, busy, labelledBy }: CalendarGridProps) {
  const scores = new Map(days.map((day) => [day.date, day.score]));
  return (
    <table className="cal" aria-labelledby={labelledBy} aria-busy={busy}>
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

interface CalendarDayProps {
  date: string;
  today: string;
  selected: boolean;
  /** The day's mean score; nothing on a day without an entry. */
  score: number | undefined;
}

function CalendarDay({ date, today, selected, score }: CalendarDayProps) {
  const isToday = date === today;
  const words = [monthDay(date), isToday && "today", selected && "selected", moodOf(score)];
  return (
    <AppLink
      href={`/progress?date=${date}`}
      // A month of days would be as many requests.
      prefetch={false}
      className={clsx("day", isToday && "today", selected && "sel", date > today && "out")}
      aria-label={words.filter(Boolean).join(", ")}
      aria-current={isToday ? "date" : undefined}
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
