import { RHYTHM_DAYS } from "@/lib/config/policy";
import { addDays, weekday } from "@/lib/time/clock";
import type { Calendar, MoodDay } from "./schema";
import { CARD_SCORE_PARTS, ENTRY_SCORE_PARTS } from "./scores";
import type { Summary, Sums } from "./summary";

/** A week with fewer entries has nothing to sum up. */
export const FEWEST_IN_WEEK = 3;

/** A week whose mean is lower was a hard one. */
const HARD_WEEK_BELOW = 2.5;

/** Whether a week with so many entries was a hard one; null is the score of none. */
export function isHardWeek({ entries, score }: { entries: number; score: number | null }): boolean {
  return score !== null && entries >= FEWEST_IN_WEEK && score < HARD_WEEK_BELOW;
}

/** The Sunday on or before a day. */
export function weekStart(date: string): string {
  return addDays(date, -weekday(date));
}

/** How many entries fall in the week (from Sunday) of `today`. */
export function entriesThisWeek(summary: Summary, today: string): number {
  const start = weekStart(today);
  const week = Array.from({ length: 7 }, (_, day) => summary.days[addDays(start, day)]?.[0] ?? 0);
  return week.reduce((sum, entries) => sum + entries, 0);
}

/** Entries of a week by 7, as a whole percentage, 100 at most. */
export function weeklyGoal(entries: number): number {
  return Math.min(100, Math.round((entries / 7) * 100));
}

/** On how many of the last 28 days, today included, there is an entry. */
export function rhythm(summary: Summary, today: string): number {
  const from = addDays(today, 1 - RHYTHM_DAYS);
  return Object.keys(summary.days).filter((date) => date >= from && date <= today).length;
}

/** "12 of the last 28 days". */
export function rhythmInWords(days: number): string {
  return `${days} of the last ${RHYTHM_DAYS} days`;
}

/** The mean entry score behind sums; 0 of nothing. */
export function meanEntryScore([entries, entryScores]: Sums): number {
  return entries === 0 ? 0 : entryScores / ENTRY_SCORE_PARTS / entries;
}

/** The mean card score behind sums; null of nothing. */
export function meanCardScore([entries, , cardScores]: Sums): number | null {
  return entries === 0 ? null : cardScores / CARD_SCORE_PARTS / entries;
}

/** The sums of so many days in a row. */
export function sumsOfDays(days: Summary["days"], first: string, length: number): Sums {
  let sums: Sums = [0, 0, 0];
  for (let day = 0; day < length; day += 1) sums = sumOf(sums, days[addDays(first, day)] ?? [0, 0, 0]);
  return sums;
}

function sumOf([entries, entryScores, cardScores, oneLevel]: Sums, more: Sums): Sums {
  const sums = [entries + more[0], entryScores + more[1], cardScores + more[2]] as const;
  if (!oneLevel && !more[3]) return [...sums];
  const [[count, levels], [moreCount, moreLevels]] = [oneLevel ?? [0, 0], more[3] ?? [0, 0]];
  return [...sums, [count + moreCount, levels + moreLevels]];
}

/** The days of a month (`2026-11`) with entries, in order. */
export function calendarOf(month: string, days: Readonly<Record<string, Sums>>): Calendar {
  return { month, days: moodDays(days, (date) => date.startsWith(month)) };
}

/** The days that are asked for, in order. */
export function moodDays(
  days: Readonly<Record<string, Sums>>,
  isAskedFor: (date: string) => boolean,
): MoodDay[] {
  return Object.entries(days)
    .filter(([date]) => isAskedFor(date))
    .map(([date, sums]) => ({ date, entries: sums[0], score: meanEntryScore(sums) }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Said wherever something is told that goes together. */
export const NOT_WHY = "Entries can't say why.";
