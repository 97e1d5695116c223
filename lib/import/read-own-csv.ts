import {
  DIMENSIONS,
  type DimensionKey,
  isTimeOfDay,
  type Levels,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { textsIn, unharmed } from "@/lib/ground/csv";
import { entryScore } from "@/lib/moods/scores";
import { instantOf } from "@/lib/time/clock";
import { MOST_OTHERS } from "@/lib/words/schema";
import {
  asLine,
  faultOfDay,
  inOrder,
  type Problems,
  type ReadEntry,
  type Reader,
  type ReadQuote,
} from "./read-entry";
import { assertColumns, type Table, type TableRow } from "./read-table";

/** The file tells no hour. */
const HOURS: Record<TimeOfDay, string> = { morning: "09:00", afternoon: "15:00", evening: "20:00" };

/** The column of an entry's saved quotes that aren't its current one; older files don't have it. */
const OTHER_QUOTES = "Other saved quotes";

/** Whether the columns are those of 'Export your data'. */
export function isOwnCsv({ columns }: Table): boolean {
  return (
    columns.includes("time of day") && DIMENSIONS.some(({ label }) => columns.includes(label.toLowerCase()))
  );
}

/** What every such file has, as a rating that goes by another name would be missing without a word. */
const NEEDED = ["Date", "Time of day", ...DIMENSIONS.map(({ label }) => label)];

/**
 * Entries of 'Export your data'.
 *
 * @throws AppError invalid_input when a column is missing or there twice
 */
export function readOwnCsv(table: Table, reader: Reader, problems: Problems): ReadEntry[] {
  assertColumns(table, NEEDED);
  const read = table.rows.flatMap((row) => readRow(row, reader, problems) ?? []);
  // Sorted, as a spreadsheet may have changed the order; within a day it stays.
  const ordered = inOrder(
    read.map((entry) => ({ ...entry, at: instantOf(entry.localDate, "00:00", "UTC") })),
  );
  let before = 0;
  return ordered.map((entry) => {
    const nominal = instantOf(entry.localDate, HOURS[entry.timeOfDay], reader.timeZone).getTime();
    before = Math.max(Math.min(nominal, reader.now.getTime()), before + 1);
    const at = new Date(before);
    return { ...entry, at, quotes: entry.quotes.map((quote) => dated(quote, at)) };
  });
}

/** A quote as old as its entry; the file tells no more. */
function dated(quote: ReadQuote, at: Date): ReadQuote {
  return { ...quote, createdAt: at, favoritedAt: quote.favoritedAt && at };
}

function readRow(row: TableRow, reader: Reader, problems: Problems): ReadEntry | null {
  const date = row.cell("Date").trim();
  const timeOfDay = row.cell("Time of day").trim().toLowerCase();
  const levels = levelsOf(row, problems);
  const fault = faultOfDay(date, reader);
  if (fault) {
    problems.add(row.place, "Date", fault);
    return null;
  }
  if (!isTimeOfDay(timeOfDay)) {
    problems.add(row.place, "Time of day", "has to be morning, afternoon or evening");
    return null;
  }
  if (levels === null) return null;
  // A quote whose quotation marks were lost has slipped into the cells beside it.
  if (!SAVED.has(savedIn(row))) {
    problems.add(row.place, "Saved", "has to be yes or no");
    return null;
  }
  if (otherTexts(row).length > MOST_OTHERS) {
    problems.add(row.place, OTHER_QUOTES, "holds more quotes than an entry can have");
    return null;
  }
  return {
    id: null,
    name: null,
    at: reader.now,
    localDate: date,
    timeOfDay,
    told: { levels },
    ...asLine(unharmed(row.cell("Line for yourself"))),
    activities: 0,
    quotes: quotesOf(row, reader.now),
  };
}

function levelsOf(row: TableRow, problems: Problems): Levels | null {
  const unread: string[] = [];
  const labels = new Map<DimensionKey, string>(DIMENSIONS.map(({ key, label }) => [key, label]));
  const levels: Levels = levelsFrom((key) => {
    const label = labels.get(key) ?? key;
    const cell = row.cell(label).trim();
    if (cell !== "" && !/^[1-5]$/.test(cell)) unread.push(label);
    return cell === "" ? null : Number(cell);
  });
  for (const label of unread) problems.add(row.place, label, "has to be a whole number from 1 to 5");
  if (unread.length > 0) return null;
  const told = withOverall(levels, row.cell("Mood score").trim());
  if (entryScore(told) > 0) return told;
  problems.add(row.place, "Mood score", "can't be worked out from this line");
  return null;
}

/** Where no dimension was rated, a whole score is an overall level; some spreadsheets write it as `4,00`. */
function withOverall(levels: Levels, score: string): Levels {
  const isRated = Object.values(levels).some((level) => level !== null);
  return !isRated && /^[1-5]([.,]0+)?$/.test(score)
    ? { ...levels, overall: Number.parseInt(score, 10) }
    : levels;
}

const SAVED = new Set(["yes", "no", ""]);

function savedIn(row: TableRow): string {
  return row.cell("Saved").trim().toLowerCase();
}

function otherTexts(row: TableRow): string[] {
  return textsIn(unharmed(row.cell(OTHER_QUOTES)));
}

/** Of an entry's quotes, the last is the current one. */
function quotesOf(row: TableRow, at: Date): ReadQuote[] {
  const text = unharmed(row.cell("Quote")).trim();
  const others = otherTexts(row).map((other) => ({ text: other, isSaved: true }));
  const current = text === "" ? [] : [{ text, isSaved: savedIn(row) === "yes" }];
  return [...others, ...current].map(({ text, isSaved }, variant, { length }) => ({
    variant,
    isCurrent: variant === length - 1,
    content: { text, reason: "", gives: null, passage: null },
    source: "library",
    model: null,
    inputTokens: null,
    outputTokens: null,
    favoritedAt: isSaved ? at : null,
    createdAt: at,
    feedback: null,
  }));
}
