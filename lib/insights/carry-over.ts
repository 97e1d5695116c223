import { mean } from "@/lib/moods/scores";
import { dot } from "./rank-correlation";

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
