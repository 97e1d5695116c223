import { RHYTHM_DAYS } from "@/lib/config/policy";
import { addDays, weekday } from "@/lib/time/clock";
import type { Calendar, MoodDay } from "./schema";
import { CARD_SCORE_PARTS, ENTRY_SCORE_PARTS } from "./scores";
import type { Summary, Sums } from "./summary";

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
  const sums: Sums = [0, 0, 0];
  for (let day = 0; day < length; day += 1) {
    const [entries, entryScores, cardScores] = days[addDays(first, day)] ?? [0, 0, 0];
    sums[0] += entries;
    sums[1] += entryScores;
    sums[2] += cardScores;
  }
  return sums;
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
