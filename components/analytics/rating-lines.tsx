import clsx from "clsx";
import { Fragment, memo, type ReactNode } from "react";
import { DIMENSION_GROUPS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { lineRuns } from "@/lib/moods/dimension-lines";

interface ScoreLineProps {
  /** From 1 to 5, oldest first; null where there is nothing to draw. */
  line: readonly (number | null)[];
  className?: string;
}

const TOP = 5;
const HEIGHT = 4;

/** Values one after another, 1 at the bottom and 5 at the top. Where there are none it is left open; one that stands alone is a dot. */
export const ScoreLine = memo(function ScoreLine({ line, className }: ScoreLineProps) {
  const runs = lineRuns(line);
  const end = line.length - 1;
  const newest = runs.at(-1);
  const alone = runs
    .filter(([, values]) => values.length === 1)
    .map(([start, [value = 0]]) => dot(start, value));
  const last = newest ? dot(newest[0] + newest[1].length - 1, newest[1].at(-1) ?? 0) : "";
  return (
    <svg
      className={clsx(
        "block w-full overflow-visible fill-none stroke-data stroke-2 [stroke-linecap:round] [stroke-linejoin:round]",
        className,
      )}
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="rule [vector-effect:non-scaling-stroke] stroke-line stroke-1"
        d={`M0 0H${end}M0 2H${end}M0 4H${end}`}
      />
      <path
        className="[vector-effect:non-scaling-stroke]"
        d={runs.map(([start, values]) => stroke(start, values)).join("")}
      />
      <path className="[vector-effect:non-scaling-stroke] stroke-4" d={alone.join("")} />
      <path className="last [vector-effect:non-scaling-stroke] stroke-7" d={last} />
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

interface RatingTableProps {
  caption: ReactNode;
  /** The heads; the first is that of the ratings' names. */
  columns: readonly string[];
  /** What stands before the ratings. */
  lead?: ReactNode;
  row: (key: DimensionKey) => ReactNode;
}

/** A row for every rating, by the groups of the check-in. */
export function RatingTable({ caption, columns, lead, row }: RatingTableProps) {
  return (
    <table>
      {caption}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {lead}
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              {title}
            </th>
          </tr>
          {keys.map((key) => (
            <Fragment key={key}>{row(key)}</Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}
