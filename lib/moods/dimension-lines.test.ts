import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { anyLevel, anyRatings } from "@/tests/support/ratings";
import { dimensionLines, lineFigures, lineRuns } from "./dimension-lines";

const TODAY = "2028-03-02";

const entries = fc.array(
  fc.record({
    localDate: fc.integer({ min: -120, max: 3 }).map((days) => addDays(TODAY, days)),
    levels: anyRatings,
  }),
  { maxLength: 60 },
);

test("each day of the window has its own mean, a day on which it was not rated none, and no other day counts", () => {
  fc.assert(
    fc.property(entries, fc.constantFrom(30 as const, 90 as const), (given, days) => {
      const { from, to, lines } = dimensionLines(given, TODAY, days);
      expect([from, to]).toEqual([addDays(TODAY, 1 - days), TODAY]);
      for (const key of DIMENSION_KEYS) {
        expect(lines[key]).toHaveLength(days);
        const expected = lines[key].map((_, place) => {
          const ofDay = given.filter(({ localDate }) => localDate === addDays(from, place));
          const rated = ofDay.flatMap((entry) => entry.levels[key] ?? []);
          const sum = rated.reduce((total, level) => total + level, 0);
          return rated.length === 0 ? null : expect.closeTo(sum / rated.length, 2);
        });
        expect(lines[key]).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});

test("a window over a leap day and the change to summer time has every day once", () => {
  const { from, lines } = dimensionLines([{ localDate: "2028-02-29", levels: DEFAULT_LEVELS }], TODAY, 30);
  expect(from).toBe("2028-02-02");
  expect(lines.sleepQuality.indexOf(3)).toBe(27);
});

test("runs and gaps put together again are the line", () => {
  fc.assert(
    fc.property(fc.array(fc.option(anyLevel), { maxLength: 90 }), (line) => {
      const again: (number | null)[] = line.map(() => null);
      const runs = lineRuns(line);
      for (const [start, values] of runs) again.splice(start, values.length, ...values);
      expect(again).toEqual(line);
      // Two runs that touched would be one.
      runs.slice(1).forEach(([start], place) => {
        const [before = 0, values = []] = runs[place] ?? [];
        expect(start).toBeGreaterThan(before + values.length);
      });
    }),
  );
});

test("the figures of a line leave its gaps out", () => {
  expect(lineFigures([null, 2, null, 5, 3.5, null])).toEqual({
    first: 2,
    last: 3.5,
    mean: 3.5,
    lowest: 2,
    highest: 5,
    days: 3,
  });
  expect(lineFigures([null, null])).toBeNull();
});
