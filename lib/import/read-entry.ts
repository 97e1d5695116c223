import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import type { Told } from "@/lib/check-ins/levels";
import { LocalDate } from "@/lib/check-ins/schema";
import { IMPORT_MAX_ENTRIES, LINE_MAX } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import type { Feedback } from "@/lib/moods/taste";
import { addDays, daysBetween, localDate } from "@/lib/time/clock";
import { counted } from "@/lib/time/date-words";
import { excerpt, isCut } from "@/lib/words/rules";
import type { QuoteContent } from "@/lib/words/stored-quote";
import { type Kind, PROBLEMS_TOLD, type Problem } from "./schema";

/** An entry as a file tells it. */
export interface ReadEntry {
  /** Its id at Hearten, where the file holds it. */
  id: string | null;
  /** What names it in the file each time it is exported; null where nothing does. */
  name: string | null;
  at: Date;
  localDate: string;
  timeOfDay: TimeOfDay;
  told: Told;
  line: string | null;
  isShortened: boolean;
  activities: number;
  quotes: ReadQuote[];
}

export interface ReadQuote {
  variant: number;
  isCurrent: boolean;
  content: QuoteContent;
  source: "ai" | "library";
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  favoritedAt: Date | null;
  createdAt: Date;
  feedback: (Feedback & { createdAt: Date }) | null;
}

/** Everything that a file tells. */
export interface ReadFile {
  kind: Kind;
  /** How many entries the file has, those that can't be read included. */
  found: number;
  /** Oldest first. */
  entries: ReadEntry[];
  problems: Problem[];
  problemCount: number;
  /** Moods of Daylio that a member named themselves, which can't be read. */
  otherMoods: number;
}

/** Who brings the file: days and times in it are on their clock. */
export interface Reader {
  timeZone: string;
  now: Date;
}

/** Collects what can't be read: all are counted, the first few told. */
export class Problems {
  readonly told: Problem[] = [];
  count = 0;
  otherMoods = 0;

  add(place: string, field: string | null, why: string): void {
    this.count += 1;
    if (this.told.length < PROBLEMS_TOLD) this.told.push({ place, field, why });
  }
}

/** As much of a text as is looked at: many times what a line of theirs may hold. */
export const LONGEST_TEXT = 4_000;

/** What a member wrote, as a line of theirs: of what is too long, the beginning, cut at a word. */
export function asLine(text: string): Pick<ReadEntry, "line" | "isShortened"> {
  const line = text.trim().slice(0, LONGEST_TEXT).replaceAll("\r\n", "\n").trim();
  if (line === "") return { line: null, isShortened: false };
  return isCut(line, LINE_MAX)
    ? { line: excerpt(line, LINE_MAX - 1), isShortened: true }
    : { line, isShortened: false };
}

/** Entries in the order of time; of the same instant, as they stood. */
export function inOrder(entries: readonly ReadEntry[]): ReadEntry[] {
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const EARLIEST_DAY = "2000-01-01";
/** The first day began, where the sun rises first, while it was the day before in UTC. */
const EARLIEST = Date.UTC(1999, 11, 31);

/** What is wrong with the day of an entry, wherever the member may have been. */
export function faultOfDay(date: string, { timeZone, now }: Reader): string | null {
  if (!LocalDate.safeParse(date).success) return "has to be a day such as 2026-11-21";
  if (date < EARLIEST_DAY) return "is before 2000";
  return date > addDays(localDate(now, timeZone), 1) ? "is in the future" : null;
}

/** What is wrong with an instant that something was stored at. */
export function faultOfInstant(at: Date, { now }: Reader): string | null {
  if (at.getTime() < EARLIEST) return "is before 2000";
  return at > now ? "is in the future" : null;
}

/** Whether an instant can't have been on a day, anywhere. */
export function isApart(date: string, at: Date): boolean {
  return Math.abs(daysBetween(date, localDate(at, "UTC"))) > 2;
}

/** Why a file is refused whole, in words for the member. */
const REFUSALS = {
  otherKind:
    "We can't read this kind of file. You can import Hearten's own exports, as CSV or JSON, and the CSV export of Daylio.",
  empty: "There are no entries in this file.",
  brokenLetters:
    "We can't read the text in this file. Export it again, or save it as a UTF-8 CSV file, then choose it again.",
  brokenJson: "This file ends too early or was changed, so we can't read it. Please export it again.",
  tooMany: `This file has more than ${counted(IMPORT_MAX_ENTRIES)} entries, which is more than we can take in one go.`,
};

export function refusal(why: keyof typeof REFUSALS): AppError {
  return new AppError("invalid_input", REFUSALS[why]);
}

/** How many of the columns that are missing are named; of a file that is no export it may be most of them. */
const MISSING_TOLD = 3;

export function columnsMissing(columns: readonly string[]): AppError {
  const more = columns.length - MISSING_TOLD;
  const named = columns.slice(0, MISSING_TOLD).join(", ") + (more > 0 ? ` and ${counted(more)} more` : "");
  const what =
    columns.length === 1 ? "A column is missing from this file" : "Columns are missing from this file";
  return new AppError("invalid_input", `${what}: ${named}. Nothing was imported. Please export it again.`);
}

export function columnTwice(column: string): AppError {
  return new AppError(
    "invalid_input",
    `The column ${column} is in this file twice, so we can't tell which one to use. Please export it again.`,
  );
}
