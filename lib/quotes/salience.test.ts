import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { easeOf } from "@/lib/quotes/ease";
import { ENTRIES_FOR_USUAL, salience, usualLevels } from "@/lib/quotes/salience";

const all = (level: number, changes: Partial<Levels> = {}): Levels => ({
  ...(Object.fromEntries(DIMENSION_KEYS.map((key) => [key, level])) as Levels),
  ...changes,
});
const anyLevels = fc.record(
  Object.fromEntries(DIMENSION_KEYS.map((key) => [key, fc.integer({ min: 1, max: 5 })])) as Record<
    DimensionKey,
    fc.Arbitrary<number>
  >,
);
const anyUsual = fc.option(anyLevels, { nil: null });

test("a bad night and some hope lead, the hard thing first", () => {
  expect(salience(all(3, { sleepQuality: 2, hopeForFuture: 4 }), null)).toEqual([
    "sleepQuality",
    "hopeForFuture",
  ]);
});

test("a slight hard thing outranks a full strength", () => {
  expect(salience(all(3, { gratitudeLevels: 2, sleepQuality: 5 }), null)[0]).toBe("gratitudeLevels");
});

test("high stress is hard and low stress is easy", () => {
  expect(salience(all(3, { stressLevel: 5, focusClarity: 5 }), null)).toEqual([
    "stressLevel",
    "focusClarity",
  ]);
  expect(salience(all(3, { stressLevel: 1, focusClarity: 1 }), null)).toEqual([
    "focusClarity",
    "stressLevel",
  ]);
});

test("two hard things keep one strength beside them", () => {
  const leaning = salience(all(3, { anxietyLevel: 5, sleepQuality: 1, connectionWithOthers: 5 }), null);
  expect(leaning).toEqual(["anxietyLevel", "sleepQuality", "connectionWithOthers"]);
});

test("where everything is as hard as it can be, hope comes before sleep", () => {
  const levels = all(1, { anxietyLevel: 5, stressLevel: 5, currentChallengeLevel: 5, urgencyOfNeed: 5 });
  expect(salience(levels, null)).toEqual(["hopeForFuture", "anxietyLevel"]);
});

test("a day of 3s still has two things to lean on, the same two each time", () => {
  expect(salience(all(3), null)).toEqual(["sleepQuality", "hopeForFuture"]);
});

test("with a usual, what has changed leads", () => {
  const usual = all(3, { anxietyLevel: 5 });
  expect(salience(all(3, { anxietyLevel: 5, focusClarity: 1 }), usual)[0]).toBe("focusClarity");
});

test("a hard thing that never changes is still seen", () => {
  const levels = all(3, { anxietyLevel: 5 });
  expect(salience(levels, levels)[0]).toBe("anxietyLevel");
});

test("a great lift may outshine a slight standing hardship, but not one at its worst, nor many", () => {
  const usual = all(3, { stressLevel: 4, focusClarity: 1 });
  expect(salience(all(3, { stressLevel: 4, focusClarity: 5 }), usual)).not.toContain("stressLevel");
  const hopeless = all(3, { hopeForFuture: 1, focusClarity: 1 });
  expect(salience({ ...hopeless, focusClarity: 5 }, hopeless)).toContain("hopeForFuture");
  const low = all(2, { focusClarity: 1 });
  const leaning = salience({ ...low, focusClarity: 5 }, low);
  expect(leaning.filter((key) => easeOf(key, low) <= 2 && key !== "focusClarity")).not.toEqual([]);
});

test("having no rush is never the strength beside a hard thing", () => {
  expect(salience(all(3, { sleepQuality: 1, urgencyOfNeed: 1 }), null)).not.toContain("urgencyOfNeed");
});

test("always two or three different dimensions, and always the same for the same check-in", () => {
  fc.assert(
    fc.property(anyLevels, anyUsual, (levels, usual) => {
      const leaning = salience(levels, usual);
      expect(leaning.length).toBeGreaterThanOrEqual(2);
      expect(leaning.length).toBeLessThanOrEqual(3);
      expect(new Set(leaning).size).toBe(leaning.length);
      expect(salience(levels, usual)).toEqual(leaning);
    }),
  );
});

test("without a usual, anything hard in a check-in leads", () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      fc.pre(DIMENSION_KEYS.some((key) => easeOf(key, levels) <= 2));
      const [lead] = salience(levels, null);
      expect(lead && easeOf(lead, levels)).toBeLessThanOrEqual(2);
    }),
  );
});

test("a usual needs five entries, and is the median of each dimension", () => {
  const history = [1, 2, 2, 5, 5].map((level) => all(3, { sleepQuality: level }));
  expect(usualLevels(history.slice(0, ENTRIES_FOR_USUAL - 1))).toBeNull();
  expect(usualLevels(history)).toEqual(all(3, { sleepQuality: 2 }));
  expect(usualLevels([])).toBeNull();
});

test("the median is a level that was really given, whatever the order", () => {
  fc.assert(
    fc.property(fc.array(anyLevels, { minLength: ENTRIES_FOR_USUAL, maxLength: 12 }), (history) => {
      const usual = usualLevels(history);
      expect(usualLevels([...history].reverse())).toEqual(usual);
      for (const key of DIMENSION_KEYS) expect(history.map((levels) => levels[key])).toContain(usual?.[key]);
    }),
  );
});
