import "server-only";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { sharedDatabase } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { idsOfDays, openLine } from "@/lib/moods/stored-entry";
import { type EntryList, type EntryListQuery, type OneDay, PAGE_SIZE } from "./schema";
import { openQuote } from "./stored-quote";

/** Imported entries may have no words, and neither have those whose words could not be written. */
const PAGE = `
  SELECT e."id", e."sealed", e."sealedLine", e."localDate", e."timeOfDay", e."createdAt",
    q."id" AS "quoteId", q."sealed" AS "quoteSealed", q."favoritedAt"
  FROM "EmotionalState" e
  LEFT JOIN "Quote" q ON q."emotionalStateId" = e."id" AND q."userId" = e."userId" AND q."isCurrent"
  WHERE e."userId" = $1 AND ($2::uuid IS NULL OR e."id" < $2)
  ORDER BY e."id" DESC LIMIT $3`;

interface ListedRow {
  id: string;
  sealed: Uint8Array;
  sealedLine: Uint8Array | null;
  localDate: string;
  timeOfDay: TimeOfDay;
  createdAt: Date;
  quoteId: string | null;
  quoteSealed: Uint8Array | null;
  favoritedAt: Date | null;
}

/** The member's entries with the words that stand for them now, newest first. */
export async function listEntries(
  userId: string,
  { before }: EntryListQuery = {},
  atMost = PAGE_SIZE,
): Promise<EntryList> {
  const { pool, prisma } = await sharedDatabase();
  const { rows } = await pool.query<ListedRow>(PAGE, [userId, before ?? null, atMost + 1]);
  const cipher = await memberCipher(prisma, userId);
  const shown = rows.slice(0, atMost);
  const entries = shown.map(
    ({ sealed, sealedLine, quoteId, quoteSealed, favoritedAt, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      emotionalState: unpackLevels(cipher.open("EmotionalState", row.id, sealed)),
      line: openLine(cipher, row.id, sealedLine),
      quote:
        quoteId && quoteSealed
          ? {
              id: quoteId,
              text: openQuote(cipher, quoteId, quoteSealed).text,
              isFavorite: favoritedAt !== null,
            }
          : null,
    }),
  );
  return { entries, nextCursor: rows.length > atMost ? (shown.at(-1)?.id ?? null) : null };
}

/** An entry whose words could not be written stands there all the same. */
const ENTRIES = `
  SELECT e."id", e."sealed", e."sealedLine", e."timeOfDay", e."createdAt", q."id" AS "quoteId", q."sealed" AS "quoteSealed",
    q."source", q."favoritedAt", q."createdAt" AS "writtenAt"
  FROM "EmotionalState" e LEFT JOIN "Quote" q ON q."emotionalStateId" = e."id" AND q."userId" = e."userId"
  WHERE e."userId" = $1 AND e."id" >= $3::uuid AND e."id" < $4::uuid AND e."localDate" = $2::bpchar
  ORDER BY e."id", q."variant"`;
/** Somebody who travels makes some entries out of their days' order, but never so many. */
const LOOKED_AT = 100;
const AROUND = `
  SELECT
    (SELECT max("localDate") FROM (
      SELECT "localDate" FROM "EmotionalState" WHERE "userId" = $1 AND "id" < $4::uuid AND "localDate" < $2::bpchar
      ORDER BY "id" DESC LIMIT ${LOOKED_AT}) "before") AS "previous",
    (SELECT min("localDate") FROM (
      SELECT "localDate" FROM "EmotionalState" WHERE "userId" = $1 AND "id" >= $3::uuid AND "localDate" > $2::bpchar
      ORDER BY "id" LIMIT ${LOOKED_AT}) "after") AS "next"`;

/** One of the member's days: its entries in the order in which they were made, each with all of its quotes. */
export async function oneDay(userId: string, date: string): Promise<OneDay> {
  const { pool, prisma } = await sharedDatabase();
  const { gte, lt } = idsOfDays(date, date);
  const [{ rows }, around] = await Promise.all([
    pool.query<EntryRow>(ENTRIES, [userId, date, gte, lt]),
    pool.query<Pick<OneDay, "previous" | "next">>(AROUND, [userId, date, gte, lt]),
  ]);
  const { previous = null, next = null } = around.rows[0] ?? {};
  return { date, previous, next, entries: entriesOf(await memberCipher(prisma, userId), rows) };
}

/** A row for each quote of an entry, or one without. */
type EntryRow = {
  id: string;
  sealed: Uint8Array;
  sealedLine: Uint8Array | null;
  timeOfDay: TimeOfDay;
  createdAt: Date;
} & (QuoteColumns | { quoteId: null });

interface QuoteColumns {
  quoteId: string;
  quoteSealed: Uint8Array;
  source: "ai" | "library";
  favoritedAt: Date | null;
  writtenAt: Date;
}

function entriesOf(cipher: MemberCipher, rows: readonly EntryRow[]): OneDay["entries"] {
  const entries = new Map<string, OneDay["entries"][number]>();
  for (const row of rows) {
    const entry = entries.get(row.id) ?? {
      id: row.id,
      timeOfDay: row.timeOfDay,
      createdAt: row.createdAt.toISOString(),
      emotionalState: unpackLevels(cipher.open("EmotionalState", row.id, row.sealed)),
      line: openLine(cipher, row.id, row.sealedLine),
      quotes: [],
    };
    entries.set(row.id, entry);
    if (row.quoteId !== null) entry.quotes.push(quoteOf(cipher, row));
  }
  return [...entries.values()];
}

function quoteOf(
  cipher: MemberCipher,
  { quoteId, quoteSealed, source, favoritedAt, writtenAt }: QuoteColumns,
) {
  return {
    id: quoteId,
    text: openQuote(cipher, quoteId, quoteSealed).text,
    createdAt: writtenAt.toISOString(),
    isFavorite: favoritedAt !== null,
    source,
  };
}
