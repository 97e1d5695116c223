import { expect, test } from "vitest";
import { DIMENSION_GROUPS, DIMENSION_KEYS, DIMENSIONS } from "./dimensions";

test("every dimension has a place of its own in what is stored, with no gap between", () => {
  expect(DIMENSIONS.map(({ place }) => place).sort((a, b) => a - b)).toEqual([...DIMENSIONS.keys()]);
});

test("every dimension stands in one group, and no two patterns share a rank", () => {
  expect(DIMENSION_GROUPS.flatMap(({ keys }) => keys).sort()).toEqual([...DIMENSION_KEYS].sort());
  const ranks = DIMENSIONS.flatMap(({ pattern }) => pattern?.tieRank ?? []);
  expect(new Set(ranks).size).toBe(ranks.length);
});
