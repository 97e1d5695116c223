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

test("An instant is found by what its clock shows, but for an hour that the clock skips", () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const [date, time] = [localDate(at, timeZone), localTime(at, timeZone)];
      const found = instantOf(date, time, timeZone);
      expect([localDate(found, timeZone), localTime(found, timeZone)]).toEqual([date, time]);
    }),
  );
  expect(instantOf("2026-03-29", "01:30", "Europe/London").toISOString()).toMatch(/^2026-03-29T0[012]:30/);
  expect(instantOf("2026-11-20", "20:30", "Asia/Kolkata").toISOString()).toBe("2026-11-20T15:00:00.000Z");
});
