import "server-only";
import type { Transaction } from "@/lib/db/client";
import { type Noticed, noticedIn, replaceInsights } from "./insights/record-insights";
import { rebuildSummary, type StoredSummary } from "./stored-summary";

/** For the transaction: a long history takes its time to be counted anew. */
export const RECOUNTING = { timeout: 30_000 };

/**
 * Counts the member's entries anew once one of them was changed, deleted or put in between, within the same transaction. What was
 * noticed from that entry on is noticed anew: afterwards all stands as if the entry had always been so.
 *
 * @param since when the entry was made
 */
export async function recount(tx: Transaction, userId: string, since: Date): Promise<StoredSummary> {
  const noticed: Noticed[] = [];
  const counted = await rebuildSummary(tx, userId, {
    since,
    onCounted: (summary, at) => noticed.push({ at, insights: noticedIn(summary) }),
  });
  await replaceInsights(tx, userId, since, noticed);
  return counted;
}
