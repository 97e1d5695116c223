import { z } from "zod";
import { type Levels, TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { packLevels, unpackLevels } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { Look, lookAt, riskAt } from "./insights/links";
import { CARD_SCORE_PARTS, cardScoreSum, ENTRY_SCORE_PARTS, entryScoreSum, isOneLevel } from "./scores";
import { extendStreak } from "./streaks";
import { NO_TASTE, Taste } from "./taste";

/** How many entries the summary keeps one by one. */
export const RECENT_ENTRIES = 60;
/** How many texts it remembers as read. */
export const READ_TEXTS = 60;
/** Whether words that the member kept come back by themselves, and the day on which they said "Not today". */
export const Resurfacing = z.object({ isOff: z.boolean(), hiddenOn: z.string().nullable() });
export type Resurfacing = z.infer<typeof Resurfacing>;
const FROM_THE_START: Resurfacing = { isOff: false, hiddenOn: null };

/** How many calendar days the summary keeps day by day: the year view and more. */
export const RECENT_DAYS = 400;

/**
 * Entries, the sum of their entry scores' sums, and the sum of their card scores' sums: whole or half, so they add up exactly.
 * Where some of them have one overall level instead of ratings: how many, and the sum of these levels.
 */
export const Sums = z.tuple([z.int(), z.number(), z.number(), z.tuple([z.int(), z.int()]).optional()]);
export type Sums = z.infer<typeof Sums>;

export const Streak = z.object({ current: z.int(), longest: z.int(), lastDate: z.string().nullable() });

/** All that is known of a member at once; also as it was stored while it was stored in one piece. */
export const Summary = z.object({
  version: z.literal(1),
  totals: Sums,
  quotes: z.int(),
  favorites: z.int(),
  streak: Streak,
  /** Newest first. `levels` as `packLevels` writes them. */
  recent: z.array(z.object({ date: z.string(), timeOfDay: z.enum(TIMES_OF_DAY), levels: z.string() })),
  days: z.record(z.string(), Sums),
  months: z.record(z.string(), Sums),
  words: z
    .object({
      /** Ids of the library's texts that the last quotes were, newest first; empty where a model wrote. */
      read: z.array(z.string()),
      taste: Taste,
    })
    .default({ read: [], taste: NO_TASTE }),
  /** Whether the member has folded the panel with the crisis lines. Sealed here, as it tells how they were. */
  knowsCrisisLines: z.boolean().default(false),
  resurfacing: Resurfacing.default(FROM_THE_START),
  /** Whether the member wants no streak, weekly goal or milestone shown. */
  hidesStreaks: z.boolean().default(false),
  /** What went together with mood when the entries were last looked at for it. */
  look: Look.default([]),
});
export type Summary = z.infer<typeof Summary>;

export interface SummaryEntry {
  localDate: string;
  timeOfDay: TimeOfDay;
  levels: Levels;
}

export const EMPTY_SUMMARY: Summary = {
  version: 1,
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
  return counted;
}

function countInto(counted: Summary, { localDate, timeOfDay, levels }: SummaryEntry): void {
  const { totals, streak, recent, days, months } = counted;
  const oldest = letGo(days, streak.lastDate, localDate);
  if (localDate >= oldest) days[localDate] = addedTo(days[localDate], levels);
  const month = localDate.slice(0, 7);
  months[month] = addedTo(months[month], levels);
  counted.totals = addedTo(totals, levels);
  counted.streak = extendStreak(streak, localDate, (date) => date in days);
  const entry = { date: localDate, timeOfDay, levels: packLevels(levels) };
  counted.recent = [entry, ...recent].slice(0, RECENT_ENTRIES);
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

/** Sums with one more entry in them. */
export function addedTo(sums: Sums | undefined, levels: Levels): Sums {
  const [entries, entryScores, cardScores, oneLevel] = sums ?? [0, 0, 0];
  const added = [
    entries + 1,
    entryScores + entryScoreSum(levels),
    cardScores + cardScoreSum(levels),
  ] as const;
  const [count, sum] = oneLevel ?? [0, 0];
  if (isOneLevel(levels)) return [...added, [count + 1, sum + (levels.overall ?? 0)]];
  return oneLevel ? [...added, oneLevel] : [...added];
}

/** Lets go of the days that are not kept any more once there is an entry of `date`; answers the oldest that is. */
function letGo(days: Summary["days"], lastDate: string | null, date: string): string {
  const oldest = addDays(lastDate !== null && lastDate > date ? lastDate : date, 1 - RECENT_DAYS);
  if (lastDate === null || date <= lastDate) return oldest;
  let day = addDays(lastDate, 1 - RECENT_DAYS);
  // None is older than the day it begins with, and none newer than `lastDate`.
  for (; day < oldest && day <= lastDate; day = addDays(day, 1)) delete days[day];
  return oldest;
}

/** What of sums can be compared with each other, as `onOneScale` says. */
export function sumsOnOneScale(compared: readonly Sums[]): readonly Sums[] {
  const rated = compared.map(ratedIn);
  return rated.some(([entries]) => entries > 0) ? rated : compared;
}

/** Whether something of these sums is left out when they are compared. */
export function isMixed(compared: readonly Sums[]): boolean {
  return sumsOnOneScale(compared).some(([entries], place) => entries !== compared[place]?.[0]);
}

/** Of sums, what entries with ratings have brought. */
function ratedIn([entries, entryScores, cardScores, [ofOneLevel, levels] = [0, 0]]: Sums): Sums {
  return [
    entries - ofOneLevel,
    entryScores - levels * ENTRY_SCORE_PARTS,
    cardScores - levels * CARD_SCORE_PARTS,
  ];
}
