import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekday } from "@/lib/clock";
import { dayByKey, monthSpans, YEAR_WEEKS, yearStart, yearWeeks } from "./year-weeks";

const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1990-01-01", days));

test("the year holds every day up to today once, in order, each under its weekday, Sunday first", () => {
  fc.assert(
    fc.property(aDay, (today) => {
      const weeks = yearWeeks(today);
      expect(weeks).toHaveLength(YEAR_WEEKS);
      const cells = weeks.flat();
      const days = cells.filter((day) => day !== null);
      expect(days.at(-1)).toBe(today);
      expect(weeks.at(-1)).toContain(today);
      for (const [index, day] of days.entries()) expect(day).toBe(addDays(yearStart(today), index));
      for (const [index, day] of cells.entries()) if (day) expect(weekday(day)).toBe(index % 7);
    }),
    { numRuns: 50 },
  );
});

test("the same day a year ago is in sight, a leap year's too", () => {
  expect(yearWeeks("2026-11-21").flat()).toContain("2025-11-21");
  expect(yearWeeks("2025-02-28").flat()).toContain("2024-02-29");
  expect(yearWeeks("2024-03-01").flat()).toContain("2024-02-29");
});

test("on a Sunday the last week has one day, on a Saturday all seven", () => {
  expect(yearWeeks("2026-11-15").at(-1)).toEqual(["2026-11-15", null, null, null, null, null, null]);
  expect(yearWeeks("2026-11-21").at(-1)?.at(-1)).toBe("2026-11-21");
});

test("the months cover all weeks in order, and one with too little room goes without its name", () => {
  fc.assert(
    fc.property(aDay, (today) => {
      const spans = monthSpans(yearWeeks(today));
      expect(spans.reduce((weeks, span) => weeks + span.weeks, 0)).toBe(YEAR_WEEKS);
      expect(spans.map(({ month }) => month)).toEqual(spans.map(({ month }) => month).sort());
      for (const { weeks, named } of spans) expect(named).toBe(weeks >= 3);
    }),
    { numRuns: 50 },
  );
});

test("a key leads past the days without an entry", () => {
  const dates = ["2026-11-01", "2026-11-02", "2026-11-08", "2026-11-22"];
  expect(dayByKey(dates, "2026-11-08", "ArrowRight")).toBe("2026-11-22");
  expect(dayByKey(dates, "2026-11-08", "ArrowLeft")).toBe("2026-11-01");
  expect(dayByKey(dates, "2026-11-08", "ArrowUp")).toBe("2026-11-02");
  expect(dayByKey(dates, "2026-11-02", "ArrowDown")).toBe("2026-11-08");
  expect(dayByKey(dates, "2026-11-08", "Home")).toBe("2026-11-01");
  expect(dayByKey(dates, "2026-11-08", "End")).toBe("2026-11-22");
});

test("a key that leads nowhere leads nowhere", () => {
  expect(dayByKey(["2026-11-01"], "2026-11-01", "ArrowLeft")).toBeNull();
  expect(dayByKey(["2026-11-01"], "2026-11-01", "Enter")).toBeNull();
  expect(dayByKey([], "2026-11-01", "Home")).toBeNull();
});
