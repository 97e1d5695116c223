import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import type { Told } from "@/lib/check-ins/levels";
import { LINE_MAX } from "@/lib/config/policy";
import type { Feedback } from "@/lib/moods/taste";
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
