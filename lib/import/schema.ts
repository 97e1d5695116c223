import { z } from "zod";
import { LocalDate } from "@/lib/check-ins/schema";
import { IMPORT_MAX_MB } from "@/lib/config/policy";

export const KINDS = ["hearten_csv", "hearten_json", "daylio"] as const;
export type Kind = (typeof KINDS)[number];

export const MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;

export const TOO_LARGE =
  `This file is larger than ${IMPORT_MAX_MB} MB, which is more than we can take in one go. ` +
  "If it's 'Export everything', try the CSV file of 'Export your data': it's smaller.";

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
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The last import that can still be undone; null where there is none. */
export const LastImport = z.object({
  last: z.object({ entries: z.int(), importedAt: z.string(), undoUntil: z.string() }).nullable(),
});
export type LastImport = z.infer<typeof LastImport>;

/** A line of the reply to an import, which is told as it goes on: how far it is, and how it ended. */
export const ImportStep = z.union([
  z.object({ done: z.int(), of: z.int() }),
  z.object({ imported: z.int() }),
  z.object({ message: z.string() }),
]);
export type ImportStep = z.infer<typeof ImportStep>;
