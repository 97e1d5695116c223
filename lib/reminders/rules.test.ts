import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf, localDate, localTime } from "@/lib/time/clock";
import { dueDay, dueReminder, LATE_MS, timesBetween } from "./rules";

const MINUTE = 60_000;

const ZONES = Intl.supportedValuesOf("timeZone");
const moments = fc.date({
  min: new Date("2024-01-01T00:00:00Z"),
  max: new Date("2028-01-01T00:00:00Z"),
  noInvalidDate: true,
});

test("In every zone a reminder is due on the member's own day, from its minute on for two hours", () => {
  const since = new Date("2023-12-01T00:00:00Z");
  const delays = fc.integer({ min: 0, max: LATE_MS - 1 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, delays, (timeZone, moment, delay) => {
      const [day, time] = [localDate(moment, timeZone), localTime(moment, timeZone)];
      const due = instantOf(day, time, timeZone).getTime();
      const dayAfter = (ms: number) => dueDay({ time, timeZone, since }, new Date(due + ms))?.day ?? null;
      expect([-1, 0, delay, LATE_MS].map(dayAfter)).toEqual([null, day, day, null]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["Pacific/Kiritimati", "08:00", "2026-11-20T18:00:00Z"],
  ["Asia/Tokyo", "06:30", "2026-11-20T21:30:00Z"],
  ["Europe/London", "20:00", "2026-11-21T20:00:00Z"],
  ["America/Los_Angeles", "20:00", "2026-11-22T04:00:00Z"],
])("In %s the reminder of %s is the 21st's, whatever day it is in Greenwich", (timeZone, time, moment) => {
  const schedule = { time, timeZone, since: new Date("2026-11-01T00:00:00Z") };
  expect(dueDay(schedule, new Date(moment))?.day).toBe("2026-11-21");
});

const CHANGES = [
  ["Europe/London", "2026-03-29T01:00:00Z"],
  ["Europe/London", "2026-10-25T01:00:00Z"],
  ["America/New_York", "2026-03-08T07:00:00Z"],
  ["America/New_York", "2026-11-01T06:00:00Z"],
  ["America/Santiago", "2026-09-06T04:00:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
] as const;

test.each(CHANGES)(
  "Around the change in %s at %s each day's reminder is due once, for two hours",
  (timeZone, change) => {
    const since = new Date("2026-01-01T00:00:00Z");
    const start = Date.parse(change) - 8 * 60 * MINUTE;
    for (let hour = 0; hour < 24; hour++) {
      const time = `${String(hour).padStart(2, "0")}:30`;
      const days = new Map<string, number[]>();
      for (let passed = 0; passed < 16 * 60; passed += 5) {
        const moment = new Date(start + passed * MINUTE);
        const day = dueDay({ time, timeZone, since }, moment)?.day;
        if (day === undefined) continue;
        days.set(day, [...(days.get(day) ?? []), moment.getTime()]);
        const { first, last } = timesBetween(new Date(moment.getTime() - LATE_MS), moment, timeZone);
        const isNamed = first <= last ? first <= time && time <= last : first <= time || time <= last;
        expect([time, moment, isNamed]).toEqual([time, moment, true]);
      }
      for (const moments of days.values()) {
        // Without a gap: a repeated hour does not make it due again.
        expect(Math.max(...moments) - Math.min(...moments)).toBe((moments.length - 1) * 5 * MINUTE);
        expect(moments.length).toBeLessThanOrEqual(LATE_MS / (5 * MINUTE));
      }
    }
  },
);

test("Nothing is caught up on: what was due before the time was set, or too long ago", () => {
  const schedule = { time: "20:00", timeZone: "UTC", since: new Date("2026-11-21T12:00:00Z") };
  expect(dueDay(schedule, new Date("2026-11-21T19:59:59Z"))).toBeNull();
  expect(dueDay(schedule, new Date("2026-11-21T20:00:00Z"))?.day).toBe("2026-11-21");
  expect(dueDay(schedule, new Date("2026-11-21T21:59:59Z"))?.day).toBe("2026-11-21");
  expect(dueDay(schedule, new Date("2026-11-21T22:00:00Z"))).toBeNull();
  expect(
    dueDay({ ...schedule, since: new Date("2026-11-21T20:00:00Z") }, new Date("2026-11-21T20:00:30Z")),
  ).toBeNull();
});

test("One shortly before midnight is still due after it, for the day that it was for", () => {
  const schedule = { time: "23:59", timeZone: "UTC", since: new Date("2026-11-01T00:00:00Z") };
  expect(dueDay(schedule, new Date("2026-11-22T00:10:00Z"))?.day).toBe("2026-11-21");
});

const WEEKLY = {
  time: "20:00",
  secondTime: null,
  days: [1, 5],
  timeZone: "UTC",
  since: new Date("2026-11-01T00:00:00Z"),
};
const dueAt = (moment: string, choice: Partial<Parameters<typeof dueReminder>[0]> = {}) =>
  dueReminder({ ...WEEKLY, ...choice }, new Date(moment));

test("A reminder is due on the chosen days alone, and the day is the one that it was for", () => {
  expect(dueAt("2026-11-20T20:00:00Z")).toMatchObject({ day: "2026-11-20", nth: 1 });
  expect(dueAt("2026-11-21T20:00:00Z")).toBeNull();
  // Past midnight on Saturday it is still Friday's; past midnight on Friday it would be Thursday's.
  expect(dueAt("2026-11-21T00:10:00Z", { time: "23:59" })).toMatchObject({ day: "2026-11-20", nth: 1 });
  expect(dueAt("2026-11-20T00:10:00Z", { time: "23:59" })).toBeNull();
});

test("Of two times the earlier is the day's first, and the later is due where both are", () => {
  const choice = { time: "20:00", secondTime: "08:00" };
  expect(dueAt("2026-11-20T08:00:00Z", choice)).toMatchObject({ day: "2026-11-20", nth: 1 });
  expect(dueAt("2026-11-20T20:00:00Z", choice)).toMatchObject({ day: "2026-11-20", nth: 2 });
  // How late it is counts from the one that goes out.
  expect(dueAt("2026-11-20T20:10:00Z", { secondTime: "19:30" })).toEqual({
    day: "2026-11-20",
    nth: 2,
    dueAt: new Date("2026-11-20T20:00:00Z"),
  });
  // Just past midnight the new day's first comes before what is left of the last day.
  const late = { time: "00:05", secondTime: "23:30", days: [4, 5] };
  expect(dueAt("2026-11-20T00:10:00Z", late)).toMatchObject({ day: "2026-11-20", nth: 1 });
});
