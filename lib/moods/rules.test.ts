import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { addDays, daysBetween, weekday } from "@/lib/time/clock";
import { keptSums } from "./kept-sums";
import { daysOfMonth, entriesThisWeek, moodDays, weeklyGoal, weekStart } from "./rules";
import { CARD_SCORE_PARTS, cardScoreSum, entryScore, entryScoreSum, mean, moodTrend } from "./scores";
import { EMPTY_SUMMARY, withEntry } from "./summary";
import { addedTo, meanCardScore, meanEntryScore } from "./sums";

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2022-01-01", days));

test("A week starts on the Sunday on or before a day", () => {
  expect(weekStart("2026-11-21")).toBe("2026-11-15");
  expect(weekStart("2026-11-22")).toBe("2026-11-22");
  expect(weekStart("2026-01-01")).toBe("2025-12-28");
  fc.assert(
    fc.property(day, (date) => {
      expect(weekday(weekStart(date))).toBe(0);
      expect(daysBetween(weekStart(date), date)).toBe(weekday(date));
    }),
  );
});

test("This week's entries are those from Sunday to Saturday, every entry of a day counted", () => {
  fc.assert(
    fc.property(day, fc.array(fc.integer({ min: -10, max: 10 }), { maxLength: 30 }), (today, offsets) => {
      const dates = offsets.map((offset) => addDays(today, offset));
      const summary = dates.reduce(
        (before, localDate) => withEntry(before, { localDate, timeOfDay: "morning", levels: DEFAULT_LEVELS }),
        EMPTY_SUMMARY,
      );
      const inWeek = dates.filter((date) => weekStart(date) === weekStart(today));
      expect(entriesThisWeek(summary, today)).toBe(inWeek.length);
    }),
  );
});

test("The weekly goal is entries by seven as a percentage, 100 at most", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 50].map(weeklyGoal)).toEqual([0, 14, 29, 43, 57, 71, 86, 100, 100, 100]);
});

test("Means are over all entries behind the sums; of nothing they are 0 and none", () => {
  const best = { ...DEFAULT_LEVELS, hopeForFuture: 5, motivationLevel: 5 };
  const sums = addedTo(addedTo(undefined, DEFAULT_LEVELS), best);
  expect(meanEntryScore(sums)).toBeCloseTo((21 + 25) / 14, 10);
  expect(meanCardScore(sums)).toBeCloseTo((18 + 20) / 12, 10);
  expect(meanEntryScore([0, 0, 0])).toBe(0);
  expect(meanCardScore([0, 0, 0])).toBeNull();
});

test("A calendar holds the days of its month alone, in order", () => {
  const sums = addedTo(undefined, DEFAULT_LEVELS);
  const days = keptSums({
    "2026-12-01": sums,
    "2026-11-30": sums,
    "2026-11-02": addedTo(sums, DEFAULT_LEVELS),
    "2025-11-02": sums,
  });
  expect(moodDays(daysOfMonth(days, "2026-11"))).toEqual([
    { date: "2026-11-02", entries: 2, score: 3 },
    { date: "2026-11-30", entries: 1, score: 3 },
  ]);
});

const level = fc.integer({ min: 1, max: 5 });
const anyLevels = fc
  .array(level, { minLength: DIMENSION_KEYS.length, maxLength: DIMENSION_KEYS.length })
  .map((list) => levelsFrom((key) => list[DIMENSION_KEYS.indexOf(key)] ?? 3));

test("An entry's score is the mean of motivation, confidence, focus, purpose, hope, and stress and anxiety turned round", () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      const seven = [
        levels.motivationLevel,
        levels.confidenceLevel,
        levels.focusClarity,
        levels.senseOfPurpose,
        levels.hopeForFuture,
        6 - levels.stressLevel,
        6 - levels.anxietyLevel,
      ];
      expect(entryScore(levels)).toBeCloseTo(seven.reduce((a, b) => a + b) / 7, 10);
    }),
  );
});

test("The card's score is the same without hope", () => {
  fc.assert(
    fc.property(anyLevels, level, (levels, hope) => {
      expect(cardScoreSum(levels)).toBe(entryScoreSum(levels) - levels.hopeForFuture);
      expect(cardScoreSum({ ...levels, hopeForFuture: hope })).toBe(cardScoreSum(levels));
    }),
  );
});

test("Both scores lie between 1 and 5 and reach both ends", () => {
  const good = ["motivationLevel", "confidenceLevel", "focusClarity", "senseOfPurpose", "hopeForFuture"];
  const best = levelsFrom((key) => (good.includes(key) ? 5 : 1));
  const worst = levelsFrom((key) => (good.includes(key) ? 1 : 5));
  for (const [levels, score] of [
    [best, 5],
    [worst, 1],
    [DEFAULT_LEVELS, 3],
  ] as const) {
    expect(entryScore(levels)).toBe(score);
    expect(cardScoreSum(levels) / CARD_SCORE_PARTS).toBe(score);
  }
  fc.assert(fc.property(anyLevels, (levels) => entryScore(levels) >= 1 && entryScore(levels) <= 5));
});

test("An overall level is the score of an entry that rates nothing, and of no other", () => {
  const nothing = levelsFrom(() => null);
  expect(entryScore({ ...nothing, overall: 4 })).toBe(4);
  expect(cardScoreSum({ ...nothing, overall: 4 }) / CARD_SCORE_PARTS).toBe(4);
  expect(entryScore({ ...nothing, hopeForFuture: 2, overall: 4 })).toBe(2);
});

test("Circumstances do not change a mood's score", () => {
  const circumstances = [
    "sleepQuality",
    "physicalComfort",
    "gratitudeLevels",
    "urgencyOfNeed",
    "connectionWithOthers",
  ];
  fc.assert(
    fc.property(anyLevels, fc.constantFrom(...circumstances), level, (levels, key, value) => {
      expect(entryScore({ ...levels, [key]: value })).toBe(entryScore(levels));
    }),
  );
});

test("A mood goes up or down when the newer half is more than 0.3 away from the older", () => {
  expect(moodTrend([4, 4, 3, 3])).toBe("up");
  expect(moodTrend([3, 3, 4, 4])).toBe("down");
  expect(moodTrend([3.3, 3])).toBe("flat");
  expect(moodTrend([3.31, 3])).toBe("up");
  expect(moodTrend([3, 3.31])).toBe("down");
  expect(moodTrend([2.5, 2.75])).toBe("flat");
});

test("Fewer than two moods have no direction", () => {
  expect(moodTrend([])).toBe("flat");
  expect(moodTrend([5])).toBe("flat");
});

test("A history told backwards goes the other way", () => {
  const opposite = { up: "down", down: "up", flat: "flat" } as const;
  const scores = fc.array(
    fc.integer({ min: 7, max: 35 }).map((sum) => sum / 7),
    { minLength: 2, maxLength: 10 },
  );
  fc.assert(
    fc.property(scores, (history) => {
      fc.pre(history.length % 2 === 0);
      expect(moodTrend(history.toReversed())).toBe(opposite[moodTrend(history)]);
    }),
  );
});

test("A trend is what whole-number arithmetic says, exactly on the threshold as well", () => {
  const sums = fc.array(fc.integer({ min: 7, max: 35 }), { minLength: 2, maxLength: 10 });
  const add = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  fc.assert(
    fc.property(sums, (history) => {
      const half = Math.floor(history.length / 2);
      const rest = history.length - half;
      // newer / half - older / rest, against 0.3 of seven parts, everything times 10 * half * rest.
      const change = 10 * (add(history.slice(0, half)) * rest - add(history.slice(half)) * half);
      const threshold = 21 * half * rest;
      const expected = change > threshold ? "up" : change < -threshold ? "down" : "flat";
      expect(moodTrend(history.map((sum) => sum / 7))).toBe(expected);
    }),
    { numRuns: 3_000 },
  );
});

test("The mean of nothing is 0", () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
});
