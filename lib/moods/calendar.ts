import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { timeOfDayAt } from "@/lib/check-ins/rules";
import { addDays, daysBetween, weekday } from "@/lib/time/clock";
import { longMonth, monthName, shortDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";
import { weekStart } from "./rules";

/** As many as a month can touch: every month is equally high on screen. */
const WEEKS = 6;

/** The month (`2026-11`) of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** A month moved by whole months: `moveMonth("2026-01", -1)` is "2025-12". */
export function moveMonth(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

/** The weeks of a month from Sunday on, one cell a day; null where a cell belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = weekday(`${month}-01`);
  const length = Number(addDays(`${moveMonth(month, 1)}-01`, -1).slice(8));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, "0")}` : null;
    }),
  );
}

/** A year, and the week of today. */
export const YEAR_WEEKS = 53;
/** Fewer weeks would be a sliver on the screen. */
export const LEAST_YEAR_WEEKS = 8;
/** Fewer columns can't hold a month's short name. */
const LABEL_COLUMNS = 3;

export interface MonthSpan {
  month: string;
  /** How many weeks in a row the month heads. */
  weeks: number;
  /** Whether there is room for its name. */
  named: boolean;
}

/** The Sunday that the year up to `today` begins on. */
export function yearStart(today: string): string {
  return addDays(weekStart(today), -7 * (YEAR_WEEKS - 1));
}

/**
 * The weeks from that of the first entry on, 8 at least and 53 at most, from Sunday on, oldest first, one cell a day;
 * null for what is still to come.
 */
export function yearWeeks(today: string, first: string | null): (string | null)[][] {
  const since = first === null ? 0 : daysBetween(weekStart(first), weekStart(today)) / 7 + 1;
  const count = Math.min(YEAR_WEEKS, Math.max(LEAST_YEAR_WEEKS, since));
  const start = addDays(weekStart(today), -7 * (count - 1));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(start, week * 7 + day);
      return date <= today ? date : null;
    }),
  );
}

/** The months over the weeks: a week belongs to the month of its Sunday. */
export function monthSpans(weeks: readonly (readonly (string | null)[])[]): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (const [sunday] of weeks) {
    if (!sunday) continue;
    const month = monthOf(sunday);
    const last = spans.at(-1);
    if (last?.month === month) last.weeks++;
    else spans.push({ month, weeks: 1, named: false });
  }
  return spans.map((span) => ({ ...span, named: span.weeks >= LABEL_COLUMNS }));
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 };

/**
 * The day with an entry that a key leads to: by arrow to the next one in that direction, by Home and End to the
 * first and the last; null where there is none, or the key means nothing here.
 *
 * @param dates days with entries, in order
 */
export function dayByKey(dates: readonly string[], from: string, key: string): string | null {
  if (key === "Home") return dates[0] ?? null;
  if (key === "End") return dates.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const held = new Set(dates);
  for (let date = addDays(from, step); isWithin(dates, date); date = addDays(date, step)) {
    if (held.has(date)) return date;
  }
  return null;
}

function isWithin(dates: readonly string[], date: string): boolean {
  const first = dates[0];
  const last = dates.at(-1);
  return first !== undefined && last !== undefined && date >= first && date <= last;
}

/** "Today", "Yesterday" or "19 Nov". */
export function relativeDay(date: string, today: string, region?: Region): string {
  const days = daysBetween(date, today);
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : shortDay(date, region);
}

/** "Yesterday, evening". */
export function dayAndTime(date: string, timeOfDay: TimeOfDay, today: string, region?: Region): string {
  return `${relativeDay(date, today, region)}, ${timeOfDay}`;
}

/** When it was, within a sentence: "this morning", "yesterday evening", "19 Nov, evening". */
export function dayInSentence(date: string, timeOfDay: TimeOfDay, today: string, region?: Region): string {
  const days = daysBetween(date, today);
  if (days === 0) return `this ${timeOfDay}`;
  return days === 1 ? `yesterday ${timeOfDay}` : `${shortDay(date, region)}, ${timeOfDay}`;
}

/** In which month it was, within a sentence: "earlier this month", "in March", "in March last year", "in March 2024". */
export function monthInSentence(date: string, today: string): string {
  if (monthOf(date) === monthOf(today)) return "earlier this month";
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  if (years > 1) return `in ${monthName(monthOf(date))}`;
  return years === 1 ? `in ${longMonth(date)} last year` : `in ${longMonth(date)}`;
}

/** How to greet at an hour (0 to 23) of the member's clock. */
export function greeting(hour: number): string {
  return `Good ${timeOfDayAt(hour)}`;
}

/** What stands in the sky over that greeting. */
export function skyAt(hour: number): "sun" | "moon" {
  return timeOfDayAt(hour) === "evening" ? "moon" : "sun";
}
