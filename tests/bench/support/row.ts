/** One line of the table. */
export interface Row {
  figure: string;
  value: number;
  unit?: "B" | "KiB" | "ms" | "MB";
  /** What must be kept; a row without one only tells. */
  target?: number;
  /** What is aimed at. */
  goal?: number;
  /** Points count upwards; everything else is the better the lower. */
  higherIsBetter?: boolean;
  note?: string;
}

export type Verdict = "goal" | "pass" | "MISSED" | "";

export function verdict({ value, target, goal, higherIsBetter = false }: Row): Verdict {
  const keeps = (bound: number) => (higherIsBetter ? value >= bound : value <= bound);
  if (target === undefined) return "";
  if (!keeps(target)) return "MISSED";
  return goal === undefined || keeps(goal) ? "goal" : "pass";
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.figure,
    shown(row.value, row.unit),
    bound(row, row.target),
    bound(row, row.goal),
    verdict(row),
    row.note ?? "",
  ]);
  const table = [["figure", "measured", "target", "goal", "", ""], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => (line[column] ?? "").length)));
  for (const line of table) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

/** Which targets and which goals were missed, in a sentence each. */
export function printMisses(rows: readonly Row[]): void {
  const named = (wanted: Verdict) => rows.filter((row) => verdict(row) === wanted).map((row) => row.figure);
  console.log(`\nTargets missed: ${named("MISSED").join("; ") || "none"}.`);
  console.log(`Goals missed, targets kept: ${named("pass").join("; ") || "none"}.`);
}

function bound({ unit, higherIsBetter }: Row, value: number | undefined): string {
  return value === undefined ? "" : `${higherIsBetter ? "≥" : "≤"} ${value}${unit ? ` ${unit}` : ""}`;
}

function shown(value: number, unit: Row["unit"]): string {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(unit ? 1 : 2);
  return unit ? `${text} ${unit}` : text;
}
