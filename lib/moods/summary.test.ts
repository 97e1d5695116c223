import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom, packLevels } from "@/lib/check-ins/levels";
import { addDays, daysBetween } from "@/lib/time/clock";
import { openedSums } from "@/tests/support/opened-sums";
import { allSums } from "./kept-sums";
import { cardScoreSum, entryScoreSum } from "./scores";
import {
  EMPTY_SUMMARY,
  RECENT_DAYS,
  RECENT_ENTRIES,
  recentLevels,
  type SummaryEntry,
  withEntry,
  withFavorite,
  withQuote,
} from "./summary";
import { type Sums, sumOf } from "./sums";

const level = fc.integer({ min: 1, max: 5 });
const levels = fc
  .array(level, { minLength: DIMENSION_KEYS.length, maxLength: DIMENSION_KEYS.length })
  .map((list) => levelsFrom((key) => list[DIMENSION_KEYS.indexOf(key)] ?? 3));
const entry = fc.record({
  localDate: fc.integer({ min: 0, max: 700 }).map((days) => addDays("2024-01-15", days)),
  timeOfDay: fc.constantFrom(...TIMES_OF_DAY),
  levels,
});

const summed = (entries: readonly SummaryEntry[]) => entries.reduce(withEntry, EMPTY_SUMMARY);

function sumsOf(entries: readonly SummaryEntry[]): Sums {
  const total = (of: (entry: SummaryEntry) => number) => entries.reduce((sum, one) => sum + of(one), 0);
  return [
    entries.length,
    total(({ levels }) => entryScoreSum(levels)),
    total(({ levels }) => cardScoreSum(levels)),
  ];
}

function sumsBy(
  entries: readonly SummaryEntry[],
  keyOf: (entry: SummaryEntry) => string,
): Record<string, Sums> {
  const keys = [...new Set(entries.map(keyOf))];
  return Object.fromEntries(keys.map((key) => [key, sumsOf(entries.filter((one) => keyOf(one) === key))]));
}

test("Totals, months and recent entries are what the entries say, in whatever order their days come", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 120 }), (entries) => {
      const summary = summed(entries);
      expect(summary.totals).toEqual(sumsOf(entries));
      expect(openedSums(summary.months)).toEqual(sumsBy(entries, ({ localDate }) => localDate.slice(0, 7)));
      const newest = entries.toReversed().slice(0, RECENT_ENTRIES);
      expect(summary.recent).toEqual(
        newest.map(({ localDate, timeOfDay, levels }) => ({
          date: localDate,
          timeOfDay,
          levels: packLevels(levels),
        })),
      );
      expect(recentLevels(summary)).toEqual(newest.map(({ levels }) => levels));
    }),
  );
});

test("Days are kept for the last 400 days up to the newest, and are what the entries say", () => {
  const inOrder = fc
    .array(entry, { maxLength: 120 })
    .map((entries) => entries.toSorted((a, b) => a.localDate.localeCompare(b.localDate)));
  fc.assert(
    fc.property(inOrder, (entries) => {
      const newest = entries.at(-1)?.localDate ?? "";
      const kept = entries.filter(({ localDate }) => daysBetween(localDate, newest) < RECENT_DAYS);
      expect(openedSums(summed(entries).days)).toEqual(sumsBy(kept, ({ localDate }) => localDate));
    }),
  );
});

test("A daily entry for longer keeps 400 days, the whole streak and every month", () => {
  const days = 500;
  const entries = Array.from({ length: days }, (_, day) => ({
    localDate: addDays("2022-01-01", day),
    timeOfDay: "morning" as const,
    levels: DEFAULT_LEVELS,
  }));
  const summary = summed(entries);
  expect(allSums(summary.days)).toHaveLength(RECENT_DAYS);
  expect(summary.recent).toHaveLength(RECENT_ENTRIES);
  expect(summary.streak).toEqual({ current: days, longest: days, lastDate: addDays("2022-01-01", days - 1) });
  expect(summary.totals[0]).toBe(days);
  expect(sumOf(allSums(summary.months))[0]).toBe(days);
});

test("An entry never changes the summary that it is added to", () => {
  const before = summed([{ localDate: "2026-11-20", timeOfDay: "evening", levels: DEFAULT_LEVELS }]);
  const copy = structuredClone(before);
  withEntry(before, { localDate: "2026-11-21", timeOfDay: "evening", levels: DEFAULT_LEVELS });
  expect(before).toEqual(copy);
});

test("Quotes and favorites are counted beside the entries", () => {
  const summary = withFavorite(
    withFavorite(withFavorite(withQuote(withQuote(EMPTY_SUMMARY, null), "a text"), 1), 1),
    -1,
  );
  const words = { ...EMPTY_SUMMARY.words, read: ["a text", ""] };
  expect(summary).toEqual({ ...EMPTY_SUMMARY, quotes: 2, favorites: 1, words });
});
