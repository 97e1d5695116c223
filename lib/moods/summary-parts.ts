import { z } from "zod";
import { TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { Look } from "./insights/links";
import { keptSums, openStoredSums, storedSums } from "./kept-sums";
import {
  countedInAll,
  EMPTY_SUMMARY,
  FROM_THE_START,
  type RecentEntry,
  Resurfacing,
  type Summary,
} from "./summary";
import { NO_TASTE, Taste } from "./taste";

/** So many entries stand beside the history before it is written anew with them in it. */
export const MOST_SINCE = 16;

const Sums = z.tuple([z.int(), z.number(), z.number(), z.tuple([z.int(), z.int()]).optional()]);
const Streak = z.object({ current: z.int(), longest: z.int(), lastDate: z.string().nullable() });

/** What the entries come to, as of some time ago: the largest part, and the one that is seldom written. */
const History = z.object({
  totals: Sums,
  streak: Streak,
  recent: z.string(),
  days: z.string(),
  months: z.string(),
  look: Look,
});

/** The entries since then, and what the member has chosen. */
const Since = z.object({
  version: z.literal(2),
  entries: z.string(),
  knowsCrisisLines: z.boolean(),
  resurfacing: Resurfacing,
  hidesStreaks: z.boolean(),
});

/** What is counted and learnt with their words. */
const Words = z.object({ quotes: z.int(), favorites: z.int(), read: z.array(z.string()), taste: Taste });

/** A summary as it is stored: each part is written where something in it has changed. */
export type SummaryParts = Record<"since" | "history" | "words", string>;

/** The parts of a summary that was counted anew. */
export function wholeParts(summary: Summary): SummaryParts {
  return partsOf(summary, historyPart(summary), []);
}

/** The parts once a summary has become another. */
export function changedParts(before: Summary, parts: SummaryParts, after: Summary): SummaryParts {
  const added = entriesOnTop(before, after);
  if (added === null || after.look !== before.look) return wholeParts(after);
  const since = [
    ...after.recent.slice(0, added),
    ...unpackEntries(Since.parse(JSON.parse(parts.since)).entries),
  ];
  return since.length > MOST_SINCE ? wholeParts(after) : partsOf(after, parts.history, since);
}

/** As it was stored before it was in parts. */
const Whole = z.object({
  totals: Sums,
  quotes: z.int(),
  favorites: z.int(),
  streak: Streak,
  recent: z.array(z.object({ date: z.string(), timeOfDay: z.enum(TIMES_OF_DAY), levels: z.string() })),
  days: z.record(z.string(), Sums).transform(keptSums),
  months: z.record(z.string(), Sums).transform(keptSums),
  words: z.object({ read: z.array(z.string()), taste: Taste }).default({ read: [], taste: NO_TASTE }),
  knowsCrisisLines: z.boolean().default(false),
  resurfacing: Resurfacing.default(FROM_THE_START),
  hidesStreaks: z.boolean().default(false),
  look: Look.default([]),
});

/** The summary that was stored in one piece. */
export function wholeSummary(stored: string): Summary {
  return Whole.parse(JSON.parse(stored));
}

/** The summary that the parts come to. */
export function summaryOf(parts: SummaryParts): Summary {
  const history = History.parse(JSON.parse(parts.history));
  const { entries, version: _, ...chosen } = Since.parse(JSON.parse(parts.since));
  const { quotes, favorites, read, taste } = Words.parse(JSON.parse(parts.words));
  const before: Summary = {
    ...EMPTY_SUMMARY,
    ...history,
    ...chosen,
    recent: unpackEntries(history.recent),
    days: openStoredSums(history.days),
    months: openStoredSums(history.months),
    quotes,
    favorites,
    words: { read, taste },
  };
  const since = unpackEntries(entries).reverse();
  return countedInAll(
    before,
    since.map(({ date, levels, ...entry }) => ({ ...entry, localDate: date, levels: unpackLevels(levels) })),
  );
}

/** How many entries came on top of those that were counted before; null where they were counted anew. */
function entriesOnTop(before: Summary, after: Summary): number | null {
  if (after.totals === before.totals) return 0;
  const [newest] = before.recent;
  // Counted anew, none of them is the same object, or there are more or fewer of them than came on top.
  const added = newest ? after.recent.indexOf(newest) : after.recent.length;
  return added >= 0 && after.totals[0] - before.totals[0] === added ? added : null;
}

function partsOf(
  { knowsCrisisLines, resurfacing, hidesStreaks, quotes, favorites, words }: Summary,
  history: string,
  since: Summary["recent"],
): SummaryParts {
  const parts: { since: z.infer<typeof Since>; words: z.infer<typeof Words> } = {
    since: { version: 2, entries: packEntries(since), knowsCrisisLines, resurfacing, hidesStreaks },
    words: { quotes, favorites, ...words, read: [...words.read] },
  };
  return { history, since: JSON.stringify(parts.since), words: JSON.stringify(parts.words) };
}

function historyPart({ totals, streak, recent, days, months, look }: Summary): string {
  const part: z.infer<typeof History> = {
    totals,
    streak,
    recent: packEntries(recent),
    days: storedSums(days),
    months: storedSums(months),
    look,
  };
  return JSON.stringify(part);
}

// Packed, as a history is read with every page: as JSON it would be twice as long, and take four times as long to check.
const SEPARATOR = " ";
const DATE_LENGTH = 10;

/** `2026-11-22e512345…` for each. */
function packEntries(entries: Summary["recent"]): string {
  return entries.map(({ date, timeOfDay, levels }) => date + timeOfDay.charAt(0) + levels).join(SEPARATOR);
}

function unpackEntries(packed: string): RecentEntry[] {
  if (packed === "") return [];
  return packed.split(SEPARATOR).map((entry) => {
    const letter = entry.charAt(DATE_LENGTH);
    const timeOfDay = TIMES_OF_DAY.find((time) => time.startsWith(letter));
    if (!timeOfDay) throw new Error(`No time of day begins with "${letter}"`);
    return { date: entry.slice(0, DATE_LENGTH), timeOfDay, levels: entry.slice(DATE_LENGTH + 1) };
  });
}
