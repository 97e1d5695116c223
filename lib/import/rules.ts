import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { packLevels } from "@/lib/check-ins/levels";
import { HISTORY_MAX_ENTRIES } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { counted, countOf } from "@/lib/time/date-words";
import type { ReadEntry, ReadFile } from "./read-entry";
import type { ImportPreview } from "./schema";

/** An entry that is here, as far as one of a file could be the same. */
export interface PresentEntry {
  /** What may name it in a file. */
  ids: readonly string[];
  content: string;
}

/** What two entries have to agree in to be the same, where nothing names them. */
export function contentOf(localDate: string, timeOfDay: TimeOfDay, levels: Levels): string {
  return `${localDate} ${timeOfDay} ${packLevels(levels)}`;
}

/**
 * The entries of a file that are not here yet. One is here if its id or its name is, else if an entry of the same day,
 * time of day and levels is, which none other of the file has claimed.
 *
 * @param idsOf what may name an entry here
 */
export function newEntries(
  entries: readonly ReadEntry[],
  present: readonly PresentEntry[],
  idsOf: (entry: ReadEntry) => readonly string[],
): ReadEntry[] {
  const byId = new Map(present.flatMap((entry) => entry.ids.map((id) => [id, entry])));
  const unclaimed = new Map<string, number>();
  for (const { content } of present) unclaimed.set(content, (unclaimed.get(content) ?? 0) + 1);
  const claim = (content: string) => unclaimed.set(content, (unclaimed.get(content) ?? 0) - 1);
  const seen = new Set<string>();
  const unknown = entries.filter((entry) => {
    const ids = idsOf(entry);
    const isRepeated = ids.some((id) => seen.has(id));
    for (const id of ids) seen.add(id);
    const known = ids.map((id) => byId.get(id)).find((found) => found !== undefined);
    if (known && !isRepeated) claim(known.content);
    return !known && !isRepeated;
  });
  return unknown.filter(({ localDate, timeOfDay, told }) => {
    const content = contentOf(localDate, timeOfDay, told.levels);
    if ((unclaimed.get(content) ?? 0) <= 0) return true;
    claim(content);
    return false;
  });
}

/** @throws AppError invalid_input when a member would have more entries than can be counted anew */
export function assertRoomFor(coming: number, here: number): void {
  if (coming === 0 || here + coming <= HISTORY_MAX_ENTRIES) return;
  throw new AppError(
    "invalid_input",
    `This file has ${countOf(coming, "new entry", "new entries")}, and you already have ${counted(here)}. ` +
      `We can keep up to ${counted(HISTORY_MAX_ENTRIES)} in all, so nothing was imported.`,
  );
}

/** What would come in of a file. */
export function previewOf(file: ReadFile, fresh: readonly ReadEntry[]): ImportPreview {
  const days = fresh.map(({ localDate }) => localDate).sort();
  const [from, to] = [days.at(0), days.at(-1)];
  const quotes = fresh.flatMap((entry) => entry.quotes);
  return {
    kind: file.kind,
    found: file.found,
    entries: fresh.length,
    days: from && to ? { from, to } : null,
    lines: fresh.filter(({ line }) => line !== null).length,
    quotes: quotes.length,
    favorites: quotes.filter(({ favoritedAt }) => favoritedAt !== null).length,
    alreadyHere: file.entries.length - fresh.length,
    shortened: fresh.filter(({ isShortened }) => isShortened).length,
    activities: fresh.reduce((sum, { activities }) => sum + activities, 0),
    problems: file.problems,
    problemCount: file.problemCount,
    otherMoods: file.otherMoods,
  };
}
