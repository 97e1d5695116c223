import { RHYTHM_DAYS } from "@/lib/config/policy";
import { addDays, weekday } from "@/lib/time/clock";
import { type KeptSums, sumsBetween } from "./kept-sums";
import type { MoodDay } from "./schema";
import type { Summary } from "./summary";
import { meanEntryScore, type Sums, sumOf } from "./sums";

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
  return sumsOfDays(summary.days, weekStart(today), 7)[0];
}

/** Entries of a week by 7, as a whole percentage, 100 at most. */
export function weeklyGoal(entries: number): number {
  return Math.min(100, Math.round((entries / 7) * 100));
}

/** On how many of the last 28 days, today included, there is an entry. */
export function rhythm(summary: Summary, today: string): number {
  return sumsBetween(summary.days, addDays(today, 1 - RHYTHM_DAYS), today).length;
}

/** "12 of the last 28 days". */
export function rhythmInWords(days: number): string {
  return `${days} of the last ${RHYTHM_DAYS} days`;
}

/** The sums of so many days in a row. */
export function sumsOfDays(days: KeptSums, first: string, length: number): Sums {
  return sumOf(sumsBetween(days, first, addDays(first, length - 1)).map(([, sums]) => sums));
}

/** The sums of a month's (`2026-11`) days with entries. */
export function daysOfMonth(days: KeptSums, month: string): [date: string, sums: Sums][] {
  return sumsBetween(days, `${month}-01`, `${month}-31`);
}

/** Days with entries, as they are shown. */
export function moodDays(days: readonly [date: string, sums: Sums][]): MoodDay[] {
  return days.map(([date, sums]) => ({ date, entries: sums[0], score: meanEntryScore(sums) }));
}

/** Said wherever something is told that goes together. */
export const NOT_WHY = "That doesn't tell us why.";
