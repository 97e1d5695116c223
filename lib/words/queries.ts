import "server-only";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackCheckIn, unpackLevels } from "@/lib/check-ins/levels";
import { crisisCare } from "@/lib/crisis/rules";
import { sharedDatabase } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { idsOfDays, openLine } from "@/lib/moods/stored-entry";
import { readSummary } from "@/lib/moods/stored-summary";
import { hopeBefore } from "@/lib/moods/summary";
import { now } from "@/lib/time/clock";
import { isPast, supportOf } from "./rules";
import {
  type GeneratedQuote,
  MOST_OTHERS,
  PAGE_SIZE,
  type Quote,
  type QuoteList,
  type QuoteListQuery,
} from "./schema";
import { openQuote } from "./stored-quote";

// Asked past Prisma, which would use as much time again: most pages show quotes.
const QUOTES = `
  SELECT q."id", q."sealed", q."source", q."favoritedAt", q."createdAt",
    e."id" AS "entryId", e."sealed" AS "entrySealed", e."sealedLine", e."createdAt" AS "checkedInAt", e."localDate", e."timeOfDay", q."variant"
  FROM "Quote" q JOIN "EmotionalState" e ON e."id" = q."emotionalStateId" AND e."userId" = q."userId"
  WHERE q."userId" = $1`;
const PAGE = `
  ${QUOTES} AND ($2::uuid IS NULL OR q."id" < $2) AND ($3::bpchar IS NULL OR e."localDate" = $3)
    AND ($5::uuid IS NULL OR e."id" >= $5) AND ($6::uuid IS NULL OR e."id" < $6)`;
const RECENT = `${PAGE} AND q."isCurrent"`;
const FAVORITES = `${PAGE} AND q."favoritedAt" IS NOT NULL`;
const OF_ENTRY = `${QUOTES} AND q."isCurrent" AND q."emotionalStateId" = $2`;
const TEXTS = `SELECT "id", "sealed" FROM "Quote" WHERE "userId" = $1 ORDER BY "id" DESC LIMIT $2`;

/** The member's quotes, newest first. */
export async function recentQuotes(
  userId: string,
  query: QuoteListQuery = {},
  limit = PAGE_SIZE,
): Promise<QuoteList> {
  return listQuotes(userId, limit, query, RECENT);
}

/** The quotes that the member saved, newest first. */
export async function favoriteQuotes(userId: string, query: QuoteListQuery = {}): Promise<QuoteList> {
  return listQuotes(userId, PAGE_SIZE, query, FAVORITES);
}

/** The quote that was written for one entry, as its check-in was answered. */
export async function findQuoteOfEntry(userId: string, entryId: string): Promise<GeneratedQuote | null> {
  const { pool, prisma } = await sharedDatabase();
  const { rows } = await pool.query<QuoteRow & { variant: number }>(OF_ENTRY, [userId, entryId]);
  const [row] = rows;
  if (!row) return null;
  const cipher = await memberCipher(prisma, userId);
  const { text, reason } = openQuote(cipher, row.id, row.sealed);
  const { checkInId, isFavorite, createdAt, source, emotionalState, line } = quoteOf(cipher, row);
  const care = crisisCare(emotionalState, hopeBefore(await readSummary(prisma, userId), row.localDate));
  return {
    id: row.id,
    checkInId,
    text,
    isFavorite,
    createdAt,
    source,
    reason,
    ...supportOf(care),
    line,
    othersLeft: MOST_OTHERS - row.variant,
  };
}

/** The entry that one of the member's quotes was written for, opened; null for what is somebody else's. */
export async function openEntryOfQuote(userId: string, quoteId: string) {
  const { prisma } = await sharedDatabase();
  const row = await prisma.quote.findFirst({
    where: { id: quoteId, userId },
    relationLoadStrategy: "join",
    select: {
      variant: true,
      isCurrent: true,
      sealed: true,
      emotionalState: {
        select: { id: true, sealed: true, timeOfDay: true, localDate: true, createdAt: true },
      },
    },
  });
  if (!row) return null;
  const { variant, isCurrent, emotionalState } = row;
  const cipher = await memberCipher(prisma, userId);
  const packed = cipher.open("EmotionalState", emotionalState.id, emotionalState.sealed);
  return {
    variant,
    isCurrent,
    quote: openQuote(cipher, quoteId, row.sealed),
    entry: {
      entryId: emotionalState.id,
      localDate: emotionalState.localDate,
      timeOfDay: emotionalState.timeOfDay,
      isPast: isPast(emotionalState.createdAt, now()),
      ...unpackCheckIn(packed),
    },
  };
}

/** The texts of the last quotes, newest first. */
export async function recentTexts(userId: string, limit: number): Promise<string[]> {
  const { pool, prisma } = await sharedDatabase();
  const { rows } = await pool.query<{ id: string; sealed: Uint8Array }>(TEXTS, [userId, limit]);
  const cipher = await memberCipher(prisma, userId);
  return rows.map((row) => openQuote(cipher, row.id, row.sealed).text);
}

async function listQuotes(
  userId: string,
  limit: number,
  { before, date }: QuoteListQuery,
  select: string,
): Promise<QuoteList> {
  const { pool, prisma } = await sharedDatabase();
  const page = `${select} ORDER BY q."id" DESC LIMIT $4`;
  const { gte = null, lt = null } = date === undefined ? {} : idsOfDays(date, date);
  const bounds = [userId, before ?? null, date ?? null, limit + 1, gte, lt];
  const { rows } = await pool.query<QuoteRow>(page, bounds);
  const cipher = await memberCipher(prisma, userId);
  const shown = rows.slice(0, limit);
  const quotes = shown.map((row) => quoteOf(cipher, row));
  return { quotes, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

interface QuoteRow {
  id: string;
  sealed: Uint8Array;
  source: "ai" | "library";
  favoritedAt: Date | null;
  createdAt: Date;
  entryId: string;
  entrySealed: Uint8Array;
  sealedLine: Uint8Array | null;
  checkedInAt: Date;
  localDate: string;
  timeOfDay: TimeOfDay;
}

function quoteOf(cipher: MemberCipher, row: QuoteRow): Quote {
  return {
    id: row.id,
    checkInId: row.entryId,
    text: openQuote(cipher, row.id, row.sealed).text,
    createdAt: row.createdAt.toISOString(),
    localDate: row.localDate,
    timeOfDay: row.timeOfDay,
    isFavorite: row.favoritedAt !== null,
    source: row.source,
    emotionalState: unpackLevels(cipher.open("EmotionalState", row.entryId, row.entrySealed)),
    checkedInAt: row.checkedInAt.toISOString(),
    line: openLine(cipher, row.entryId, row.sealedLine),
  };
}
