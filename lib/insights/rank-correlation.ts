import { mean } from "@/lib/moods/scores";

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
