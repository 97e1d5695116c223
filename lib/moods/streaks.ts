import { addDays, daysBetween } from "@/lib/time/clock";

export interface Streak {
  /** Days in a row up to `lastDate`. */
  current: number;
  longest: number;
  /** The latest calendar day with an entry; null before the first. */
  lastDate: string | null;
}

/**
 * The streak once there is an entry on `date`.
 *
 * Days are the member's own. One who flies west can make an entry on a day before their last one: if that day was
 * empty it may join two runs, so the run is counted anew from the days that are known.
 *
 * @param hasEntry whether a day has an entry, `date` itself included
 */
export function extendStreak(streak: Streak, date: string, hasEntry: (date: string) => boolean): Streak {
  const { current, longest, lastDate } = streak;
  if (lastDate === null) return { current: 1, longest: Math.max(1, longest), lastDate: date };
  const gap = daysBetween(lastDate, date);
  if (gap === 0) return streak;
  if (gap > 0) {
    const next = gap === 1 ? current + 1 : 1;
    return { current: next, longest: Math.max(longest, next), lastDate: date };
  }
  // A run longer than the known days can only have been counted day by day.
  const next = Math.max(current, runEndingOn(lastDate, hasEntry));
  const filled = runEndingOn(lastOfRun(date, hasEntry), hasEntry);
  return { current: next, longest: Math.max(longest, next, filled), lastDate };
}

/** The streak as it stands today: a day without an entry does not break it until the day is over. */
export function currentStreak(streak: Streak, today: string): number {
  if (streak.lastDate === null) return 0;
  return daysBetween(streak.lastDate, today) <= 1 ? streak.current : 0;
}

/** The last day of the run that holds `date`. */
function lastOfRun(date: string, hasEntry: (date: string) => boolean): string {
  let last = date;
  while (hasEntry(addDays(last, 1))) last = addDays(last, 1);
  return last;
}

function runEndingOn(date: string, hasEntry: (date: string) => boolean): number {
  let days = 0;
  while (hasEntry(addDays(date, -days))) days++;
  return days;
}
