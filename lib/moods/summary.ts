import { z } from "zod";
import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { packLevels, unpackLevels } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { type Look, lookAt, riskAt } from "./insights/links";
import { dropSums, type KeptSums, setSums, sumsAt } from "./kept-sums";
import { extendStreak, type Streak } from "./streaks";
import { addedTo, type Sums } from "./sums";
import { NO_TASTE, type Taste } from "./taste";

/** How many entries the summary keeps one by one. */
export const RECENT_ENTRIES = 60;
/** How many texts it remembers as read. */
export const READ_TEXTS = 60;
/** Whether words that the member kept come back by themselves, and the day on which they said "Not today". */
export const Resurfacing = z.object({ isOff: z.boolean(), hiddenOn: z.string().nullable() });
export type Resurfacing = z.infer<typeof Resurfacing>;
export const FROM_THE_START: Resurfacing = { isOff: false, hiddenOn: null };

/** How many calendar days the summary keeps day by day: the year view and more. */
export const RECENT_DAYS = 400;

/** All that is known of a member at once. */
export interface Summary {
  totals: Sums;
  quotes: number;
  favorites: number;
  streak: Streak;
  /** Newest first. `levels` as `packLevels` writes them. */
  recent: readonly RecentEntry[];
  days: KeptSums;
  months: KeptSums;
  words: {
    /** Ids of the library's texts that the last quotes were, newest first; empty where a model wrote. */
    read: readonly string[];
    taste: Taste;
  };
  /** Whether the member has folded the panel with the crisis lines. Sealed here, as it tells how they were. */
  knowsCrisisLines: boolean;
  resurfacing: Resurfacing;
  /** Whether the member wants no streak, weekly goal or milestone shown. */
  hidesStreaks: boolean;
  /** What went together with mood when the entries were last looked at for it. */
  look: Look;
}

export interface RecentEntry {
  date: string;
  timeOfDay: TimeOfDay;
  levels: string;
}

export interface SummaryEntry {
  localDate: string;
  timeOfDay: TimeOfDay;
  levels: Levels;
}

export const EMPTY_SUMMARY: Summary = {
  totals: [0, 0, 0],
  quotes: 0,
  favorites: 0,
  streak: { current: 0, longest: 0, lastDate: null },
  recent: [],
  days: {},
  months: {},
  words: { read: [], taste: NO_TASTE },
  knowsCrisisLines: false,
  resurfacing: FROM_THE_START,
  hidesStreaks: false,
  look: [],
};

/** The summary once one more entry is in. Entries come in the order in which they were made. */
export function withEntry(summary: Summary, entry: SummaryEntry): Summary {
  const counted = countedIn(summary, entry);
  const risk = riskAt(counted.totals[0]);
  return risk === 0 ? counted : { ...counted, look: lookAt(counted.recent, risk) };
}

/** The same but for the look, which takes longest: for entries after which there was another look. */
export function countedIn(summary: Summary, entry: SummaryEntry): Summary {
  return countedInAll(summary, [entry]);
}

/** The same for several, in the order in which they were made. */
export function countedInAll(summary: Summary, entries: readonly SummaryEntry[]): Summary {
  const counted = { ...summary, days: { ...summary.days }, months: { ...summary.months } };
  for (const entry of entries) countInto(counted, entry);
  const newest = entries
    .slice(-RECENT_ENTRIES)
    .reverse()
    .map(({ localDate, timeOfDay, levels }) => {
      return { date: localDate, timeOfDay, levels: packLevels(levels) };
    });
  counted.recent = [...newest, ...summary.recent].slice(0, RECENT_ENTRIES);
  return counted;
}

/** A summary that is being counted: its days and months are its own. */
interface Counted extends Summary {
  days: Record<string, string>;
  months: Record<string, string>;
}

function countInto(counted: Counted, { localDate, levels }: SummaryEntry): void {
  const { streak, days, months } = counted;
  const oldest = letGo(days, streak.lastDate, localDate);
  if (localDate >= oldest) setSums(days, localDate, addedTo(sumsAt(days, localDate), levels));
  const month = localDate.slice(0, 7);
  setSums(months, month, addedTo(sumsAt(months, month), levels));
  counted.totals = addedTo(counted.totals, levels);
  counted.streak = extendStreak(streak, localDate, (date) => sumsAt(days, date) !== undefined);
}

/** Lets go of the days that are not kept any more once there is an entry of `date`; answers the oldest that is. */
function letGo(days: Record<string, string>, lastDate: string | null, date: string): string {
  const oldest = addDays(lastDate !== null && lastDate > date ? lastDate : date, 1 - RECENT_DAYS);
  if (lastDate === null || date <= lastDate) return oldest;
  let day = addDays(lastDate, 1 - RECENT_DAYS);
  // None is older than the day it begins with, and none newer than `lastDate`.
  for (; day < oldest && day <= lastDate; day = addDays(day, 1)) dropSums(days, day);
  return oldest;
}

/** @param passage the id of the library's text that it is, or null when a model wrote it */
export function withQuote(summary: Summary, passage: string | null): Summary {
  return { ...withWordsRead(summary, passage), quotes: summary.quotes + 1 };
}

/** Another text for the same entry: it is read, but the entry still has one quote. */
export function withWordsRead(summary: Summary, passage: string | null): Summary {
  const read = [passage ?? "", ...summary.words.read].slice(0, READ_TEXTS);
  return { ...summary, words: { ...summary.words, read } };
}

/** @param change 1 when a quote was saved, -1 when it was let go */
export function withFavorite(summary: Summary, change: 1 | -1): Summary {
  return { ...summary, favorites: summary.favorites + change };
}

/** Entries as the summary keeps them one by one, opened. */
export function unpackRecent(
  recent: Summary["recent"],
): (Omit<Summary["recent"][number], "levels"> & { levels: Levels })[] {
  return recent.map((entry) => ({ ...entry, levels: unpackLevels(entry.levels) }));
}

/** The levels of the last entries, newest first. */
export function recentLevels({ recent }: Summary): Levels[] {
  return unpackRecent(recent).map(({ levels }) => levels);
}

/** Hope on the days with entries before a day, newest first; the last entry of a day speaks for it. */
export function hopeBefore(summary: Summary, date: string): number[] {
  const byDay = new Map<string, number>();
  for (const { date: day, levels } of unpackRecent(summary.recent)) {
    const { hopeForFuture } = levels;
    if (hopeForFuture !== null && day < date && !byDay.has(day)) byDay.set(day, hopeForFuture);
  }
  return [...byDay.keys()]
    .sort()
    .reverse()
    .flatMap((day) => byDay.get(day) ?? []);
}
