import "server-only";
import { packCheckIn, unpackCheckIn } from "@/lib/check-ins/levels";
import type { Wish } from "@/lib/check-ins/rules";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/ground/errors";
import { lockEntry, openLine, type StoredEntry } from "@/lib/moods/stored-entry";
import { readStoredSummary } from "@/lib/moods/stored-summary";
import { withWordsRead } from "@/lib/moods/summary";
import { now } from "@/lib/time/clock";
import { storeQuote, writeOrRefuse } from "./generate-quote";
import { findQuoteOfEntry, openEntryOfQuote } from "./queries";
import { requestFor, type Written } from "./request";
import { type GeneratedQuote, MOST_OTHERS } from "./schema";
import type { QuoteWriter } from "./writers/writer";

interface Asked {
  writer: QuoteWriter;
  /** What would help, said anew; left out, it stays as it was said with the check-in. */
  wish?: Wish | null | undefined;
  at?: Date;
}

/**
 * Another text for the entry of a quote; from then on it is the entry's quote, and the ones before are kept.
 * Asked for a text that is no longer its entry's quote, the one that is comes back: a lost answer loses nothing.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's,
 *   conflict when the entry has had all its texts, upstream_unavailable when none could be written
 */
export async function anotherQuote(
  userId: string,
  quoteId: string,
  { writer, wish, at = now() }: Asked,
): Promise<GeneratedQuote> {
  const db = await database();
  const found = await openEntryOfQuote(userId, quoteId);
  if (!found) throw new AppError("not_found", "This quote is no longer here.");
  const { variant, isCurrent } = found;
  const entry = { userId, ...found.entry, ...(wish === undefined ? {} : { wish }) };
  if (!isCurrent) return present(userId, entry.entryId);
  if (variant >= MOST_OTHERS) {
    throw new AppError(
      "conflict",
      "There are no more quotes for this check-in. Move a slider to start a new check-in.",
    );
  }
  const stored = await readStoredSummary(db, userId);
  const request = await requestFor(entry, stored.summary, writer, variant + 1);
  const written = await writeOrRefuse(writer, request);
  try {
    return await db.$transaction(async (tx) => {
      const present = await lockEntry(tx, userId, entry.entryId);
      await tx.quote.updateMany({
        where: { userId, emotionalStateId: entry.entryId },
        data: { isCurrent: false },
      });
      if (entry.wish !== found.entry.wish) await changeWish(tx, entry, present);
      const line = openLine(await memberCipher(tx, userId), entry.entryId, present.sealedLine);
      const next = { entry, at, variant: variant + 1, line, request, written };
      return storeQuote(tx, next, stored, withWordsRead);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return present(userId, entry.entryId);
  }
}

/** What would help is kept with the entry, as it was last said; its levels may have been corrected meanwhile. */
async function changeWish(
  tx: Transaction,
  { userId, entryId, wish }: Written,
  present: StoredEntry,
): Promise<void> {
  const cipher = await memberCipher(tx, userId);
  const told = unpackCheckIn(cipher.open("EmotionalState", entryId, present.sealed));
  const sealed = cipher.seal("EmotionalState", entryId, packCheckIn({ ...told, wish }));
  await tx.emotionalState.updateMany({ where: { id: entryId, userId }, data: { sealed } });
}

async function present(userId: string, entryId: string): Promise<GeneratedQuote> {
  const quote = await findQuoteOfEntry(userId, entryId);
  if (!quote) throw new AppError("not_found", "This quote is no longer here.");
  return quote;
}
