import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  counted,
  dateAndTime,
  fullDay,
  longDay,
  monthDay,
  monthName,
  shortDay,
  shortFullDay,
  shortMonth,
  timeInWords,
} from "./date-words";

test("A day is written with its own number first, or the month", () => {
  const both = (write: (date: string, region?: "en-GB" | "en-US") => string, date = "2026-11-21") => [
    write(date),
    write(date, "en-US"),
  ];
  expect(both(longDay)).toEqual(["Saturday 21 November", "Saturday, November 21"]);
  expect(both(monthDay)).toEqual(["21 November", "November 21"]);
  expect(both(fullDay)).toEqual(["21 November 2026", "November 21, 2026"]);
  expect(both(shortDay)).toEqual(["21 Nov", "Nov 21"]);
  expect(both(shortFullDay, "2026-02-01")).toEqual(["1 Feb 2026", "Feb 1, 2026"]);
  expect([monthName("2026-11"), monthName("2026-11-21"), shortMonth("2026-09")]).toEqual([
    "November 2026",
    "November 2026",
    "Sep",
  ]);
});

test("The months and weekdays are those that the runtime knows", () => {
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  for (let day = 0; day < 366; day++) {
    const at = new Date(Date.UTC(2024, 0, 1 + day));
    expect(longDay(at.toISOString().slice(0, 10), "en-US")).toBe(format.format(at));
  }
});

test("A time is written by 24 hours or by 12", () => {
  const times = ["00:05", "08:00", "12:00", "20:30"];
  expect(times.map((time) => timeInWords(time))).toEqual(times);
  expect(times.map((time) => timeInWords(time, "en-US"))).toEqual([
    "12:05 AM",
    "8:00 AM",
    "12:00 PM",
    "8:30 PM",
  ]);
  const at = new Date("2026-11-24T23:05:00Z");
  expect(dateAndTime(at, "Europe/Berlin")).toBe("Wednesday 25 November at 00:05");
  expect(dateAndTime(at, "Europe/Berlin", "en-US")).toBe("Wednesday, November 25 at 12:05 AM");
});

test("A number has its thousands apart", () => {
  expect([0, 999, 2_000, 1_234_567].map(counted)).toEqual(["0", "999", "2,000", "1,234,567"]);
});

/** What reads a clock rather than writing a date, and prices, which are the same everywhere. */
const OTHERS = ["lib/time/clock.ts", "lib/time/browser-time-zone.ts", "lib/config/money.ts"];

test("Nothing else in the product writes a date or a number by a locale", () => {
  const sources = ["app", "components", "lib", "emails"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file).replaceAll("\\", "/"))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
  expect(sources.length).toBeGreaterThan(300);
  const writing = sources.filter((file) =>
    /\.toLocale(Date|Time)?String\(|Intl\.?\.(DateTime|Number|RelativeTime)Format\b/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(writing.toSorted()).toEqual(["lib/time/date-words.ts", ...OTHERS].toSorted());
});
