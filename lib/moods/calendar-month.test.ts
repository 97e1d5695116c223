import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekday } from "@/lib/clock";
import { monthOf, moveMonth, weeksOf } from "./calendar-month";

const aMonth = fc
  .record({ year: fc.integer({ min: 1970, max: 2199 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}`);

test("a month holds each of its days once, in order, each under its weekday, Sunday first", () => {
  fc.assert(
    fc.property(aMonth, (month) => {
      const cells = weeksOf(month).flat();
      const days = cells.filter((day) => day !== null);
      expect(days[0]).toBe(`${month}-01`);
      for (const [index, day] of days.entries()) {
        expect(monthOf(day)).toBe(month);
        if (index > 0) expect(day).toBe(addDays(days[index - 1] ?? "", 1));
      }
      expect(monthOf(addDays(days.at(-1) ?? "", 1))).toBe(moveMonth(month, 1));
      for (const [column, day] of cells.entries()) if (day) expect(weekday(day)).toBe(column % 7);
    }),
  );
});

test("a month that begins on a Sunday begins in the first cell", () => {
  expect(weeksOf("2026-11")[0]?.[0]).toBe("2026-11-01");
});

test("a leap year's February has its 29th", () => {
  expect(weeksOf("2024-02").flat()).toContain("2024-02-29");
  expect(weeksOf("2026-02").flat()).not.toContain("2026-02-29");
});

test("every month is equally high, so that the page does not jump", () => {
  fc.assert(
    fc.property(aMonth, (month) => {
      expect(weeksOf(month)).toHaveLength(6);
    }),
  );
});

test("moving by months crosses the turn of the year both ways", () => {
  expect(moveMonth("2026-01", -1)).toBe("2025-12");
  expect(moveMonth("2026-12", 1)).toBe("2027-01");
  expect(moveMonth("2026-03", -14)).toBe("2025-01");
});
