/** "1 entry", "12 entries", "1,000 entries". */
export function entriesInWords(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "entry" : "entries"}`;
}

/** A mood score with one decimal: "3.4". */
export function scoreInWords(score: number): string {
  return score.toFixed(1);
}
