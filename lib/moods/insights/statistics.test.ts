import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/lib/ground/seeded-random";
import { carryOver, holm, midranks, permutationTest, rankCorrelation, withoutCarryOver } from "./statistics";

const series = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 60 });
const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });

test("Equal values share the mean of their ranks", () => {
  expect(midranks([3, 1, 3, 5, 3])).toEqual([3, 1, 3, 5, 3]);
  expect(midranks([2, 2, 1, 4])).toEqual([2.5, 2.5, 1, 4]);
});

// Ranks 1 2.5 2.5 4 5 against 2 1 4 3 5: their products sum to 51.5, 6.5 above what unrelated ranks give,
// and the spreads are 9.5 and 10.
test("The rank correlation is the textbook's, ties included", () => {
  expect(rankCorrelation([1, 2, 2, 3, 4], [20, 10, 40, 30, 50])).toBeCloseTo(6.5 / Math.sqrt(95), 12);
  expect(rankCorrelation([1, 2, 3], [1, 10, 100])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3], [9, 4, 1])).toBeCloseTo(-1, 12);
  expect(rankCorrelation([3, 3, 3], [1, 2, 3])).toBe(0);
});

test("The rank correlation lies between -1 and 1, and turning one side round turns its sign", () => {
  fc.assert(
    fc.property(series, (xs) => {
      const ys = xs.toReversed();
      const strength = rankCorrelation(xs, ys);
      expect(Math.abs(strength)).toBeLessThanOrEqual(1 + 1e-9);
      const turned = ys.map((y) => -y);
      expect(rankCorrelation(xs, turned)).toBeCloseTo(-strength, 9);
    }),
  );
});

test("Holm's adjustment is the textbook's, never lowers a value and keeps their order", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(3)))).toEqual([0.03, 0.06, 0.06, 0.02]);
  fc.assert(
    fc.property(pValues, (given) => {
      const adjusted = holm(given);
      for (const [index, p] of given.entries()) {
        expect(adjusted[index]).toBeGreaterThanOrEqual(p);
        expect(adjusted[index]).toBeLessThanOrEqual(1);
        for (const [other, q] of given.entries()) {
          if (p < q) expect(adjusted[index]).toBeLessThanOrEqual(adjusted[other] ?? 1);
        }
      }
    }),
  );
});

test("Four values have 24 orders: the p-value of a perfect order is 2 of them", () => {
  const [p] = permutationTest([1, 2, 3, 4], [[1, 2, 3, 4]], 20_000, seededRandom("four"));
  expect(p).toBeGreaterThan(0.04);
  expect(p).toBeLessThan(0.15);
});

test("What no shuffle reaches is 1 in all shuffles and the order seen; what never changes is 1", () => {
  const rising = Array.from({ length: 40 }, (_, index) => index);
  const [p, constant] = permutationTest(rising, [rising, rising.map(() => 3)], 999, seededRandom("rising"));
  expect(p).toBe(1 / 1000);
  expect(constant).toBe(1);
});

test("The same seed gives the same p-values", () => {
  fc.assert(
    fc.property(series, fc.string(), (xs, seed) => {
      const once = () => permutationTest(xs, [xs.toReversed(), midranks(xs)], 200, seededRandom(seed));
      expect(once()).toEqual(once());
    }),
    { numRuns: 40 },
  );
});

test("Chance alone passes a level of 5 % about one time in twenty", () => {
  const random = seededRandom("level");
  const draw = () => Array.from({ length: 20 }, () => 1 + Math.floor(random() * 5));
  const passed = Array.from({ length: 2000 }, () => permutationTest(draw(), [draw()], 399, random)[0] ?? 1);
  const share = passed.filter((p) => p <= 0.05).length / passed.length;
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.07);
});

test("A series that drifts has its carry-over taken out, one that does not keeps its steps", () => {
  const random = seededRandom("drift");
  const drifting = [0];
  for (let index = 1; index < 400; index += 1) drifting.push(0.8 * (drifting.at(-1) ?? 0) + random() - 0.5);
  expect(carryOver(drifting)).toBeGreaterThan(0.7);
  expect(carryOver(withoutCarryOver(drifting))).toBeLessThan(0.1);
  const turning = Array.from({ length: 40 }, (_, index) => index % 2);
  expect(carryOver(turning)).toBe(0);
  expect(withoutCarryOver(turning)).toEqual(turning.slice(1).map((value) => value - 0.5));
});
