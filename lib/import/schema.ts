import { z } from "zod";
import { LocalDate } from "@/lib/check-ins/schema";
import { anId } from "@/lib/ground/id";

export const KINDS = ["hearten_csv", "hearten_json", "daylio"] as const;
export type Kind = (typeof KINDS)[number];

/** How many faults of a file are told one by one. */
export const PROBLEMS_TOLD = 20;

/** What of a file can't be read, and where it stands. It never repeats what stands there. */
export const Problem = z.object({
  /** "Line 12", or in JSON "Check-in 12". */
  place: z.string(),
  field: z.string().nullable(),
  why: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** What would come in, before anything does. */
export const ImportPreview = z.object({
  kind: z.enum(KINDS),
  /** Of the file, those that can't be read or are here already included. */
  found: z.int(),
  /** Of these, the ones that would come in. */
  entries: z.int(),
  days: z.object({ from: LocalDate, to: LocalDate }).nullable(),
  lines: z.int(),
  quotes: z.int(),
  favorites: z.int(),
  /** Entries of the file that are here already, and are left out. */
  alreadyHere: z.int(),
  /** Lines that are too long, of which the beginning comes in. */
  shortened: z.int(),
  /** Activities, which have no place here. */
  activities: z.int(),
  problems: z.array(Problem).max(PROBLEMS_TOLD),
  problemCount: z.int(),
  /** Of these, moods of Daylio that a member named themselves. */
  otherMoods: z.int(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The last import that can still be undone; null where there is none. */
export const LastImport = z.object({
  last: z.object({ id: anId(), entries: z.int(), importedAt: z.string(), undoUntil: z.string() }).nullable(),
});
export type LastImport = z.infer<typeof LastImport>;

/** Which import to undo: another one may have become the last meanwhile. */
export const UndoQuery = z.object({ id: anId("must be the id of an import") });

/** A line of the reply to an import, which is told as it goes on: how far it is, and how it ended. */
export const ImportStep = z.union([
  z.object({ done: z.int(), of: z.int() }),
  z.object({ imported: z.int() }),
  z.object({ message: z.string() }),
]);
export type ImportStep = z.infer<typeof ImportStep>;
