import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@/lib/time/clock";
import { currentStreak, extendStreak, type Streak } from "./streaks";

const START = "2024-02-20";
const NONE: Streak = { current: 0, longest: 0, lastDate: null };

function streakOf(dates: readonly string[]): Streak {
  const days = new Set<string>();
  return dates.reduce((streak, date) => {
    days.add(date);
    return extendStreak(streak, date, (day) => days.has(day));
  }, NONE);
}

/** The same from nothing but the set of days. */
function recount(dates: readonly string[]): Streak {
  const days = new Set(dates);
  const runEndingOn = (date: string): number => (days.has(date) ? 1 + runEndingOn(addDays(date, -1)) : 0);
  const lastDate = [...days].sort().at(-1) ?? null;
  const longest = Math.max(0, ...[...days].map(runEndingOn));
  return { current: lastDate === null ? 0 : runEndingOn(lastDate), longest, lastDate };
}

test("A streak is what a recount of the days says, whatever order they came in", () => {
  const dates = fc.array(
    fc.integer({ min: 0, max: 45 }).map((days) => addDays(START, days)),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(dates, (order) => {
      expect(streakOf(order)).toEqual(recount(order));
    }),
    { numRuns: 500 },
  );
});

test("A traveller whose day goes back a day or two keeps a true streak", () => {
  const steps = fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (moves) => {
      let day = 10;
      const dates = moves.map((move) => {
        day += move;
        return addDays(START, day);
      });
      expect(streakOf(dates)).toEqual(recount(dates));
    }),
    { numRuns: 500 },
  );
});

test("A streak goes on by one a day, over a leap day and a new year", () => {
  expect(streakOf(["2024-02-28", "2024-02-29", "2024-03-01"])).toEqual({
    current: 3,
    longest: 3,
    lastDate: "2024-03-01",
  });
  expect(streakOf(["2025-02-28", "2025-03-01"]).current).toBe(2);
  expect(streakOf(["2025-12-31", "2026-01-01"]).current).toBe(2);
});

test("Several entries of a day are one day", () => {
  expect(streakOf([START, START, START])).toEqual({ current: 1, longest: 1, lastDate: START });
});

test("A missed day ends the streak and leaves the longest", () => {
  const dates = [0, 1, 2, 4, 5].map((day) => addDays(START, day));
  expect(streakOf(dates)).toEqual({ current: 2, longest: 3, lastDate: addDays(START, 5) });
});

test("Today without an entry breaks nothing until the day is over", () => {
  const streak = { current: 5, longest: 9, lastDate: "2026-11-20" };
  expect(currentStreak(streak, "2026-11-20")).toBe(5);
  expect(currentStreak(streak, "2026-11-21")).toBe(5);
  expect(currentStreak(streak, "2026-11-22")).toBe(0);
});

test("Someone whose last entry lies in tomorrow, west of where they made it, still has their streak", () => {
  expect(currentStreak({ current: 5, longest: 9, lastDate: "2026-11-22" }, "2026-11-21")).toBe(5);
});

test("Before the first entry there is no streak", () => {
  expect(currentStreak(NONE, "2026-11-21")).toBe(0);
});
