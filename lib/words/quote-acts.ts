import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { assertMayKeep } from "@/lib/consent/queries";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { isOwnerGone } from "@/lib/db/errors";
import { AppError } from "@/lib/ground/errors";
import type { WordsChange } from "@/lib/moods/recount";
import { changeSummary } from "@/lib/moods/stored-summary";
import { withFavorite } from "@/lib/moods/summary";
import { type Feedback, type Judged, NO_TASTE, withFeedback } from "@/lib/moods/taste";
import { now } from "@/lib/time/clock";
import { entryById } from "./library";
import { openEntryOfQuote } from "./queries";
import { openFeedback, openQuote, type QuoteContent, sealFeedback } from "./stored-quote";

/**
 * Saves one of the member's quotes, or lets it go. Saving twice is saving once.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's
 */
export async function setFavorite(userId: string, id: string, isFavorite: boolean, at = now()) {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { count } = await tx.quote.updateMany({
      where: { id, userId, favoritedAt: isFavorite ? null : { not: null } },
      data: { favoritedAt: isFavorite ? at : null },
    });
    if (count === 1) await changeSummary(tx, userId, (summary) => withFavorite(summary, isFavorite ? 1 : -1));
    else if ((await tx.quote.count({ where: { id, userId } })) === 0) {
      throw new AppError("not_found", "This quote is no longer here.");
    }
  });
  return { id, isFavorite };
}

/**
 * Keeps what the member says of one of their quotes, and learns from it. Said anew, the new word replaces the old.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's, forbidden when the member took
 *   back their consent to keeping such things
 */
export async function giveFeedback(userId: string, quoteId: string, feedback: Feedback) {
  const db = await database();
  const found = await openEntryOfQuote(userId, quoteId);
  if (!found) throw new AppError("not_found", "This quote is no longer here.");
  const judged = judgedOf(found.quote);
  const keeping = db.$transaction(async (tx) => {
    await assertMayKeep(tx, userId);
    await changeSummary(tx, userId, async ({ words, ...summary }) => {
      const cipher = await memberCipher(tx, userId);
      const before = await tx.quoteFeedback.findFirst({
        where: { quoteId, userId },
        select: { sealed: true },
      });
      const without = before
        ? withFeedback(words.taste, judged, openFeedback(cipher, quoteId, before.sealed), -1)
        : words.taste;
      const sealed = sealFeedback(cipher, quoteId, feedback);
      await tx.quoteFeedback.upsert({
        where: { userId_quoteId: { userId, quoteId } },
        create: { quoteId, userId, sealed },
        update: { sealed },
        select: { quoteId: true },
      });
      return { ...summary, words: { ...words, taste: withFeedback(without, judged, feedback) } };
    });
  });
  await keeping.catch((error: unknown) => {
    // Deleted in the same moment.
    throw isOwnerGone(error) ? new AppError("not_found", "This quote is no longer here.") : error;
  });
  return { id: quoteId, helped: feedback.helped };
}

/** What was said of these of the member's quotes no longer counts. */
export async function unlearnt(
  tx: Transaction,
  userId: string,
  which: Pick<Prisma.QuoteWhereInput, "emotionalStateId" | "emotionalState">,
): Promise<WordsChange> {
  const cipher = await memberCipher(tx, userId);
  const judged = await tx.quote.findMany({
    where: { ...which, userId, feedback: { isNot: null } },
    select: { id: true, sealed: true, feedback: { select: { sealed: true } } },
  });
  return (words) => ({
    ...words,
    taste: judged.reduce((taste, { id, sealed, feedback }) => {
      if (!feedback) return taste;
      const said = openFeedback(cipher, id, feedback.sealed);
      return withFeedback(taste, judgedOf(openQuote(cipher, id, sealed)), said, -1);
    }, words.taste),
  });
}

/** What learning looks at in a quote. */
export function judgedOf({ text, gives, passage }: QuoteContent): Judged {
  return {
    gives,
    words: text.split(/\s+/).length,
    hasImage: entryById(passage ?? undefined)?.image !== undefined,
  };
}

/** Forgets what was learnt, and everything that it was learnt from. */
export async function forgetLearnt(userId: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    await changeSummary(tx, userId, async ({ words, ...summary }) => {
      await tx.quoteFeedback.deleteMany({ where: { userId } });
      return { ...summary, words: { ...words, taste: NO_TASTE } };
    });
  });
}
