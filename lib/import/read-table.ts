import { parse } from "csv-parse/sync";
import { IMPORT_MAX_ENTRIES } from "@/lib/config/policy";
import { columnsMissing, columnTwice, type Problems, refusal } from "./read-entry";

/** A record of a CSV file: its cells by the column's name in small letters. */
export interface TableRow {
  place: string;
  cell: (column: string) => string;
}

export interface Table {
  /** In small letters, as they stand. */
  columns: readonly string[];
  rows: TableRow[];
  /** How many records the file has, those that can't be read included. */
  records: number;
}

/** What programs put between cells, which depends on the country that a spreadsheet is set to. */
const SEPARATORS = [",", ";", "\t"] as const;

/** More than any of the exports has, each by far. */
const MOST_COLUMNS = 100;
const MOST_CELLS = IMPORT_MAX_ENTRIES * MOST_COLUMNS;
const LONGEST_RECORD = 100_000;

/**
 * Reads a CSV file (RFC 4180), whatever separates its cells and however loosely they are quoted. Of more rows than a
 * file may hold, one too many is read.
 *
 * @throws AppError invalid_input when it has more cells than any of the exports
 */
export function readTable(text: string, problems: Problems): Table {
  const delimiter = separatorOf(text);
  if (hasMore(text, delimiter, MOST_CELLS)) throw refusal("otherKind");
  const records: { cells: string[]; line: number }[] = [];
  let lines = 0;
  let skipped = 0;
  parse(text, {
    bom: true,
    delimiter,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // The one fault that is left: a quotation mark that runs to the file's end, or on and on.
    skip_records_with_error: true,
    to: IMPORT_MAX_ENTRIES + 2,
    on_skip: () => {
      skipped += 1;
      problems.add(`Line ${lines + 1}`, null, NEVER_CLOSED);
      return undefined;
    },
    on_record: (cells: string[], info) => {
      if (cells.length > MOST_COLUMNS) throw refusal("otherKind");
      lines = info.lines;
      records.push({ cells, line: lines - lineBreaksIn(cells) });
      return null;
    },
  });
  const [heading, ...others] = records;
  const names = (heading?.cells ?? []).map((name) => name.trim().toLowerCase());
  const places = new Map(names.map((name, index) => [name, index]));
  const rows = others.flatMap(({ cells, line }) => {
    const place = `Line ${line}`;
    // What follows stands in the wrong columns; a spreadsheet's empty cells at the end do no harm.
    if (cells.slice(names.length).some((cell) => cell.trim() !== "")) {
      problems.add(place, null, TOO_WIDE);
      return [];
    }
    return [{ place, cell: (column: string) => cells[places.get(column.toLowerCase()) ?? -1] ?? "" }];
  });
  return { columns: names, rows, records: others.length + skipped };
}

/** @throws AppError invalid_input when one of some columns isn't there, or is there twice */
export function assertColumns({ columns }: Table, needed: readonly string[]): void {
  const times = (column: string) => columns.filter((name) => name === column.toLowerCase()).length;
  const missing = needed.filter((column) => times(column) === 0);
  if (missing.length > 0) throw columnsMissing(missing);
  const [twice] = needed.filter((column) => times(column) > 1);
  if (twice) throw columnTwice(twice);
}

const TOO_WIDE = "has more cells than there are columns";
const NEVER_CLOSED =
  "opens a quotation mark that's never closed, or is far too long, so nothing from there on could be read";

function hasMore(text: string, part: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1 && count <= most; at = text.indexOf(part, at + 1)) count += 1;
  return count > most;
}

/** The one that the headings have most of; these hold none themselves. */
function separatorOf(text: string): string {
  const [heading = ""] = text.slice(0, LONGEST_RECORD).split(/\r?\n|\r/, 1);
  const count = (separator: string) => heading.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
