import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { RECOUNTING, recount } from "@/lib/moods/recount";
import { lockEntry } from "@/lib/moods/stored-entry";
import { changeSummary } from "@/lib/moods/stored-summary";
import { type Taste, withFeedback } from "@/lib/moods/taste";
import { judgedOf } from "./give-feedback";
import { openFeedback, openQuote } from "./stored-quote";

/**
 * Deletes an entry with all of its quotes, favorites too, for ever. What was counted, noticed and learnt from it goes
 * with it; only which texts of the library were read stays, so that none comes twice.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's
 */
export async function deleteEntry(userId: string, id: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const entry = await lockEntry(tx, userId, id);
    await changeSummary(tx, userId, async ({ words, ...summary }) => ({
      ...summary,
      words: { ...words, taste: await tasteWithout(tx, userId, id, words.taste) },
    }));
    await tx.emotionalState.deleteMany({ where: { id, userId } });
    await recount(tx, userId, entry.createdAt);
  }, RECOUNTING);
}

/** The taste without what was said of an entry's quotes. */
async function tasteWithout(
  tx: Transaction,
  userId: string,
  emotionalStateId: string,
  taste: Taste,
): Promise<Taste> {
  const cipher = await memberCipher(tx, userId);
  const judged = await tx.quote.findMany({
    where: { userId, emotionalStateId, feedback: { isNot: null } },
    select: { id: true, sealed: true, feedback: { select: { sealed: true } } },
  });
  return judged.reduce((without, { id, sealed, feedback }) => {
    if (!feedback) return without;
    const said = openFeedback(cipher, id, feedback.sealed);
    return withFeedback(without, judgedOf(openQuote(cipher, id, sealed)), said, -1);
  }, taste);
}
