import "server-only";
import { unpackLevels } from "@/lib/check-ins/levels";
import type { Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { inTurns } from "@/lib/ground/each-of-many";
import { lastLook } from "./insights/links";
import { countedIn, EMPTY_SUMMARY, type Summary, type SummaryEntry, withEntry } from "./summary";

/** An entry as far as it is counted. */
export interface CountableEntry extends SummaryEntry {
  id: string;
  createdAt: Date;
  /** The import that it came with; null when it was made here. */
  importId: string | null;
}

/** How many are read with one statement. */
const PAGE = 1_000;

/** All of a member's entries, opened, in the order in which they were made. */
export async function countableEntries(db: Transaction, userId: string): Promise<CountableEntry[]> {
  const cipher = await memberCipher(db, userId);
  const entries: CountableEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const rows = await db.emotionalState.findMany({
      where: { userId, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: "asc" },
      take: PAGE,
      select: { id: true, sealed: true, localDate: true, timeOfDay: true, createdAt: true, importId: true },
    });
    await inTurns(rows, ({ sealed, ...row }) => {
      entries.push({ ...row, levels: unpackLevels(cipher.open("EmotionalState", row.id, sealed)) });
    });
    if (rows.length < PAGE) return entries;
  }
}

/** Hears of each entry from an instant on as it is counted in: the summary with it, and when it was made. */
export interface Counting {
  since: Date;
  onCounted: (summary: Summary, at: Date) => void;
}

/** A summary of these entries, oldest first. What no entry tells is as it was; quotes are not counted yet. */
export async function countEntries(
  { knowsCrisisLines, resurfacing, hidesStreaks, words }: Summary,
  entries: readonly CountableEntry[],
  counting: Counting | null = null,
): Promise<Summary> {
  let counted: Summary = { ...EMPTY_SUMMARY, knowsCrisisLines, resurfacing, hidesStreaks, words };
  const last = lastLook(entries.length);
  await inTurns(entries, (entry, index) => {
    const isHeard = counting !== null && entry.createdAt >= counting.since;
    counted = (isHeard || index + 1 === last ? withEntry : countedIn)(counted, entry);
    if (isHeard) counting.onCounted(counted, entry.createdAt);
  });
  return counted;
}
