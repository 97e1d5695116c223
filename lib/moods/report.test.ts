import { expect, test } from "vitest";
import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { askedReport, daysIn, longerThan, type ReportEntry, reportOf } from "./report";

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

const TODAY = "2026-11-22";
const own = (from: string, to: string, today = TODAY) => askedReport({ weeks: "own", from, to }, today);

test("weeks end today, and anything that is none means four of them", () => {
  const periods = ["2", "4", "12", "5", "", undefined].map((weeks) => askedReport({ weeks }, TODAY).period);
  const four = { from: "2026-10-26", to: TODAY };
  expect(periods).toEqual([
    { from: "2026-11-09", to: TODAY },
    four,
    { from: "2026-08-31", to: TODAY },
    ...[four, four, four],
  ]);
  expect(periods.map((period) => period && daysIn(period))).toEqual([14, 28, 84, 28, 28, 28]);
  // What stands in the fields for own days beside chosen weeks was not asked for.
  expect(askedReport({ weeks: "2", from: "2020-01-01", to: "x" }, TODAY)).toMatchObject({
    weeks: 2,
    problem: null,
  });
  expect(askedReport({ weeks: ["2", "4"] }, TODAY).period).toEqual(four);
});

test("weeks over a change of clocks and a leap day have every day once", () => {
  expect(askedReport({ weeks: "2" }, "2028-03-02").period).toEqual({ from: "2028-02-18", to: "2028-03-02" });
  expect(askedReport({ weeks: "4" }, "2026-04-05").period).toEqual({ from: "2026-03-09", to: "2026-04-05" });
});

test("own days need no word for it, and end today at the latest", () => {
  expect(askedReport({ from: "2026-02-01", to: "2026-02-28" }, TODAY)).toMatchObject({
    weeks: null,
    period: { from: "2026-02-01", to: "2026-02-28" },
    problem: null,
  });
  expect(own("2026-11-01", "2026-12-24").period).toEqual({ from: "2026-11-01", to: TODAY });
  expect(own(TODAY, TODAY).period).toEqual({ from: TODAY, to: TODAY });
});

test.each([
  ["", "2026-11-01", "Please choose a first and a last day."],
  ["2026-02-30", "2026-11-01", "Please choose a first and a last day."],
  ["2026-11-02", "2026-11-01", "The first day can't be later than the last one, or later than today."],
  ["2026-11-23", "2026-12-01", "The first day can't be later than the last one, or later than today."],
  ["2025-11-22", "2026-11-22", "A report covers 12 months at most."],
  ["0001-01-01", "2026-11-22", "A report covers 12 months at most."],
])("own days from '%s' to '%s' are refused in words, and stay in their fields", (from, to, problem) => {
  expect(own(from, to)).toMatchObject({ weeks: null, period: null, problem, typed: { from, to } });
});

test("a whole year is a period, also one with a leap day", () => {
  expect(own("2025-11-23", TODAY).period).not.toBeNull();
  expect(own("2028-01-01", "2028-12-31", "2029-01-01").period).not.toBeNull();
  expect(own("2028-02-28", "2029-02-28", "2029-03-01").period).toBeNull();
  expect(own("2028-02-29", "2029-02-28", "2029-03-01").period).not.toBeNull();
});

test("an empty period has a longer one up to twelve months, which can be asked for", () => {
  const two = askedReport({ weeks: "2" }, TODAY).period ?? { from: "", to: "" };
  const steps: string[] = [];
  for (let period = two, next = longerThan(period, TODAY); next; next = longerThan(period, TODAY)) {
    steps.push(next.words);
    const longer = askedReport(Object.fromEntries(new URLSearchParams(next.query)), TODAY).period;
    expect(longer?.from && longer.from < period.from).toBe(true);
    period = longer ?? period;
  }
  expect(steps).toEqual(["the last 4 weeks", "the last 12 weeks", "the last 12 months"]);
});

test("the ticks are off unless they are on", () => {
  expect(askedReport({ name: "1", lines: ["on", "on"] }, TODAY)).toMatchObject({
    withName: false,
    withLines: false,
  });
  expect(askedReport({ name: "on", lines: "on" }, TODAY)).toMatchObject({ withName: true, withLines: true });
});
