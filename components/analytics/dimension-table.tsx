import { useRegion } from "@/components/layout/region";
import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { lineFigures } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";
import { fullDay } from "@/lib/time/date-words";
import { RatingTable } from "./rating-table";

const COLUMNS = ["Rating", "First", "Last", "Average", "Lowest", "Highest", "Days with a check-in"] as const;

/** What the lines show, in words and figures. */
export function DimensionTable({ data: { from, to, lines } }: { data: DimensionLines }) {
  const region = useRegion();
  return (
    <RatingTable
      caption={
        <caption>
          Your ratings from {fullDay(from, region)} to {fullDay(to, region)}
        </caption>
      }
      columns={COLUMNS}
      row={(key) => <Row dimension={key} line={lines[key]} />}
    />
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
