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
