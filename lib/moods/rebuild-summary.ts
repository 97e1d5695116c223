import "server-only";
import { unpackLevels } from "@/lib/check-ins/levels";
import type { Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/member-cipher";
import { changeSummary, type StoredSummary } from "./stored-summary";
import { EMPTY_SUMMARY, type Summary, withEntry } from "./summary";

/**
 * Makes the member's summary anew from their entries and quotes, within one transaction. What they have read and
 * what helped are kept as they are: no entry tells them.
 */
export function rebuildSummary(tx: Transaction, userId: string): Promise<StoredSummary> {
  return changeSummary(tx, userId, (before) => summaryFromEntries(tx, userId, before));
}

async function summaryFromEntries(
  tx: Transaction,
  userId: string,
  { knowsCrisisLines, words }: Summary,
): Promise<Summary> {
  const cipher = await memberCipher(tx, userId);
  const entries = await tx.emotionalState.findMany({
    where: { userId },
    orderBy: { id: "asc" },
    select: { id: true, sealed: true, localDate: true, timeOfDay: true },
  });
  const counted = entries.reduce(
    (summary, entry) => {
      const levels = unpackLevels(cipher.open("EmotionalState", entry.id, entry.sealed));
      return withEntry(summary, { localDate: entry.localDate, timeOfDay: entry.timeOfDay, levels });
    },
    { ...EMPTY_SUMMARY, knowsCrisisLines, words },
  );
  const quotes = await tx.quote.count({ where: { userId, isCurrent: true } });
  const favorites = await tx.quote.count({ where: { userId, favoritedAt: { not: null } } });
  return { ...counted, quotes, favorites };
}
