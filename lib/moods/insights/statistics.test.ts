import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/lib/ground/seeded-random";
import {
  dot,
  holm,
  midranks,
  permutationTest,
  rankCorrelation,
  residuals,
  unit,
  withoutCarryOver,
} from "./statistics";

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

test("Four values have 24 orders: the p-value of a perfect order is 1 of them, in either direction", () => {
  const rising = [1, 2, 3, 4];
  const pairs = [rising, rising.toReversed()].map((other) => [other, rising] as const);
  for (const p of permutationTest(pairs, 20_000, seededRandom("four"))) {
    expect(p).toBeGreaterThan(0.02);
    expect(p).toBeLessThan(0.08);
  }
});

test("What no shuffle reaches is 1 in all shuffles and the order seen; what never changes is 1", () => {
  const rising = Array.from({ length: 40 }, (_, index) => index);
  const constant = rising.map(() => 3);
  const pairs = [rising, constant].map((other) => [other, rising] as const);
  expect(permutationTest(pairs, 999, seededRandom("rising"))).toEqual([1 / 1000, 1]);
});

test("The same seed gives the same p-values", () => {
  fc.assert(
    fc.property(series, fc.string(), (xs, seed) => {
      const pairs = [xs.toReversed(), midranks(xs)].map((other) => [other, xs] as const);
      const once = () => permutationTest(pairs, 200, seededRandom(seed));
      expect(once()).toEqual(once());
    }),
    { numRuns: 40 },
  );
});

test("Chance alone passes a level of 2.5 % in either direction about one time in twenty", () => {
  const random = seededRandom("level");
  const draw = () => Array.from({ length: 20 }, () => 1 + Math.floor(random() * 5));
  const passed = Array.from({ length: 2000 }, () => permutationTest([[draw(), draw()]], 399, random)[0] ?? 1);
  const share = passed.filter((p) => p <= 0.025).length / passed.length;
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.07);
});

test("Residuals hold nothing of what is known, and all of what it can't tell", () => {
  const known = [
    [1, 2, 3, 4, 5, 6],
    [2, 1, 2, 1, 2, 1],
  ];
  const left = residuals([3, 1, 4, 1, 5, 9], known);
  for (const one of known) expect(dot(unit(one), left)).toBeCloseTo(0, 12);
  expect(dot(left, left)).toBeCloseTo(1, 12);
  // Their sum, less 3: known wholly.
  expect(residuals([0, 0, 2, 2, 4, 4], known)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(residuals([5, 1, 3, 3, 1, 5], [[1, 1, 1, 1, 1, 1]])).toEqual(unit([5, 1, 3, 3, 1, 5]));
});

test("Two series that drift apart have their carry-over taken out", () => {
  const random = seededRandom("drift");
  const drifting = () => {
    const values = [0];
    for (let index = 1; index < 400; index += 1) values.push(0.8 * (values.at(-1) ?? 0) + random() - 0.5);
    return values;
  };
  const carried = (values: readonly number[]) => dot(unit(values.slice(1)), unit(values.slice(0, -1)));
  const pair = [drifting(), drifting()] as const;
  for (const values of pair) expect(carried(values)).toBeGreaterThan(0.7);
  for (const values of withoutCarryOver(...pair)) {
    expect(values).toHaveLength(399);
    expect(Math.abs(carried(values))).toBeLessThan(0.1);
  }
});
