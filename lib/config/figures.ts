const SPELLED =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A number as prose says it: "fifteen"; in figures above twenty. */
export function spelled(amount: number): string {
  return SPELLED[amount] ?? String(amount);
}

/** The same at the beginning of a sentence: "Fifteen". */
export function spelledFirst(amount: number): string {
  const word = spelled(amount);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type Unit = "second" | "minute" | "hour" | "day" | "week" | "year";
type Span = readonly [amount: number, unit: Unit];

/** "14 days", "1 hour". */
export function inFigures(...[amount, unit]: Span): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/** "one hour", "two weeks". */
export function inWords(...[amount, unit]: Span): string {
  return `${spelled(amount)} ${unit}${amount === 1 ? "" : "s"}`;
}

/** "an hour", "a week", "half a year", "a quarter of an hour", "two weeks". */
export function withArticle(...[amount, unit]: Span): string {
  const one = `${unit === "hour" ? "an" : "a"} ${unit}`;
  if (amount === 1) return one;
  if (amount === 0.5) return `half ${one}`;
  return amount === 0.25 ? `a quarter of ${one}` : inWords(amount, unit);
}

/** Days in the largest unit that they fill: 365 are a year, 182 half of one, 14 two weeks, 45 stay days. */
export function largest(days: number): Span {
  if (days % 365 === 0) return [days / 365, "year"];
  if (days === 182) return [0.5, "year"];
  return days % 7 === 0 ? [days / 7, "week"] : [days, "day"];
}

/** "once", "twice", "three times". */
export function times(amount: number): string {
  if (amount === 1) return "once";
  return amount === 2 ? "twice" : `${spelled(amount)} times`;
}
