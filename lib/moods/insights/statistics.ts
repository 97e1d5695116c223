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

/**
 * What `values` have beyond what `known` tells: the residuals of least squares, by Gram and Schmidt. What `known`
 * tells wholly leaves nothing.
 */
export function residuals(values: readonly number[], known: readonly (readonly number[])[]): number[] {
  const basis: number[][] = [];
  for (const one of known) basis.push(unit(beyond(unit(one), basis)));
  return unit(beyond(unit(values), basis));
}

function beyond(values: readonly number[], basis: readonly (readonly number[])[]): number[] {
  let left = [...values];
  for (const one of basis) {
    const along = dot(left, one);
    left = left.map((value, index) => value - along * (one[index] ?? 0));
  }
  return left;
}

/** What two series each have beyond what the values before tell, of both: one fewer than the values. */
export function withoutCarryOver(xs: readonly number[], ys: readonly number[]): Pair {
  const before = [xs.slice(0, -1), ys.slice(0, -1)];
  return [residuals(xs.slice(1), before), residuals(ys.slice(1), before)];
}

/** Two series of one length. */
export type Pair = readonly [readonly number[], readonly number[]];

/** After so many shuffles that did as well, a pair is ordinary and need not be looked at further. */
const ENOUGH_HITS = 10;

/**
 * How often chance alone does as well: the one-sided p-value of each pair's correlation, in the direction it has, from
 * shuffles of one side (Fisher, The Design of Experiments, 1935). The observed order counts as one of the shuffles, so
 * that a p-value is never 0 (Phipson & Smyth, 2010); a pair that chance matches often is stopped early and gets
 * hits / shuffles (Besag & Clifford, Biometrika 1991). One shuffle serves all pairs, which are of one length.
 */
export function permutationTest(pairs: readonly Pair[], shuffles: number, random: () => number): number[] {
  const tests = pairs.map(([one, other], index) => {
    const [xs, ys] = [unit(one), unit(other)];
    const seen = dot(xs, ys);
    // Turned so that the two go along; a hair below, so that a shuffle that equals the observed order counts.
    const turned = Float64Array.from(xs, (x) => (seen < 0 ? -x : x));
    return { index, xs: turned, ys: Float64Array.from(ys), seen: Math.abs(seen) - 1e-12, hits: 0 };
  });
  const pValues = pairs.map(() => 1);
  const order = Uint16Array.from(pairs[0]?.[0] ?? [], (_, index) => index);
  let open = tests;
  for (let count = 1; count <= shuffles && open.length > 0; count += 1) {
    shuffle(order, random);
    for (const test of open) {
      if (product(test.xs, test.ys, order) >= test.seen) test.hits += 1;
      if (test.hits === ENOUGH_HITS) pValues[test.index] = ENOUGH_HITS / count;
    }
    open = open.filter(({ hits }) => hits < ENOUGH_HITS);
  }
  for (const { index, hits } of open) pValues[index] = (1 + hits) / (1 + shuffles);
  return pValues;
}

/** Fisher and Yates: every order equally likely. */
function shuffle(order: Uint16Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** The dot product once the second side is put in another order. */
function product(xs: Float64Array, ys: Float64Array, order: Uint16Array): number {
  let sum = 0;
  for (let index = 0; index < order.length; index += 1)
    sum += (xs[index] ?? 0) * (ys[order[index] ?? 0] ?? 0);
  return sum;
}
