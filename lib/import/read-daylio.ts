import type { Levels } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { timeOfDayAt } from "@/lib/check-ins/rules";
import { instantOf } from "@/lib/time/clock";
import {
  asLine,
  faultOfDay,
  inOrder,
  LONGEST_TEXT,
  type Problems,
  type ReadEntry,
  type Reader,
} from "./read-entry";
import { assertColumns, type Table, type TableRow } from "./read-table";

/** What Daylio calls its moods unless a member renames them. */
const MOODS = new Map([
  ["rad", 5],
  ["good", 4],
  ["meh", 3],
  ["bad", 2],
  ["awful", 1],
]);

const NEEDED = ["full_date", "time", "mood"];

/** Whether the columns are those of Daylio's CSV export. */
export function isDaylio({ columns }: Table): boolean {
  return NEEDED.every((column) => columns.includes(column));
}

/**
 * Entries of Daylio: moods as overall levels, notes as lines; activities are counted and left out.
 *
 * @throws AppError invalid_input when a column is there twice
 */
export function readDaylio(table: Table, reader: Reader, problems: Problems): ReadEntry[] {
  assertColumns(table, NEEDED);
  const entries = table.rows.flatMap((row) => readRow(row, reader, problems) ?? []);
  const named = new Map<string, number>();
  return inOrder(entries).map((entry) => {
    // Two alike in one minute are two.
    const before = named.get(entry.name ?? "") ?? 0;
    named.set(entry.name ?? "", before + 1);
    return { ...entry, name: `${entry.name} ${before}`, at: new Date(entry.at.getTime() + before) };
  });
}

function readRow(row: TableRow, reader: Reader, problems: Problems): ReadEntry | null {
  const date = row.cell("full_date").trim();
  const time = timeIn(row.cell("time"));
  const overall = MOODS.get(row.cell("mood").trim().toLowerCase());
  const fault = faultOfDay(date, reader);
  if (fault) {
    problems.add(row.place, "full_date", fault);
    return null;
  }
  if (time === null) {
    problems.add(row.place, "time", "has to be a time such as 20:30 or 8:30 PM");
    return null;
  }
  const at = instantOf(date, time, reader.timeZone);
  if (at > reader.now) {
    problems.add(row.place, "full_date", "is in the future");
    return null;
  }
  if (overall === undefined) {
    problems.otherMoods += 1;
    problems.add(row.place, "mood", "isn't one of Daylio's five standard moods");
    return null;
  }
  const levels: Levels = { ...levelsFrom(() => null), overall };
  return {
    id: null,
    name: `daylio ${date} ${time} ${overall}`,
    at,
    localDate: date,
    timeOfDay: timeOfDayAt(Number(time.slice(0, 2))),
    told: { levels },
    ...asLine([row.cell("note_title"), row.cell("note")].map(plainText).filter(Boolean).join("\n")),
    activities: row
      .cell("activities")
      .split("|")
      .filter((name) => name.trim() !== "").length,
    quotes: [],
  };
}

/** `20:30` of "20:30", "8:30 PM" or "8:30 p.m."; null of anything else. */
function timeIn(cell: string): string | null {
  const [, hours, minutes, half] =
    /^(\d{1,2})[:.](\d\d)(?::\d\d)?\s*([ap]\.?\s?m\.?)?$/i.exec(cell.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const isOnClock = half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12;
  return isOnClock ? `${String(hour).padStart(2, "0")}:${minutes}` : null;
}

const CHARACTERS: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

/** A note without the marks of its layout, which Daylio writes as HTML. */
function plainText(note: string): string {
  return note
    .slice(0, LONGEST_TEXT)
    .replace(/<br\s{0,9}\/?>|<\/(?:p|div|li|h[1-6])>/gi, "\n")
    .replace(/<\/?(?:b|i|u|s|strong|em|ul|ol|li|p|div|span|font|h[1-6])(?:\s[^<>]{0,200})?>/gi, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => CHARACTERS[name] ?? whole)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
