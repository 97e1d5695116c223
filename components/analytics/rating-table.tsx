import { Fragment, type ReactNode } from "react";
import { DIMENSION_GROUPS, type DimensionKey } from "@/lib/check-ins/dimensions";

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
