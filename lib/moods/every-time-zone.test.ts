import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { newId } from "@/lib/db/ids";
import { addDays, localDate } from "@/lib/time/clock";
import { relativeDay } from "./calendar";
import { sumsBetween } from "./kept-sums";
import { entriesThisWeek, moodDays, weeklyGoal } from "./rules";
import { idsOfDays } from "./stored-entry";
import { currentStreak } from "./streaks";
import { EMPTY_SUMMARY, type SummaryEntry, withEntry } from "./summary";
import { meanCardScore, meanEntryScore } from "./sums";

const HOUR = 3_600_000;
const ZONES = Intl.supportedValuesOf("timeZone");

/** Before clocks change in the north and the south, before a leap day, before a year that begins. */
const STARTS = [
  "2024-02-20",
  "2026-03-01",
  "2026-03-25",
  "2026-09-20",
  "2026-10-20",
  "2027-12-20",
  "2028-02-26",
];

const levels = fc
  .array(fc.integer({ min: 1, max: 5 }), {
    minLength: DIMENSION_KEYS.length,
    maxLength: DIMENSION_KEYS.length,
  })
  .map((list) => levelsFrom((key) => list[DIMENSION_KEYS.indexOf(key)] ?? 3));

const walls = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "numeric", day: "numeric" }),
  ]),
);

/** The day on the wall of a zone as days since 1970, read another way than the app does. */
function wallDay(at: Date, zone: string): number {
  const parts = Object.fromEntries(
    (walls.get(zone)?.formatToParts(at) ?? []).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year ?? 0, (parts.month ?? 0) - 1, parts.day) / (24 * HOUR);
}

/** Days since 1970, of which the first Sunday was the fourth. */
const sundayOf = (day: number) => day - ((((day - 3) % 7) + 7) % 7);
const dateOf = (day: number) => new Date(day * 24 * HOUR).toISOString().slice(0, 10);

test.each(STARTS)(
  "in every time zone, who checks in every 20 hours from %s never breaks their streak",
  (start) => {
    for (const zone of ZONES) {
      const first = Date.parse(`${start}T00:00:00Z`);
      const instants = Array.from({ length: 16 }, (_, place) => new Date(first + place * 20 * HOUR));
      const summary = instants.reduce(
        (before, at) =>
          withEntry(before, {
            localDate: localDate(at, zone),
            timeOfDay: "morning",
            levels: levelsFrom(() => 3),
          }),
        EMPTY_SUMMARY,
      );
      const days = instants.map((at) => wallDay(at, zone));
      const lived = (days.at(-1) ?? 0) - (days[0] ?? 0) + 1;
      expect([zone, summary.streak.current]).toEqual([zone, lived]);
      expect(summary.streak.longest).toBe(lived);
      // The day after is still theirs, the one after that is not.
      const today = localDate(instants.at(-1) ?? new Date(first), zone);
      expect([0, 1, 2].map((later) => currentStreak(summary.streak, addDays(today, later)))).toEqual([
        lived,
        lived,
        0,
      ]);
    }
  },
);

test("in every time zone, a relative date is Today, Yesterday or month and day by the clock on the wall", () => {
  for (const zone of ZONES) {
    const instant = fc.date({
      min: new Date("2015-01-01"),
      max: new Date("2040-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 80 }), (now, hoursAgo) => {
        const at = new Date(now.getTime() - hoursAgo * HOUR);
        const days = wallDay(now, zone) - wallDay(at, zone);
        const named = new Intl.DateTimeFormat("en-US", { timeZone: zone, month: "short", day: "numeric" });
        const expected = days === 0 ? "Today" : days === 1 ? "Yesterday" : named.format(at);
        expect(relativeDay(localDate(at, zone), localDate(now, zone), "en-US")).toBe(expected);
      }),
      { numRuns: 4 },
    );
  }
});

/** A life in which time goes on and every check-in may be made in another zone. */
const travels = fc
  .record({
    start: fc.constantFrom(...STARTS),
    steps: fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 40 }),
        zone: fc.constantFrom(...ZONES),
        timeOfDay: fc.constantFrom(...TIMES_OF_DAY),
        levels,
      }),
      { minLength: 1, maxLength: 70 },
    ),
  })
  .map(({ start, steps }) => {
    let at = Date.parse(`${start}T12:00:00Z`);
    return steps.map(({ hours, ...step }) => {
      at += hours * HOUR;
      return { ...step, at: new Date(at) };
    });
  });

test("a traveller's summary is what a recount of their check-ins on the clocks on the wall says", () => {
  fc.assert(
    fc.property(travels, fc.constantFrom(...ZONES), (checkIns, zoneNow) => {
      const entries = checkIns.map(
        ({ at, zone, ...entry }): SummaryEntry => ({ ...entry, localDate: localDate(at, zone) }),
      );
      const summary = entries.reduce(withEntry, EMPTY_SUMMARY);
      const days = checkIns.map(({ at, zone }) => wallDay(at, zone));

      expect(summary.totals[0]).toBe(checkIns.length);
      const scores = checkIns.map(({ levels: of }) => {
        const six =
          of.motivationLevel + of.confidenceLevel + of.focusClarity + of.senseOfPurpose + 12 - of.stressLevel;
        return [six - of.anxietyLevel, six - of.anxietyLevel + of.hopeForFuture] as const;
      });
      const sum = (part: 0 | 1) => scores.reduce((total, score) => total + score[part], 0);
      expect(meanCardScore(summary.totals)).toBeCloseTo(sum(0) / 6 / checkIns.length, 10);
      expect(meanEntryScore(summary.totals)).toBeCloseTo(sum(1) / 7 / checkIns.length, 10);

      const known = new Set(days);
      const runTo = (day: number): number => (known.has(day) ? 1 + runTo(day - 1) : 0);
      const last = Math.max(...days);
      expect(summary.streak).toEqual({
        current: runTo(last),
        longest: Math.max(...days.map(runTo)),
        lastDate: dateOf(last),
      });

      const now = checkIns.at(-1)?.at ?? new Date();
      const today = wallDay(now, zoneNow);
      const week = days.filter((day) => sundayOf(day) === sundayOf(today)).length;
      expect(entriesThisWeek(summary, localDate(now, zoneNow))).toBe(week);
      expect(weeklyGoal(week)).toBe(Math.min(100, Math.round((100 * week) / 7)));

      const shown = moodDays(sumsBetween(summary.days, addDays(dateOf(last), -900), dateOf(last)));
      expect(shown.map(({ date }) => date)).toEqual([...known].sort((a, b) => a - b).map(dateOf));
      expect(shown.map(({ entries: count }) => count)).toEqual(
        shown.map(({ date }) => days.filter((day) => dateOf(day) === date).length),
      );
    }),
    { numRuns: 60 },
  );
});

test("An entry of any zone stands between the ids of its day, and one of a week away does not", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STARTS),
      fc.integer({ min: 0, max: 9 * 24 }),
      fc.constantFrom(...ZONES),
      (start, hours, zone) => {
        const at = new Date(Date.parse(`${start}T00:00:00Z`) + hours * HOUR);
        const [id, day] = [newId(at), localDate(at, zone)];
        const isAmong = ({ gte, lt }: { gte: string; lt: string }) => id >= gte && id < lt;
        expect(isAmong(idsOfDays(day, day))).toBe(true);
        // Imported, it can be a day further off.
        for (const off of [-1, 1])
          expect(isAmong(idsOfDays(addDays(day, off), addDays(day, off)))).toBe(true);
        for (const off of [-7, 7])
          expect(isAmong(idsOfDays(addDays(day, off), addDays(day, off)))).toBe(false);
        expect(isAmong(idsOfDays(`${day.slice(0, 7)}-01`, `${day.slice(0, 7)}-31`))).toBe(true);
      },
    ),
  );
});
