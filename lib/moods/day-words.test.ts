import { expect, test } from "vitest";
import {
  dayAndTime,
  dayInSentence,
  fullDay,
  greeting,
  longDay,
  monthDay,
  monthName,
  relativeDay,
} from "./day-words";

const TODAY = "2026-03-01";

test("relative dates read Today, Yesterday or month and day", () => {
  expect(relativeDay("2026-03-01", TODAY)).toBe("Today");
  expect(relativeDay("2026-02-28", TODAY)).toBe("Yesterday");
  expect(relativeDay("2026-02-27", TODAY)).toBe("Feb 27");
  expect(relativeDay("2025-11-09", TODAY)).toBe("Nov 9");
});

test("a day after today, as a traveller may have, is named by its date", () => {
  expect(relativeDay("2026-03-02", TODAY)).toBe("Mar 2");
});

test("an entry's time of day stands beside its day", () => {
  expect(dayAndTime("2026-02-28", "evening", TODAY)).toBe("Yesterday, evening");
  expect(dayInSentence("2026-03-01", "morning", TODAY)).toBe("this morning");
  expect(dayInSentence("2026-02-28", "evening", TODAY)).toBe("yesterday evening");
  expect(dayInSentence("2026-02-20", "afternoon", TODAY)).toBe("Feb 20, afternoon");
});

test("days and months are said in full", () => {
  expect(longDay("2026-11-21")).toBe("Saturday, November 21");
  expect(monthDay("2026-11-01")).toBe("November 1");
  expect(fullDay("2024-02-29")).toBe("February 29, 2024");
  expect(monthName("2026-12")).toBe("December 2026");
});

test("the greeting follows the clock, and the small hours are still evening", () => {
  const at = [0, 4, 5, 11, 12, 16, 17, 23].map(greeting);
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
