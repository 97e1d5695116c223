import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DIMENSION_KEYS,
  keysOf,
  type Levels,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { answersOf } from "./answers";
import type { Link } from "./insights/links";
import { Answers } from "./schema";
import { mean, moodTrend } from "./scores";
import { EMPTY_SUMMARY, type Summary, withEntry } from "./summary";

/** A Saturday. */
const TODAY = "2026-11-21";

interface Made {
  /** Days before today. */
  ago: number;
  levels?: Partial<Levels>;
  time?: TimeOfDay;
}

function after(made: readonly Made[]): Summary {
  return made
    .toSorted((a, b) => b.ago - a.ago)
    .reduce((summary, { ago, levels, time = "afternoon" }) => {
      const rated = { ...DEFAULT_LEVELS, ...levels };
      return withEntry(summary, { localDate: addDays(TODAY, -ago), timeOfDay: time, levels: rated });
    }, EMPTY_SUMMARY);
}

const answers = (made: readonly Made[], look: Link[] = []) => answersOf({ ...after(made), look }, TODAY);
const daily = (from: number, to: number, rest: Omit<Made, "ago"> = {}): Made[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ ago: from - index, ...rest }));
/** Levels whose entry score is this. */
const mood = (level: number): Partial<Levels> => ({
  motivationLevel: level,
  confidenceLevel: level,
  focusClarity: level,
  senseOfPurpose: level,
  hopeForFuture: level,
  stressLevel: 6 - level,
  anxietyLevel: 6 - level,
});

test("Before the first entry nothing is answered", () => {
  const { weeks, ...rest } = answersOf(EMPTY_SUMMARY, TODAY);
  expect(rest).toEqual({
    arrow: null,
    leavesOut: false,
    moved: null,
    hardWeek: null,
    timesOfDay: null,
    months: null,
    sleep: null,
    words: [],
  });
  expect(weeks).toHaveLength(8);
  expect(weeks.every(({ entries, score }) => entries === 0 && score === null)).toBe(true);
});

test("Whatever the entries, the answers are as the call promises and name no more entries than there are", () => {
  const made = fc.record({
    ago: fc.integer({ min: -1, max: 70 }),
    time: fc.constantFrom(...TIMES_OF_DAY),
    levels: fc
      .array(fc.integer({ min: 1, max: 5 }), { minLength: 15, maxLength: 15 })
      .chain((list) => fc.boolean().map((isShort) => ({ list, asked: keysOf(isShort ? "short" : "full") })))
      .map(({ list, asked }) =>
        levelsFrom((key) => (asked.includes(key) ? (list[DIMENSION_KEYS.indexOf(key)] ?? 3) : null)),
      ),
  });
  fc.assert(
    fc.property(fc.array(made, { maxLength: 90 }), (entries) => {
      const said = Answers.strict().parse(answersOf(after(entries), TODAY));
      const { weeks, months, moved, timesOfDay, sleep } = said;
      const counts = [
        weeks.reduce((sum, week) => sum + week.entries, 0),
        (months?.current.entries ?? 0) + (months?.previous.entries ?? 0),
        (moved?.entries ?? 0) + (moved?.entriesBefore ?? 0),
        (timesOfDay?.morning.entries ?? 0) + (timesOfDay?.evening.entries ?? 0),
        sleep?.entries ?? 0,
      ];
      for (const count of counts) expect(count).toBeLessThanOrEqual(entries.length);
      expect(moved?.dimensions.length ?? 0).toBeLessThanOrEqual(3);
    }),
    { numRuns: 60 },
  );
});

test("The arrow's two halves are those that it compares: of an odd number the middle one is of the older", () => {
  const made = [...daily(20, 10, { levels: mood(5) }), ...daily(4, 2, { levels: mood(2) }), ...daily(1, 0)];
  const { arrow } = answers(made);
  expect(arrow).toEqual({
    newer: { entries: 5, score: mean([3, 3, 2, 2, 2]) },
    older: { entries: 5, score: 5 },
  });
  expect(moodTrend([arrow?.newer.score ?? 0, arrow?.older.score ?? 0])).toBe("down");
  expect(answers(daily(2, 0)).arrow).toMatchObject({ newer: { entries: 1 }, older: { entries: 2 } });
  expect(answers(daily(0, 0)).arrow).toBeNull();
});

test("The eight weeks start on Sundays, the last is this one, and a week without entries has no score", () => {
  // Sunday of this week, Saturday of the one before, and the first and last day before the eight weeks.
  const { weeks } = answers([6, 7, 55, 56].map((ago) => ({ ago, levels: mood(ago === 6 ? 4 : 2) })));
  expect(weeks.at(0)).toEqual({ from: "2026-09-27", entries: 1, score: 2 });
  expect(weeks.at(-1)).toEqual({ from: "2026-11-15", entries: 1, score: 4 });
  expect(weeks.at(-2)).toEqual({ from: "2026-11-08", entries: 1, score: 2 });
  expect(weeks.slice(1, -2).every(({ entries, score }) => entries === 0 && score === null)).toBe(true);
});

test("What moved most are the three that moved by half a level or more, most first, in either direction", () => {
  const now = { sleepQuality: 5, stressLevel: 1, gratitudeLevels: 4, physicalComfort: 4 };
  const before = daily(27, 14);
  const { moved } = answers([...before, ...daily(13, 0, { levels: { ...now, stressLevel: 1 } })]);
  const each = { entries: 14, entriesBefore: 14 };
  expect(moved).toEqual({
    ...each,
    days: 14,
    dimensions: [
      { ...each, key: "stressLevel", before: 3, now: 1 },
      { ...each, key: "sleepQuality", before: 3, now: 5 },
      { ...each, key: "physicalComfort", before: 3, now: 4 },
    ],
  });
  // Seven of fourteen entries a level higher are half a level; six are less.
  const some = (higher: number) => [
    ...before,
    ...daily(13, higher),
    ...daily(higher - 1, 0, { levels: { sleepQuality: 4 } }),
  ];
  expect(answers(some(7)).moved?.dimensions).toEqual([{ ...each, key: "sleepQuality", before: 3, now: 3.5 }]);
  expect(answers(some(6)).moved?.dimensions).toEqual([]);
});

test("What moved is said of five entries on three days in each fortnight, and of no fewer", () => {
  const last = daily(13, 0);
  expect(answers([...daily(18, 14), ...last]).moved).not.toBeNull();
  expect(answers([...daily(17, 14), ...last]).moved).toBeNull();
  expect(answers([...daily(15, 14), ...daily(15, 14), ...daily(14, 14), ...last]).moved).toBeNull();
});

test("A dimension that short check-ins left out is compared over those that rated it, if they are enough", () => {
  const short = levelsFrom((key) => (keysOf("short").includes(key) ? 3 : null));
  const better = { gratitudeLevels: 5 };
  const before = [...daily(27, 19, { levels: short }), ...daily(18, 14)];
  const rated = (count: number) => [
    ...before,
    ...daily(13, count, { levels: short }),
    ...daily(count - 1, 0, { levels: better }),
  ];
  expect(answers(rated(5)).moved?.dimensions).toEqual([
    { key: "gratitudeLevels", before: 3, now: 5, entries: 5, entriesBefore: 5 },
  ]);
  expect(answers(rated(4)).moved?.dimensions).toEqual([]);
});

test("Where nothing was rated in both fortnights, nothing is said of what moved", () => {
  const nothing = levelsFrom(() => null);
  expect(answers([...daily(27, 14, { levels: nothing }), ...daily(13, 0)]).moved).toBeNull();
});

test("Of two fortnights with more entries than are kept one by one, the last two weeks are compared", () => {
  const twice = [...daily(27, 0), ...daily(27, 0)];
  expect(answers(twice).moved).toMatchObject({ entries: 28, entriesBefore: 28 });
  expect(answers([...twice, ...daily(27, 23)]).moved).toMatchObject({
    days: 7,
    entries: 14,
    entriesBefore: 14,
  });
  // Five a day are too many for that as well.
  expect(answers(Array.from({ length: 5 }, () => daily(13, 0)).flat()).moved).toBeNull();
});

const evening = (strength: number, isClear: boolean): Link[] => [
  { key: "evening", entries: 20, strength, isClear },
];

test("Mornings and evenings are told with their entries, and as clear only where a look found that and it still holds", () => {
  const made = [
    ...daily(9, 5, { time: "morning", levels: mood(4) }),
    ...daily(4, 0, { time: "evening", levels: mood(2) }),
    ...daily(20, 15, { levels: mood(1) }),
  ];
  const both = { morning: { entries: 5, score: 4 }, evening: { entries: 5, score: 2 } };
  expect(answers(made).timesOfDay).toEqual({ ...both, isClear: false });
  expect(answers(made, evening(-0.6, true)).timesOfDay).toEqual({ ...both, isClear: true });
  expect(answers(made, evening(-0.6, false)).timesOfDay).toEqual({ ...both, isClear: false });
  expect(answers(made, evening(0.6, true)).timesOfDay).toEqual({ ...both, isClear: false });
  const alike = made.map((one) => (one.time === "evening" ? { ...one, levels: mood(4) } : one));
  expect(answers(alike, evening(-0.6, true)).timesOfDay?.isClear).toBe(false);
  expect(answers(made.slice(1), evening(-0.6, true)).timesOfDay).toBeNull();
});

test("This month so far stands beside last month, each with five entries on three days", () => {
  // Today is the 21st: 20 days back is the first of the month.
  const made = [...daily(25, 21, { levels: mood(2) }), ...daily(4, 0, { levels: mood(4) })];
  expect(answers(made).months).toEqual({
    current: { month: "2026-11", entries: 5, score: 4 },
    previous: { month: "2026-10", entries: 5, score: 2 },
  });
  expect(answers(made.slice(1)).months).toBeNull();
  expect(answers(made.slice(0, -1)).months).toBeNull();
});

test("Sleep and mood are what the last look found, in the entries it looked at", () => {
  const sleep = (strength: number, isClear: boolean, entries = 24): Link[] => [
    { key: "sleepQuality", entries, strength, isClear },
  ];
  expect(answers([], sleep(0.6, true)).sleep).toEqual({ entries: 24, link: "together" });
  expect(answers([], sleep(-0.6, true)).sleep).toEqual({ entries: 24, link: "against" });
  expect(answers([], sleep(0.2, false, 50)).sleep).toEqual({ entries: 50, link: "none" });
  expect(answers([], sleep(0.25, false, 50)).sleep).toEqual({ entries: 50, link: "unclear" });
  // A link could well be missed in so few.
  expect(answers([], sleep(0.2, false, 49)).sleep).toBeNull();
  expect(answers([], evening(0.6, true)).sleep).toBeNull();
});

test("Words are told of by what they give once three were judged", () => {
  const { words } = EMPTY_SUMMARY;
  const taste = { ...words.taste, gives: { comfort: [2, 1], step: [1, 1] } } as typeof words.taste;
  expect(answersOf({ ...EMPTY_SUMMARY, words: { ...words, taste } }, TODAY).words).toEqual([
    { gives: "comfort", helped: 2, judged: 3 },
  ]);
});

/** An imported entry of one overall level. */
const overall = (level: number): Partial<Levels> => ({ ...levelsFrom(() => null), overall: level });

test("One overall level is compared with no mean of ratings: what is compared rests on the ratings, and says so", () => {
  const imported = [
    ...daily(44, 3, { levels: overall(5) }),
    ...daily(2, 0, { levels: overall(1), time: "morning" }),
  ];
  const own = [
    ...daily(50, 41, { levels: mood(2), time: "morning" }),
    ...daily(5, 1, { levels: mood(3), time: "evening" }),
  ];
  const alone = answers(own);
  const { arrow, ...mixed } = answers([...imported, ...own]);
  expect(mixed.leavesOut).toBe(true);
  expect(mixed.weeks).toEqual(alone.weeks);
  expect(mixed.months).toEqual(alone.months);
  expect(mixed.timesOfDay).toEqual(alone.timesOfDay);
  // Of the last ten, five are rated.
  expect(arrow).toEqual({ newer: { entries: 2, score: 3 }, older: { entries: 3, score: 3 } });
  const since = answers([...daily(60, 20, { levels: overall(5) }), ...daily(19, 0, { levels: mood(3) })]);
  expect([since.months, since.leavesOut]).toEqual([null, true]);
});

test("Where there are no ratings, overall levels are compared with each other", () => {
  const imported = [...daily(25, 21, { levels: overall(2) }), ...daily(4, 0, { levels: overall(4) })];
  const { leavesOut, months, arrow, weeks } = answers(imported);
  expect(leavesOut).toBe(false);
  expect(months).toEqual({
    current: { month: "2026-11", entries: 5, score: 4 },
    previous: { month: "2026-10", entries: 5, score: 2 },
  });
  expect(arrow).toEqual({ newer: { entries: 5, score: 4 }, older: { entries: 5, score: 2 } });
  expect(weeks.at(-1)).toMatchObject({ score: 4 });
});

test("The hardest of the weeks that are over tells what stood out in it, and what eased after it", () => {
  // 25 to 31 October.
  const hard = daily(27, 21, { levels: { ...mood(1), physicalComfort: 2, gratitudeLevels: 5 } });
  const before = daily(34, 28, { levels: { ...mood(4), physicalComfort: 4 } });
  const later = daily(20, 7, { levels: { ...mood(3), hopeForFuture: 5, physicalComfort: 2 } });
  const told = answers([...before, ...hard, ...later]).hardWeek;
  expect(told).toMatchObject({ from: "2026-10-25", entries: 7, others: 21 });
  // More gratitude than otherwise makes no week hard.
  expect(told?.harder).toHaveLength(3);
  expect(told?.harder[0]).toMatchObject({ key: "hopeForFuture", now: 1, entries: 7, entriesBefore: 21 });
  expect(told?.harder.map(({ key }) => key)).not.toContain("gratitudeLevels");
  expect(told?.after).toMatchObject({ isOver: true, entries: 14 });
  expect(told?.after?.eased[0]).toMatchObject({ key: "hopeForFuture", before: 1, now: 5 });

  // Days that are still to come, too few entries after it, nothing to set it beside, and a week that is not over.
  expect(
    answers([...before, ...daily(13, 7, { levels: mood(1) }), ...daily(6, 0)]).hardWeek?.after?.isOver,
  ).toBe(false);
  expect(answers([...before, ...hard]).hardWeek?.after).toBeNull();
  expect(answers(hard).hardWeek).toBeNull();
  expect(answers([...before, ...daily(6, 0, { levels: mood(1) })]).hardWeek).toBeNull();
  expect(answers([...before, ...later]).hardWeek).toBeNull();
});

test("A hard week of which not every entry is kept any more is not told", () => {
  const hard = daily(27, 21, { levels: mood(1) });
  const many = daily(20, 1).flatMap((day) => [day, day, day]);
  expect(answers([...hard, ...many]).hardWeek).toBeNull();
});
