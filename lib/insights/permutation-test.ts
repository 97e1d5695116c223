import { dot, unit } from "./rank-correlation";

/** After so many shuffles that did as well, a pair is ordinary and need not be looked at further. */
const ENOUGH_HITS = 10;

/**
 * How often chance alone does as well: for each of `others` the two-sided p-value of its correlation with `target`,
 * from shuffles of `target` (Fisher, The Design of Experiments, 1935). The observed order counts as one of the shuffles,
 * so that a p-value is never 0 (Phipson & Smyth, 2010); a pair that chance matches often is stopped early and gets
 * hits / shuffles (Besag & Clifford, Biometrika 1991). One shuffle serves all pairs.
 */
export function permutationTest(
  target: readonly number[],
  others: readonly (readonly number[])[],
  shuffles: number,
  random: () => number,
): number[] {
  const shuffled = Float64Array.from(unit(target));
  const series = others.map((other) => Float64Array.from(unit(other)));
  // A hair below, so that a shuffle that equals the observed order counts in spite of rounding.
  const observed = others.map((other) => Math.abs(dot(unit(other), unit(target))) - 1e-12);
  const hits = others.map(() => 0);
  const pValues = others.map(() => 1);
  let open = others.map((_, index) => index);
  for (let count = 1; count <= shuffles && open.length > 0; count += 1) {
    shuffle(shuffled, random);
    for (const index of open) {
      const chance = Math.abs(product(series[index], shuffled));
      if (chance >= (observed[index] ?? 0)) hits[index] = (hits[index] ?? 0) + 1;
      if (hits[index] === ENOUGH_HITS) pValues[index] = ENOUGH_HITS / count;
    }
    open = open.filter((index) => (hits[index] ?? 0) < ENOUGH_HITS);
  }
  for (const index of open) pValues[index] = (1 + (hits[index] ?? 0)) / (1 + shuffles);
  return pValues;
}

/** Fisher and Yates: every order equally likely. */
function shuffle(values: Float64Array, random: () => number): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = values[last] ?? 0;
    values[last] = values[other] ?? 0;
    values[other] = kept;
  }
}

function product(xs: Float64Array | undefined, ys: Float64Array): number {
  let sum = 0;
  if (xs) for (let index = 0; index < ys.length; index += 1) sum += (xs[index] ?? 0) * (ys[index] ?? 0);
  return sum;
}
