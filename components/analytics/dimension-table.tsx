import { useRegion } from "@/components/layout/region";
import { DIMENSION, DIMENSION_GROUPS, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { lineFigures } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";
import { fullDay } from "@/lib/time/date-words";

const COLUMNS = ["Rating", "First", "Last", "Average", "Lowest", "Highest", "Days with a check-in"] as const;

/** What the lines show, in words and figures. */
export function DimensionTable({ data: { from, to, lines } }: { data: DimensionLines }) {
  const region = useRegion();
  return (
    <table>
      <caption>
        Your ratings from {fullDay(from, region)} to {fullDay(to, region)}
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length}>
              {title}
            </th>
          </tr>
          {keys.map((key) => (
            <Row key={key} dimension={key} line={lines[key]} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ dimension, line }: { dimension: DimensionKey; line: readonly (number | null)[] }) {
  const figures = lineFigures(line);
  if (!figures) return null;
  const { first, last, mean, lowest, highest, days } = figures;
  return (
    <tr>
      <th scope="row">{DIMENSION[dimension].label}</th>
      <td>{said(dimension, first)}</td>
      <td>{said(dimension, last)}</td>
      <td>{said(dimension, mean)}</td>
      <td>{said(dimension, lowest)}</td>
      <td>{said(dimension, highest)}</td>
      <td>{days}</td>
    </tr>
  );
}

/** "Poor, 2.3". */
function said(dimension: DimensionKey, value: number): string {
  return `${wordFor(dimension, Math.round(value))}, ${Number(value.toFixed(1))}`;
}
