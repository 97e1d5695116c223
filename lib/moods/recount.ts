import "server-only";
import type { Transaction } from "@/lib/db/client";
import { type CountableEntry, countableEntries, countEntries } from "./count-entries";
import { type Noticed, noticedIn, replaceInsights } from "./insights/record-insights";
import { countQuotes, exchangeSummary, readStoredSummary, type StoredSummary } from "./stored-summary";
import type { Summary } from "./summary";

/** For the transaction: a long history takes its time to be counted anew. */
export const RECOUNTING = { timeout: 30_000 };

/** What entries come to. It was counted while nothing was locked, and holds as long as the summary is the one before. */
export interface CountedAhead {
  before: StoredSummary;
  /** From when on what was noticed is noticed anew. */
  since: Date;
  summary: Summary;
  noticed: readonly Noticed[];
}

/** What changes in the words that a member has read and judged. */
export type WordsChange = (words: Summary["words"]) => Summary["words"];

/**
 * Counts entries as they will be, for a change that is still to be made.
 *
 * @param before the summary as it was before the entries were read
 */
export async function countAhead(
  before: StoredSummary,
  entries: readonly CountableEntry[],
  since: Date,
): Promise<CountedAhead> {
  const noticed: Noticed[] = [];
  const onCounted = (summary: Summary, at: Date) => noticed.push({ at, insights: noticedIn(summary) });
  const summary = await countEntries(before.summary, entries, { since, onCounted });
  return { before, since, summary, noticed };
}

/** Keeps what was counted ahead, within the transaction that made the change; null when it no longer holds. */
export async function keepCounted(
  tx: Transaction,
  userId: string,
  { before, since, summary, noticed }: CountedAhead,
  change: WordsChange = (words) => words,
): Promise<StoredSummary | null> {
  const quotes = await countQuotes(tx, userId);
  const words = change(summary.words);
  const kept = await exchangeSummary(tx, userId, before, { ...summary, ...quotes, words });
  if (kept) await replaceInsights(tx, userId, since, noticed);
  return kept;
}

/**
 * Counts the member's entries anew once one of them was changed, deleted or put in between, within the same transaction. What was
 * noticed from that entry on is noticed anew: afterwards all stands as if the entry had always been so.
 *
 * Nothing is locked while it counts, so that nobody waits for that: when another change came between, it counts again.
 *
 * @param since when the entry was made
 */
export async function recount(
  tx: Transaction,
  userId: string,
  since: Date,
  change?: WordsChange,
): Promise<StoredSummary> {
  for (;;) {
    const before = await readStoredSummary(tx, userId);
    const ahead = await countAhead(before, await countableEntries(tx, userId), since);
    const kept = await keepCounted(tx, userId, ahead, change);
    if (kept) return kept;
  }
}
