import { expect, test } from "vitest";
import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { type ReportEntry, reportOf } from "./report";

/** Summer time ends on the 29th. */
const PERIOD = { from: "2026-03-23", to: "2026-04-05" };
const NOTHING = levelsFrom((): number | null => null);

function entry(localDate: string, levels: Levels = DEFAULT_LEVELS, line: string | null = null): ReportEntry {
  return { localDate, levels, line };
}

/** An entry a day from the first day on, of these moods. */
function ofMoods(moods: readonly number[]): ReportEntry[] {
  return moods.map((overall, day) => entry(addDays(PERIOD.from, day), { ...NOTHING, overall }));
}

test("entries and their days are counted, and those beside the period are not", () => {
  const dates = ["2026-03-22", "2026-03-23", "2026-03-29", "2026-03-29", "2026-04-05", "2026-04-06"];
  const { entries, daysWithEntries, mood } = reportOf(
    dates.map((date) => entry(date)),
    PERIOD,
  );
  expect([entries, daysWithEntries]).toEqual([4, 3]);
  expect(mood?.line.map((value) => value !== null)).toEqual(
    Array.from({ length: 14 }, (_, day) => [0, 6, 13].includes(day)),
  );
});

test("a figure rests on the entries that rated it: what was left out is no 3 and no gap in the others", () => {
  const { dimensions, mood, entries } = reportOf(
    [
      entry("2026-03-24", { ...DEFAULT_LEVELS, sleepQuality: 1 }),
      entry("2026-03-24", { ...NOTHING, sleepQuality: 2, hopeForFuture: 5 }),
      entry("2026-03-26", { ...NOTHING, sleepQuality: 5, hopeForFuture: 4 }),
      entry("2026-03-27", { ...NOTHING, overall: 2 }),
    ],
    PERIOD,
  );
  expect(entries).toBe(4);
  const { line, ...sleep } = dimensions.sleepQuality ?? {};
  expect(sleep).toEqual({ mean: 8 / 3, lowest: 1, highest: 5, entries: 3 });
  expect(line?.slice(0, 5)).toEqual([null, 1.5, null, 5, null]);
  expect(dimensions.focusClarity).toMatchObject({ mean: 3, lowest: 3, highest: 3, entries: 1 });
  // One overall level is on another scale.
  expect(mood).toMatchObject({ mean: (3 + 5 + 4) / 3, lowest: 3, highest: 5, entries: 3 });
});

test("what was never rated has no figures, and an entry without a mood is not a mood of nothing", () => {
  const { dimensions, mood } = reportOf([entry("2026-03-24", { ...NOTHING, sleepQuality: 4 })], PERIOD);
  expect(mood).toBeNull();
  expect(DIMENSION_KEYS.filter((key) => dimensions[key] !== null)).toEqual(["sleepQuality"]);
  expect(reportOf([], PERIOD)).toMatchObject({ entries: 0, daysWithEntries: 0, mood: null, lowestDays: [] });
});

test("three lowest and three highest days by the mean of the day, of days alike the later ones", () => {
  const more = entry("2026-03-28", { ...NOTHING, overall: 1 });
  const { lowestDays, highestDays } = reportOf([...ofMoods([3, 2, 4, 3, 2, 5, 2, 3, 4]), more], PERIOD);
  expect(lowestDays).toEqual([
    { date: "2026-03-29", score: 2 },
    { date: "2026-03-27", score: 2 },
    { date: "2026-03-24", score: 2 },
  ]);
  expect(highestDays).toEqual([
    { date: "2026-03-31", score: 4 },
    { date: "2026-03-25", score: 4 },
    // 5 and 1 of the same day.
    { date: "2026-03-30", score: 3 },
  ]);
});

test.each([
  ["of fewer than seven days", [1, 2, 3, 4, 5, 1]],
  ["of days that are all alike", [3, 3, 3, 3, 3, 3, 3, 3]],
  ["where a day would be both", [3, 3, 3, 3, 3, 5, 5, 1]],
])("no day is called low or high %s", (_, moods) => {
  expect(reportOf(ofMoods(moods), PERIOD)).toMatchObject({ lowestDays: [], highestDays: [] });
});

test("own lines stand with their days, where there are any", () => {
  const { ownLines } = reportOf(
    [entry("2026-03-24"), entry("2026-03-25", NOTHING, "A walk"), entry("2026-03-25", NOTHING, "Tired")],
    PERIOD,
  );
  expect(ownLines).toEqual([
    { date: "2026-03-25", text: "A walk" },
    { date: "2026-03-25", text: "Tired" },
  ]);
});
