import { mean } from "@/lib/moods/scores";

/**
 * Holm's step-down adjustment (Scandinavian Journal of Statistics, 1979): comparing the adjusted values with a level
 * keeps the chance of even one false finding among all of them below it, however they depend on each other.
 *
 * @returns the adjusted p-values, in the order of the given ones
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1));
  const adjusted = pValues.map(() => 1);
  let largest = 0;
  for (const [position, index] of order.entries()) {
    const left = pValues.length - position;
    largest = Math.min(1, Math.max(largest, left * (pValues[index] ?? 1)));
    adjusted[index] = largest;
  }
  return adjusted;
}

/** Each value's rank from 1; equal values share the mean of their ranks. */
export function midranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/**
 * Spearman's rank correlation, -1 to 1: Pearson's correlation of the midranks, which is the definition that holds
 * with ties (Kendall & Gibbons, Rank Correlation Methods, 1990, ch. 3). 0 where one side never changes.
 */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): number {
  return dot(unit(midranks(xs)), unit(midranks(ys)));
}

/** Shifted to mean 0 and scaled to length 1, so that a dot product is Pearson's correlation; all 0 if constant. */
export function unit(values: readonly number[]): number[] {
  const centre = mean(values);
  const centred = values.map((value) => value - centre);
  const length = Math.sqrt(dot(centred, centred));
  return centred.map((value) => (length < 1e-9 ? 0 : value / length));
}

export function dot(xs: readonly number[], ys: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < xs.length; index += 1) sum += (xs[index] ?? 0) * (ys[index] ?? 0);
  return sum;
}

/** A series that hardly ever turns would leave next to nothing behind. */
const MOST_CARRY_OVER = 0.95;

/**
 * What each value adds to the one before it: the residuals of a first-order autoregression, one fewer than the values.
 *
 * Moods and nights come in stretches. Two series that merely drift look related to a test that shuffles single
 * entries (Yule, Why do we sometimes get nonsense-correlations, 1926). Taking out each series' own carry-over first
 * ("prewhitening", Box, Jenkins & Reinsel, Time Series Analysis, ch. 12) leaves what can be shuffled. The estimate is
 * corrected for its bias in short series, (1 + 3r) / n (Marriott & Pope, Biometrika 1954).
 */
export function withoutCarryOver(values: readonly number[]): number[] {
  const carried = carryOver(values);
  const centre = mean(values);
  return values
    .slice(1)
    .map((value, index) => value - centre - carried * ((values[index] ?? centre) - centre));
}

/** How much of a value's distance from the mean the next one keeps, 0 to 0.95. */
export function carryOver(values: readonly number[]): number {
  const centre = mean(values);
  const centred = values.map((value) => value - centre);
  const spread = dot(centred, centred);
  if (spread < 1e-9) return 0;
  const estimate = dot(centred.slice(1), centred.slice(0, -1)) / spread;
  const corrected = estimate + (1 + 3 * estimate) / values.length;
  return Math.min(MOST_CARRY_OVER, Math.max(0, corrected));
}

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
