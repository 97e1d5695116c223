import { addDays } from "@/lib/clock";
import { monthOf } from "./calendar-month";
import { weekStart } from "./rules";

/** A year, and the week of today. */
export const YEAR_WEEKS = 53;
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

/** The last 53 weeks from Sunday on, oldest first, one cell a day; null for what is still to come. */
export function yearWeeks(today: string): (string | null)[][] {
  const start = yearStart(today);
  return Array.from({ length: YEAR_WEEKS }, (_, week) =>
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
