import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  instantOf,
  isTimeZone,
  localDate,
  localHour,
  localTime,
  weekday,
} from "./clock";

const ZONES = [
  "UTC",
  "Europe/London",
  "America/New_York",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/St_Johns",
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
const day = instant.map((at) => at.toISOString().slice(0, 10));

/** The clock of a zone, read another way than the module does. */
function wallClock(at: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

test("A local day and hour are those of the zone's wall clock", () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const { year, month, day, hour } = wallClock(at, timeZone);
      expect(localDate(at, timeZone)).toBe(`${year}-${month}-${day}`);
      expect(localHour(at, timeZone)).toBe(Number(hour));
    }),
  );
});

test("A day turns at the zone's own midnight", () => {
  const at = new Date("2026-11-21T10:30:00Z");
  expect(localDate(at, "Pacific/Kiritimati")).toBe("2026-11-22");
  expect(localDate(at, "Pacific/Pago_Pago")).toBe("2026-11-20");
  expect(localDate(new Date("2026-11-20T18:29:59Z"), "Asia/Kolkata")).toBe("2026-11-20");
  expect(localDate(new Date("2026-11-20T18:30:00Z"), "Asia/Kolkata")).toBe("2026-11-21");
});

test("Midnight is hour 0, also where clocks change", () => {
  expect(localHour(new Date("2026-11-21T00:00:00Z"), "UTC")).toBe(0);
  // London, 29 March 2026: 00:59 is followed by 02:00. 25 October: 01:59 is followed by 01:00.
  expect(localHour(new Date("2026-03-29T00:59:59Z"), "Europe/London")).toBe(0);
  expect(localHour(new Date("2026-03-29T01:00:00Z"), "Europe/London")).toBe(2);
  expect(localHour(new Date("2026-10-25T00:59:59Z"), "Europe/London")).toBe(1);
  expect(localHour(new Date("2026-10-25T01:00:00Z"), "Europe/London")).toBe(1);
});

test("Days that are 23 or 25 hours long are one day like any other", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(localDate(new Date("2026-03-28T23:59:59Z"), "Europe/London")).toBe("2026-03-28");
  expect(localDate(new Date("2026-03-29T22:59:59Z"), "Europe/London")).toBe("2026-03-29");
  expect(localDate(new Date("2026-03-29T23:00:00Z"), "Europe/London")).toBe("2026-03-30");
});

test("Leap days are days, where there are any", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2100-02-28", 1)).toBe("2100-03-01");
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
});

test("Moving a day and measuring the way are each other's opposite", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (from, days) => {
      const to = addDays(from, days);
      expect(daysBetween(from, to)).toBe(days);
      expect(addDays(to, -days)).toBe(from);
      expect(to > from).toBe(days > 0);
    }),
  );
});

test("Weekdays count from Sunday and go on by one a day", () => {
  expect(weekday("2026-11-21")).toBe(6);
  expect(weekday("2026-11-22")).toBe(0);
  fc.assert(
    fc.property(day, (date) => {
      expect(weekday(addDays(date, 1))).toBe((weekday(date) + 1) % 7);
    }),
  );
});

test("A time zone is one that the runtime knows", () => {
  for (const name of ZONES) expect(isTimeZone(name)).toBe(true);
  for (const name of ["", "Mars/Olympus_Mons", "Europe/London ", "../etc/passwd", "x".repeat(1_000)]) {
    expect(isTimeZone(name)).toBe(false);
  }
});

const momentOf = (date: string, time: string, timeZone: string) =>
  instantOf(date, time, timeZone).toISOString();

test("A time of day is the instant at which the zone's clock shows it", () => {
  expect(momentOf("2026-11-20", "20:30", "Asia/Kolkata")).toBe("2026-11-20T15:00:00.000Z");
  expect(momentOf("2026-11-21", "20:00", "UTC")).toBe("2026-11-21T20:00:00.000Z");
  expect(momentOf("2026-07-01", "20:00", "Europe/London")).toBe("2026-07-01T19:00:00.000Z");
  expect(momentOf("2026-11-21", "00:00", "Pacific/Kiritimati")).toBe("2026-11-20T10:00:00.000Z");
  expect(momentOf("2026-11-21", "23:59", "Asia/Kathmandu")).toBe("2026-11-21T18:14:00.000Z");
});

test("A time that the clock skips is the moment at which it has skipped it", () => {
  expect(momentOf("2026-03-29", "01:30", "Europe/London")).toBe("2026-03-29T01:00:00.000Z");
  expect(momentOf("2026-03-08", "02:00", "America/New_York")).toBe("2026-03-08T07:00:00.000Z");
  expect(momentOf("2026-03-08", "02:59", "America/New_York")).toBe("2026-03-08T07:00:00.000Z");
  // Half an hour.
  expect(momentOf("2026-10-04", "02:10", "Australia/Lord_Howe")).toBe("2026-10-03T15:30:00.000Z");
  // Midnight itself.
  expect(momentOf("2026-09-06", "00:30", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
  // A whole day that an island left out.
  expect(momentOf("2011-12-30", "12:00", "Pacific/Apia")).toBe("2011-12-30T10:00:00.000Z");
});

test("A time that the clock shows twice is the first of the two", () => {
  expect(momentOf("2026-10-25", "01:30", "Europe/London")).toBe("2026-10-25T00:30:00.000Z");
  expect(momentOf("2026-11-01", "01:00", "America/New_York")).toBe("2026-11-01T05:00:00.000Z");
});

const everyZone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));

test("In every zone the clock shows what was asked for, for the first time that day", () => {
  fc.assert(
    fc.property(instant, everyZone, (moment, timeZone) => {
      const [date, time] = [localDate(moment, timeZone), localTime(moment, timeZone)];
      const found = instantOf(date, time, timeZone);
      // The clock shows this at `moment`, so it is not skipped, and not shown for the first time later.
      expect([localDate(found, timeZone), localTime(found, timeZone)]).toEqual([date, time]);
      expect(found.getTime()).toBeLessThanOrEqual(moment.getTime());
    }),
    { numRuns: 500 },
  );
});
