import "server-only";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { database } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/member-cipher";
import { needsCrisisCare } from "./rules";
import { type GeneratedQuote, PAGE_SIZE, type Quote, type QuoteList, type QuoteListQuery } from "./schema";
import { openQuote } from "./stored-quote";

/** How many of the last quotes may not come again. */
const NO_REPEAT = 30;

const COLUMNS = {
  id: true,
  sealed: true,
  source: true,
  favoritedAt: true,
  createdAt: true,
  emotionalState: { select: { id: true, sealed: true, localDate: true, timeOfDay: true } },
} as const;

/** The member's quotes, newest first. */
export async function recentQuotes(
  userId: string,
  query: QuoteListQuery = {},
  limit = PAGE_SIZE,
): Promise<QuoteList> {
  const { before, date } = query;
  return listQuotes(userId, limit, {
    ...(before ? { id: { lt: before } } : {}),
    ...(date ? { emotionalState: { localDate: date } } : {}),
  });
}

/** The quotes that the member saved, newest first. */
export async function favoriteQuotes(userId: string, query: QuoteListQuery = {}): Promise<QuoteList> {
  const { before, date } = query;
  return listQuotes(userId, PAGE_SIZE, {
    favoritedAt: { not: null },
    ...(before ? { id: { lt: before } } : {}),
    ...(date ? { emotionalState: { localDate: date } } : {}),
  });
}

/** The quote that was written for one entry, as its check-in was answered. */
export async function findQuoteOfEntry(
  userId: string,
  emotionalStateId: string,
): Promise<GeneratedQuote | null> {
  const db = await database();
  const row = await db.quote.findFirst({
    where: { userId, emotionalStateId },
    relationLoadStrategy: "join",
    select: COLUMNS,
  });
  if (!row) return null;
  const cipher = await memberCipher(db, userId);
  const { text, reason } = openQuote(cipher, row.id, row.sealed);
  const { isFavorite, createdAt, source, emotionalState } = quoteOf(cipher, row);
  return {
    id: row.id,
    text,
    isFavorite,
    createdAt,
    source,
    reason,
    support: needsCrisisCare(emotionalState),
  };
}

/** The texts of the last quotes, newest first. */
export async function recentTexts(userId: string): Promise<string[]> {
  const db = await database();
  const rows = await db.quote.findMany({
    where: { userId },
    orderBy: { id: "desc" },
    take: NO_REPEAT,
    select: { id: true, sealed: true },
  });
  const cipher = await memberCipher(db, userId);
  return rows.map((row) => openQuote(cipher, row.id, row.sealed).text);
}

interface QuoteFilter {
  id?: { lt: string };
  favoritedAt?: { not: null };
  emotionalState?: { localDate: string };
}

async function listQuotes(userId: string, limit: number, filter: QuoteFilter): Promise<QuoteList> {
  const db = await database();
  const rows = await db.quote.findMany({
    where: { ...filter, userId },
    orderBy: { id: "desc" },
    take: limit + 1,
    relationLoadStrategy: "join",
    select: COLUMNS,
  });
  const cipher = await memberCipher(db, userId);
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
  emotionalState: { id: string; sealed: Uint8Array; localDate: string; timeOfDay: TimeOfDay };
}

function quoteOf(cipher: MemberCipher, row: QuoteRow): Quote {
  const { emotionalState } = row;
  return {
    id: row.id,
    text: openQuote(cipher, row.id, row.sealed).text,
    createdAt: row.createdAt.toISOString(),
    localDate: emotionalState.localDate,
    timeOfDay: emotionalState.timeOfDay,
    isFavorite: row.favoritedAt !== null,
    source: row.source,
    emotionalState: unpackLevels(cipher.open("EmotionalState", emotionalState.id, emotionalState.sealed)),
  };
}
