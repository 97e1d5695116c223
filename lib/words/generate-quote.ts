import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { packCheckIn, unpackCheckIn } from "@/lib/check-ins/levels";
import type { Wish } from "@/lib/check-ins/rules";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { isOwnerGone, isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { noticedIn, recordInsights } from "@/lib/moods/insights/record-insights";
import { type CheckIn, recordCheckIn } from "@/lib/moods/record-check-in";
import { lockEntry, noSuchEntry, openLine, type StoredEntry } from "@/lib/moods/stored-entry";
import { insertCounted, readStoredSummary, type StoredSummary } from "@/lib/moods/stored-summary";
import { type Summary, withQuote, withWordsRead } from "@/lib/moods/summary";
import { now } from "@/lib/time/clock";
import { findQuoteOfEntry, openEntryOfQuote } from "./queries";
import { requestFor, type Written } from "./request";
import { careOf, isPast, reasonLine, supportOf } from "./rules";
import { type GeneratedQuote, MOST_OTHERS } from "./schema";
import { sealQuote } from "./stored-quote";
import type { QuoteRequest, WrittenQuote } from "./writers/port";
import { libraryWriter, type QuoteWriter } from "./writers/writer";

/** Quotes that are being written, by entry: the same check-in asked for many times at once is written once. */
const underWay = new Map<string, Promise<GeneratedQuote>>();

const NO_WORDS = "Your check-in is saved, but we couldn't write the words for it just now. Please try again.";

interface Circumstances {
  /** When the check-in was made; now, unless a history is being written. */
  at?: Date;
  /** Who writes; Hearten's own library unless told, so that nobody's ratings reach a model by oversight. */
  writer?: QuoteWriter;
  /** The summary as it was last seen; it is read when there is none. */
  known?: StoredSummary | null;
}

/**
 * A check-in and the quote for it. The entry is committed first; asked again with the same idempotency key,
 * the same entry gets its quote, and a quote that is there is answered as it is.
 *
 * @throws AppError upstream_unavailable when no words could be written; the entry is kept
 */
export async function generateQuote(
  userId: string,
  timeZone: string,
  checkIn: CheckIn,
  { at = now(), writer = libraryWriter, known = null }: Circumstances = {},
): Promise<GeneratedQuote> {
  const { entryId, localDate, counted } = await recordCheckIn(userId, timeZone, checkIn, at, known);
  const { levels, moved = null, timeOfDay, wish = null } = checkIn;
  const notice = !checkIn.isLate;
  const isPastNow = !notice && isPast(at, now());
  const entry = { userId, entryId, localDate, levels, moved, timeOfDay, wish, isPast: isPastNow };
  const writing = underWay.get(entryId) ?? quoteOf(entry, at, counted, { writer, notice });
  underWay.set(entryId, writing);
  try {
    return await writing;
  } finally {
    underWay.delete(entryId);
  }
}

interface Writing {
  writer: QuoteWriter;
  /** Whether what the entry shows is still to be noticed: with a late one it was, as it was counted in. */
  notice: boolean;
}

async function quoteOf(entry: Written, at: Date, counted: StoredSummary | null, { writer, notice }: Writing) {
  const { userId, entryId } = entry;
  // A fresh entry cannot have a quote yet.
  const present = counted ? null : await findQuoteOfEntry(userId, entryId);
  if (present) return present;
  const stored = counted ?? (await readStoredSummary(await database(), userId));
  const request = await requestFor(entry, stored.summary, writer);
  const written = await writeOrRefuse(writer, request);
  try {
    const quote = await storeQuote(
      await database(),
      { entry, at, variant: 0, request, written },
      stored,
      withQuote,
    );
    if (notice) await recordInsights(userId, noticedIn(stored.summary), at);
    return quote;
  } catch (error) {
    // Deleted while its words were written.
    if (isOwnerGone(error)) throw noSuchEntry(error);
    const winner = isUniqueViolation(error) ? await findQuoteOfEntry(userId, entryId) : null;
    if (!winner) throw error;
    return winner;
  }
}

/** @throws AppError upstream_unavailable when no words could be written */
function writeOrRefuse(writer: QuoteWriter, request: QuoteRequest): Promise<WrittenQuote> {
  return writer.write(request).catch((cause: unknown) => {
    // Who needs a person to talk to needs them without words of ours as well.
    const told = supportOf(careOf(request));
    throw new AppError("upstream_unavailable", NO_WORDS, { cause, told });
  });
}

interface NewQuote {
  entry: Written;
  at: Date;
  variant: number;
  /** What stands with the entry already. */
  line?: string | null;
  request: QuoteRequest;
  written: WrittenQuote;
}

/** Stores a text as its entry's quote, and that it was read. */
async function storeQuote(
  db: Transaction,
  { entry: { userId, entryId }, at, variant, line = null, request, written }: NewQuote,
  known: StoredSummary,
  count: (summary: Summary, passage: string | null) => Summary,
): Promise<GeneratedQuote> {
  const { text, source, names, gives, passage, model, inputTokens, outputTokens } = written;
  const id = newId(at);
  const reason = reasonLine(request, names);
  const sealed = sealQuote(await memberCipher(db, userId), id, { text, reason, gives, passage });
  const values = Prisma.sql`
    ${id}::uuid, ${userId}::uuid, ${entryId}::uuid, ${variant}::smallint, ${sealed}, ${source}::"QuoteSource",
    ${model}, ${inputTokens}::int, ${outputTokens}::int, ${at}::timestamptz`;
  await insertCounted(db, userId, known, { into: COLUMNS, values }, (summary) => count(summary, passage));
  return {
    id,
    checkInId: entryId,
    text,
    isFavorite: false,
    createdAt: at.toISOString(),
    source,
    reason,
    ...supportOf(careOf(request)),
    line,
    othersLeft: MOST_OTHERS - variant,
  };
}

const COLUMNS = Prisma.sql`
  "Quote" ("id", "userId", "emotionalStateId", "variant", "sealed", "source",
    "model", "inputTokens", "outputTokens", "createdAt")`;

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
