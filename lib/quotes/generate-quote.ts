import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type CheckIn, recordCheckIn } from "@/lib/check-ins/record-check-in";
import { now } from "@/lib/clock";
import { type CrisisCare, crisisCare } from "@/lib/crisis/rules";
import { database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/member-cipher";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/errors";
import { noticedIn, recordInsights } from "@/lib/insights/record-insights";
import { insertCounted, readStoredSummary, type StoredSummary } from "@/lib/moods/stored-summary";
import { hopeBefore, recentLevels, type Summary, withQuote } from "@/lib/moods/summary";
import { libraryWriter } from "@/lib/services/quote-writer/choose";
import type { QuoteRequest, WrittenQuote } from "@/lib/services/quote-writer/port";
import { findQuoteOfEntry, recentTexts } from "./queries";
import { reasonLine, supportOf } from "./rules";
import { salience, usualLevels } from "./salience";
import type { GeneratedQuote } from "./schema";
import { sealQuote } from "./stored-quote";

/** Quotes that are being written, by entry: the same check-in asked for many times at once is written once. */
const underWay = new Map<string, Promise<GeneratedQuote>>();

const NO_WORDS =
  "Your check-in is saved, but the words for it could not be written just now. Please try again.";

interface Writer {
  write(request: QuoteRequest): Promise<WrittenQuote>;
}

interface Circumstances {
  /** When the check-in was made; now, unless a history is being written. */
  at?: Date;
  /** Who writes; Hearten's own library unless told, so that nobody's ratings reach a model by oversight. */
  writer?: Writer;
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
  { at = now(), writer = libraryWriter }: Circumstances = {},
): Promise<GeneratedQuote> {
  const { entryId, localDate, counted } = await recordCheckIn(userId, timeZone, checkIn, at);
  const writing =
    underWay.get(entryId) ?? quoteOf({ userId, entryId, localDate, checkIn, at }, counted, writer);
  underWay.set(entryId, writing);
  try {
    return await writing;
  } finally {
    underWay.delete(entryId);
  }
}

interface Entry {
  userId: string;
  entryId: string;
  localDate: string;
  checkIn: CheckIn;
  at: Date;
}

async function quoteOf(entry: Entry, counted: StoredSummary | null, writer: Writer) {
  const { userId, entryId, at } = entry;
  // A fresh entry cannot have a quote yet.
  const present = counted ? null : await findQuoteOfEntry(userId, entryId);
  if (present) return present;
  const stored = counted ?? (await readStoredSummary(await database(), userId));
  const care = crisisCare(entry.checkIn.levels, hopeBefore(stored.summary, entry.localDate));
  const request = await requestFor(entry, stored.summary, care);
  const written = await writer.write(request).catch((cause: unknown) => {
    // Who needs a person to talk to needs them without words of ours as well.
    const told = { support: request.care };
    throw new AppError("upstream_unavailable", NO_WORDS, { cause, told });
  });
  try {
    const quote = { ...(await store(entry, request, written, stored)), ...supportOf(care) };
    await recordInsights(userId, noticedIn(stored.summary), at);
    return quote;
  } catch (error) {
    const winner = isUniqueViolation(error) ? await findQuoteOfEntry(userId, entryId) : null;
    if (!winner) throw error;
    return winner;
  }
}

async function requestFor(
  { userId, entryId, checkIn }: Entry,
  summary: Summary,
  care: CrisisCare,
): Promise<QuoteRequest> {
  const { levels, timeOfDay } = checkIn;
  const [, ...earlier] = recentLevels(summary);
  const usual = usualLevels(earlier);
  return {
    levels,
    timeOfDay,
    usual,
    recentTexts: await recentTexts(userId),
    leaning: salience(levels, usual),
    care: care === "panel",
    seed: entryId,
  };
}

async function store(
  { userId, entryId, at }: Entry,
  { levels, timeOfDay, leaning }: QuoteRequest,
  { text, source, model, inputTokens, outputTokens }: WrittenQuote,
  known: StoredSummary,
): Promise<Omit<GeneratedQuote, "support" | "supportLine">> {
  const db = await database();
  const id = newId(at);
  const reason = reasonLine(levels, timeOfDay, leaning);
  const sealed = sealQuote(await memberCipher(db, userId), id, { text, reason });
  const values = Prisma.sql`
    ${id}::uuid, ${userId}::uuid, ${entryId}::uuid, ${sealed}, ${source}::"QuoteSource",
    ${model}, ${inputTokens}::int, ${outputTokens}::int, ${at}::timestamptz`;
  await insertCounted(db, userId, known, { into: COLUMNS, values }, withQuote);
  return { id, text, isFavorite: false, createdAt: at.toISOString(), source, reason };
}

const COLUMNS = Prisma.sql`
  "Quote" ("id", "userId", "emotionalStateId", "sealed", "source",
    "model", "inputTokens", "outputTokens", "createdAt")`;
