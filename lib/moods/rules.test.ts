import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { addDays, daysBetween, weekday } from "@/lib/clock";
import { calendarOf, entriesThisWeek, meanCardScore, meanEntryScore, weeklyGoal, weekStart } from "./rules";
import { addedTo, EMPTY_SUMMARY, withEntry } from "./summary";

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
  const days = {
    "2026-12-01": sums,
    "2026-11-30": sums,
    "2026-11-02": addedTo(sums, DEFAULT_LEVELS),
    "2025-11-02": sums,
  };
  expect(calendarOf("2026-11", days)).toEqual({
    month: "2026-11",
    days: [
      { date: "2026-11-02", entries: 2, score: 3 },
      { date: "2026-11-30", entries: 1, score: 3 },
    ],
  });
});
