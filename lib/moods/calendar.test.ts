import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekday } from "@/lib/time/clock";
import { fullDay, longDay, monthDay, monthName } from "@/lib/time/date-words";
import {
  dayAndTime,
  dayByKey,
  dayInSentence,
  greeting,
  monthInSentence,
  monthOf,
  monthSpans,
  moveMonth,
  relativeDay,
  skyAt,
  weeksOf,
  YEAR_WEEKS,
  yearStart,
  yearWeeks,
} from "./calendar";

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

const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1990-01-01", days));

test("the year holds every day up to today once, in order, each under its weekday, Sunday first", () => {
  fc.assert(
    fc.property(aDay, (today) => {
      const weeks = yearWeeks(today, yearStart(today));
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
  const dates = (today: string) => yearWeeks(today, yearStart(today)).flat();
  expect(dates("2026-11-21")).toContain("2025-11-21");
  expect(dates("2025-02-28")).toContain("2024-02-29");
  expect(dates("2024-03-01")).toContain("2024-02-29");
});

test("the year begins in the week of the first entry, a few weeks back at least, and ends with 53", () => {
  const weeksSince = (first: string | null) => yearWeeks("2026-11-21", first).length;
  expect([null, "2026-11-21", "2026-10-03"].map(weeksSince)).toEqual([8, 8, 8]);
  expect(yearWeeks("2026-11-21", "2026-08-05")[0]).toContain("2026-08-05");
  expect(["2026-09-26", "2026-09-27", "2025-11-23", "2025-11-22", "2020-01-01"].map(weeksSince)).toEqual([
    9, 8, 52, 53, 53,
  ]);
});

test("on a Sunday the last week has one day, on a Saturday all seven", () => {
  expect(yearWeeks("2026-11-15", null).at(-1)).toEqual(["2026-11-15", null, null, null, null, null, null]);
  expect(yearWeeks("2026-11-21", null).at(-1)?.at(-1)).toBe("2026-11-21");
});

test("the months cover all weeks in order, and one with too little room goes without its name", () => {
  fc.assert(
    fc.property(aDay, (today) => {
      const spans = monthSpans(yearWeeks(today, yearStart(today)));
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

const TODAY = "2026-03-01";

test("the month that something was in reads as one would say it", () => {
  expect(monthInSentence("2026-03-01", "2026-03-31")).toBe("earlier this month");
  expect(monthInSentence("2026-02-28", "2026-03-01")).toBe("in February");
  expect(monthInSentence("2025-12-31", "2026-01-07")).toBe("in December last year");
  expect(monthInSentence("2024-03-05", "2026-03-01")).toBe("in March 2024");
});

test("relative dates read Today, Yesterday or month and day", () => {
  expect(relativeDay("2026-03-01", TODAY)).toBe("Today");
  expect(relativeDay("2026-02-28", TODAY)).toBe("Yesterday");
  expect(relativeDay("2026-02-27", TODAY)).toBe("27 Feb");
  expect(relativeDay("2025-11-09", TODAY)).toBe("9 Nov");
});

test("a day after today, as a traveller may have, is named by its date", () => {
  expect(relativeDay("2026-03-02", TODAY)).toBe("2 Mar");
});

test("an entry's time of day stands beside its day", () => {
  expect(dayAndTime("2026-02-28", "evening", TODAY)).toBe("Yesterday, evening");
  expect(dayInSentence("2026-03-01", "morning", TODAY)).toBe("this morning");
  expect(dayInSentence("2026-02-28", "evening", TODAY)).toBe("yesterday evening");
  expect(dayInSentence("2026-02-20", "afternoon", TODAY)).toBe("20 Feb, afternoon");
});

test("days and months are said in full", () => {
  expect(longDay("2026-11-21")).toBe("Saturday 21 November");
  expect(monthDay("2026-11-01")).toBe("1 November");
  expect(fullDay("2024-02-29")).toBe("29 February 2024");
  expect(monthName("2026-12")).toBe("December 2026");
});

test("the moon stands over an evening's greeting, the sun over any other", () => {
  expect([4, 5, 17, 18].map(skyAt)).toEqual(["moon", "sun", "sun", "moon"]);
});

test("the greeting names the time of day that a check-in begins with, and the small hours are still evening", () => {
  const at = [0, 4, 5, 11, 12, 17, 18, 23].map(greeting);
  expect(at).toEqual([
    "Good evening",
    "Good evening",
    "Good morning",
    "Good morning",
    "Good afternoon",
    "Good afternoon",
    "Good evening",
    "Good evening",
  ]);
});
