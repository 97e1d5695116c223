import { memo } from "react";
import { lineRuns } from "@/lib/moods/dimension-lines";

const TOP = 5;
const HEIGHT = 4;

/** One rating day by day. Days without an entry are left open; a day that stands alone is a dot. */
export const DimensionLine = memo(function DimensionLine({ line }: { line: readonly (number | null)[] }) {
  const runs = lineRuns(line);
  const end = line.length - 1;
  const newest = runs.at(-1);
  const alone = runs
    .filter(([, values]) => values.length === 1)
    .map(([start, [value = 0]]) => dot(start, value));
  const last = newest ? dot(newest[0] + newest[1].length - 1, newest[1].at(-1) ?? 0) : "";
  return (
    <svg className="dims-line" viewBox={`0 0 ${end} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="rule" d={`M0 0H${end}M0 2H${end}M0 4H${end}`} />
      <path d={runs.map(([start, values]) => stroke(start, values)).join("")} />
      <path className="alone" d={alone.join("")} />
      <path className="last" d={last} />
    </svg>
  );
});

function stroke(start: number, values: readonly number[]): string {
  return values.length < 2
    ? ""
    : values.map((value, place) => `${place === 0 ? "M" : "L"}${start + place} ${height(value)}`).join("");
}

/** A line of no length: its round ends make the dot. */
function dot(place: number, value: number): string {
  return `M${place} ${height(value)}h0`;
}

function height(value: number): number {
  return Number((TOP - value).toFixed(2));
}
