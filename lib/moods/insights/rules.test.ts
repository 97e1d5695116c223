import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, type Levels, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { EMPTY_SUMMARY, type Summary, withEntry } from "@/lib/moods/summary";
import { addDays } from "@/lib/time/clock";
import { linkedMember, randomMember, summariesOf } from "@/tests/support/made-up-members";
import { freshInsights, type Insight, insightsOf, MOST_AT_ONCE, PATTERNS, trendInsights } from "./rules";

const level = fc.integer({ min: 1, max: 5 });
const history = fc.array(
  fc.record({
    days: fc.integer({ min: -1, max: 3 }),
    timeOfDay: fc.constantFrom(...TIMES_OF_DAY),
    levels: fc.array(level, { minLength: DIMENSION_KEYS.length, maxLength: DIMENSION_KEYS.length }),
  }),
  { minLength: 1, maxLength: 70, size: "max" },
);

type Entries = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The summary after each entry; days go on, and now and then one back, as for a member who flies west. */
function* lived(entries: Entries): Generator<Summary> {
  let summary = EMPTY_SUMMARY;
  let date = "2026-02-01";
  for (const { days, timeOfDay, levels } of entries) {
    date = addDays(date, days);
    const rated: Levels = levelsFrom((key) => levels[DIMENSION_KEYS.indexOf(key)] ?? 3);
    summary = withEntry(summary, { localDate: date, timeOfDay, levels: rated });
    yield summary;
  }
}

/** All that a made-up crowd is ever told. */
function allTold(): Insight[] {
  const members = Array.from({ length: 12 }, (_, index) => [
    ...summariesOf(linkedMember(`words ${index}`), 70),
    ...summariesOf(randomMember(`words ${index}`), 70),
  ]);
  return members.flat().flatMap(insightsOf);
}

const BLAME = /caus|because|due to|lead|led to|makes? you|thanks to|result|effect|proves?/i;
const DIAGNOSIS =
  /depress|disorder|anxi|symptom|diagnos|illness|sick|therap|clinical|risk|healthy|normal|should/i;
const PRAISE = /great|congrat|well done|amazing|keep (it )?up|proud|nice|good job|!/i;

test("No insight blames, diagnoses or praises, and each is short and names its numbers", () => {
  const told = allTold();
  expect(new Set(told.map((insight) => insight.type))).toEqual(
    new Set(["pattern", "weekly", "streak", "milestone", "trend"]),
  );
  for (const { text } of told) {
    expect(text).not.toMatch(BLAME);
    expect(text).not.toMatch(DIAGNOSIS);
    expect(text).not.toMatch(PRAISE);
    expect(text).toMatch(/\b\d[\d,]* entr(y|ies)\b/);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text.length).toBeLessThanOrEqual(160);
  }
});

test("The words for the levels blame nobody either", () => {
  for (const { called } of PATTERNS) expect(called).not.toMatch(DIAGNOSIS);
});

test("The same entries show the same, and no topic twice at once", () => {
  fc.assert(
    fc.property(history, (entries) => {
      for (const summary of lived(entries)) {
        const insights = insightsOf(summary);
        expect(insightsOf(structuredClone(summary))).toEqual(insights);
        const topics = insights.map((insight) => insight.topic);
        expect(new Set(topics).size).toBe(topics.length);
      }
    }),
    { numRuns: 30 },
  );
});

test("A count that an insight names is never more than the entries there are", () => {
  fc.assert(
    fc.property(history, (entries) => {
      for (const summary of lived(entries)) {
        for (const { text } of insightsOf(summary)) {
          const counts = [...text.matchAll(/([\d,]+) entr/g)].map(([, count]) => Number(count));
          for (const count of counts) expect(count).toBeLessThanOrEqual(summary.totals[0]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("The first entries show nothing", () => {
  const few = [...summariesOf(randomMember("few"), 6)];
  expect(few.flatMap(insightsOf).filter((insight) => insight.type !== "weekly")).toEqual([]);
  expect(insightsOf(EMPTY_SUMMARY)).toEqual([]);
});

test("At most two topics are told at once, and none that rests", () => {
  const topics = ["a", "b", "c", "d"].map((topicHash) => ({ topicHash }));
  expect(freshInsights(topics, new Set())).toEqual([{ topicHash: "a" }, { topicHash: "b" }]);
  expect(freshInsights(topics, new Set(["a", "c"]))).toEqual([{ topicHash: "b" }, { topicHash: "d" }]);
  expect(freshInsights(topics, new Set(["a", "b", "c", "d"]))).toEqual([]);
  expect(MOST_AT_ONCE).toBe(2);
});

type Made = readonly [date: string, mood?: number, timeOfDay?: (typeof TIMES_OF_DAY)[number]];

function after(entries: readonly Made[]): Summary {
  return entries.reduce((summary, [localDate, mood = 3, timeOfDay = "morning"]) => {
    const levels = {
      ...DEFAULT_LEVELS,
      motivationLevel: mood,
      confidenceLevel: mood,
      focusClarity: mood,
      senseOfPurpose: mood,
      hopeForFuture: mood,
      stressLevel: 6 - mood,
      anxietyLevel: 6 - mood,
    };
    return withEntry(summary, { localDate, timeOfDay, levels });
  }, EMPTY_SUMMARY);
}

const told = (entries: readonly Made[], type: string) =>
  insightsOf(after(entries))
    .filter((insight) => insight.type === type)
    .map((insight) => insight.text);
const run = (days: number, from = "2026-03-01", mood = 3): Made[] =>
  Array.from({ length: days }, (_, day) => [addDays(from, day), mood]);

test("Seven days in a row are said once, with the first entry of the seventh", () => {
  const text = "Each of the last 7 days has an entry, 7 entries in all.";
  expect(told(run(6), "streak")).toEqual([]);
  expect(told(run(7), "streak")).toEqual([text]);
  expect(told([...run(7), ["2026-03-07"]], "streak")).toEqual([]);
  expect(told(run(8), "streak")).toEqual([]);
  expect(told([...run(6), ["2026-03-08"]], "streak")).toEqual([]);
});

test("The tenth entry is said with the days that the ten lie on", () => {
  const twice = run(5).flatMap((entry) => [entry, entry]);
  expect(told(twice.slice(1), "milestone")).toEqual([]);
  expect(told(twice, "milestone")).toEqual(["You now have 10 entries, on 5 different days."]);
});

test("A milestone whose days are no longer all kept says the number alone", () => {
  const old: Made[] = Array.from({ length: 49 }, (_, day) => [addDays("2024-01-01", day * 3)]);
  expect(told([...old, ["2026-06-01"]], "milestone")).toEqual(["You now have 50 entries."]);
});

test("A fortnight's mood is compared with the one before where they lie more than 0.3 apart", () => {
  const before = run(14, "2026-03-01", 3);
  expect(told([...before, ...run(14, "2026-03-15", 4)], "trend")).toEqual([
    "Over the last 14 days your mood averaged 4.0 out of 5 (14 entries), up from 3.0 in the 14 days before (14 entries).",
  ]);
  expect(told([...before, ...run(14, "2026-03-15", 2)], "trend")).toEqual([
    "Over the last 14 days your mood averaged 2.0 out of 5 (14 entries), down from 3.0 in the 14 days before (14 entries).",
  ]);
  expect(told([...before, ...run(14, "2026-03-15", 3)], "trend")).toEqual([]);
  // Three days of 4 among fourteen lift the mean by 0.21 only.
  expect(told([...before, ...run(11, "2026-03-15", 3), ...run(3, "2026-03-26", 4)], "trend")).toEqual([]);
});

test("A trend needs five entries in each fortnight", () => {
  const later = run(14, "2026-03-15", 4);
  expect(told([...run(4, "2026-03-05"), ...later], "trend")).toEqual([]);
  expect(told([...run(5, "2026-03-05"), ...later], "trend")).toHaveLength(1);
});

test("A trend compares ratings with ratings, and says where imported entries are left out", () => {
  const overall = { ...levelsFrom(() => null), overall: 5 };
  const summaryOf = (made: readonly [day: number, levels: Levels][]) =>
    made.reduce(
      (summary, [day, levels]) =>
        withEntry(summary, { localDate: addDays("2026-03-01", day), timeOfDay: "evening", levels }),
      EMPTY_SUMMARY,
    );
  const days = (first: number, levels: Levels) =>
    Array.from({ length: 14 }, (_, day): [number, Levels] => [first + day, levels]);
  expect(trendInsights(summaryOf([...days(0, overall), ...days(14, DEFAULT_LEVELS)]))).toEqual([]);
  const better = { ...DEFAULT_LEVELS, stressLevel: 1, anxietyLevel: 1 };
  const both = [...days(0, overall), ...days(0, DEFAULT_LEVELS), ...days(14, better)];
  expect(trendInsights(summaryOf(both)).map(({ text }) => text)).toEqual([
    "Over the last 14 days your mood averaged 3.6 out of 5 (14 entries), up from 3.0 in the 14 days before (14 entries). Imported entries with one overall level are left out.",
  ]);
});

test("A week is summed up with the first entry of the next", () => {
  const week: Made[] = [
    ["2026-03-01", 3, "evening"],
    ["2026-03-03", 4, "evening"],
    ["2026-03-07", 5, "morning"],
  ];
  const text =
    "The week from 1 March to 7 March has 3 entries. Your mood averaged 4.0 out of 5. Most were in the evening.";
  expect(told(week, "weekly")).toEqual([]);
  expect(told([...week, ["2026-03-09"]], "weekly")).toEqual([text]);
  expect(told([...week, ["2026-03-09"], ["2026-03-09"]], "weekly")).toEqual([]);
  expect(told([...week.slice(1), ["2026-03-09"]], "weekly")).toEqual([]);
  expect(told([...week, ["2026-03-16"]], "weekly")).toEqual([]);
});

test("A week without a time of day that most entries share names none", () => {
  const week: Made[] = [
    ["2026-03-01", 3, "evening"],
    ["2026-03-03", 3, "afternoon"],
    ["2026-03-07", 3, "morning"],
    ["2026-03-08"],
  ];
  expect(told(week, "weekly")).toEqual([
    "The week from 1 March to 7 March has 3 entries. Your mood averaged 3.0 out of 5.",
  ]);
});
