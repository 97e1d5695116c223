import { z } from "zod";
import { TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { Look } from "./insights/links";
import { countedInAll, EMPTY_SUMMARY, Resurfacing, Streak, type Summary, Sums } from "./summary";
import { Taste } from "./taste";

/** So many entries stand beside the history before it is written anew with them in it. */
export const MOST_SINCE = 16;

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
    days: unpackSums(history.days),
    months: unpackSums(history.months),
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
    words: { quotes, favorites, ...words },
  };
  return { history, since: JSON.stringify(parts.since), words: JSON.stringify(parts.words) };
}

function historyPart({ totals, streak, recent, days, months, look }: Summary): string {
  const part: z.infer<typeof History> = {
    totals,
    streak,
    recent: packEntries(recent),
    days: packSums(days),
    months: packSums(months),
    look,
  };
  return JSON.stringify(part);
}

// Packed, as a history is read with every page: as JSON it would be twice as long, and take four times as long to check.
const SEPARATOR = " ";
const DATE_LENGTH = 10;
/** Of a day in its month, of a month in its year. */
const KEY_LENGTH = 2;

/** `2026-11-22e512345…` for each. */
function packEntries(entries: Summary["recent"]): string {
  return entries.map(({ date, timeOfDay, levels }) => date + timeOfDay.charAt(0) + levels).join(SEPARATOR);
}

function unpackEntries(packed: string): Summary["recent"] {
  if (packed === "") return [];
  return packed.split(SEPARATOR).map((entry) => {
    const letter = entry.charAt(DATE_LENGTH);
    const timeOfDay = TIMES_OF_DAY.find((time) => time.startsWith(letter));
    if (!timeOfDay) throw new Error(`No time of day begins with "${letter}"`);
    return { date: entry.slice(0, DATE_LENGTH), timeOfDay, levels: entry.slice(DATE_LENGTH + 1) };
  });
}

/** `2026-11:21,1,23,19;22,…` for each month of days, the numbers of sums one after the other, and the same for each year of months. */
function packSums(sums: Readonly<Record<string, Sums>>): string {
  const groups = new Map<string, string[]>();
  for (const [key, values] of Object.entries(sums)) {
    const cut = key.lastIndexOf("-");
    const group = groups.get(key.slice(0, cut)) ?? [];
    if (group.length === 0) groups.set(key.slice(0, cut), group);
    group.push(`${key.slice(cut + 1)},${values.join(",")}`);
  }
  return [...groups].map(([name, group]) => `${name}:${group.join(";")}`).join(SEPARATOR);
}

function unpackSums(packed: string): Record<string, Sums> {
  const sums: Record<string, Sums> = {};
  if (packed === "") return sums;
  for (const group of packed.split(SEPARATOR)) {
    const [name = "", values = ""] = group.split(":");
    for (const value of values.split(";")) {
      // Takes half the time of splitting them and turning each into a number.
      const [entries, entryScores, cardScores, count, sum] = JSON.parse(`[${value.slice(KEY_LENGTH + 1)}]`);
      const key = `${name}-${value.slice(0, KEY_LENGTH)}`;
      sums[key] =
        count === undefined
          ? [entries, entryScores, cardScores]
          : [entries, entryScores, cardScores, [count, sum]];
    }
  }
  return sums;
}
