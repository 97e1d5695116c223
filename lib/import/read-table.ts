import { parse } from "csv-parse/sync";
import type { Problems } from "./read-entry";

/** A record of a CSV file: its cells by the column's name in small letters. */
export interface TableRow {
  place: string;
  cell: (column: string) => string;
}

export interface Table {
  columns: ReadonlySet<string>;
  rows: TableRow[];
}

/** What programs put between cells, which depends on the country that a spreadsheet is set to. */
const SEPARATORS = [",", ";", "\t"] as const;

/** Reads a CSV file (RFC 4180), whatever separates its cells and however loosely they are quoted. */
export function readTable(text: string, problems: Problems): Table {
  let isCutOff = false;
  const parsed = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // The one fault that is left: a quotation mark that runs to the file's end.
    skip_records_with_error: true,
    on_skip: () => {
      isCutOff = true;
    },
  }) as unknown as { record: string[]; info: { lines: number } }[];
  if (isCutOff) problems.add(`Line ${(parsed.at(-1)?.info.lines ?? 0) + 1}`, null, NEVER_CLOSED);
  const [heading, ...records] = parsed;
  const names = (heading?.record ?? []).map((name) => name.trim().toLowerCase());
  const places = new Map(names.map((name, index) => [name, index]));
  const rows = records.map(({ record, info }) => ({
    place: `Line ${info.lines - lineBreaksIn(record)}`,
    cell: (column: string) => record[places.get(column.toLowerCase()) ?? -1] ?? "",
  }));
  return { columns: new Set(names), rows };
}

const NEVER_CLOSED = "opens a quotation mark that's never closed, so nothing from there on could be read";

/** The one that the headings have most of; these hold none themselves. */
function separatorOf(text: string): string {
  const [heading = ""] = text.split(/\r?\n|\r/, 1);
  const count = (separator: string) => heading.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
