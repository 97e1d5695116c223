import "server-only";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { sharedDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { openLine } from "@/lib/moods/entry-line";
import { type EntryList, type EntryListQuery, PAGE_SIZE } from "./schema";
import { openQuote } from "./stored-quote";

/** Imported entries may have no words, and neither have those whose words could not be written. */
const PAGE = `
  SELECT e."id", e."sealed", e."sealedLine", e."localDate", e."timeOfDay", e."createdAt",
    q."id" AS "quoteId", q."sealed" AS "quoteSealed"
  FROM "EmotionalState" e
  LEFT JOIN "Quote" q ON q."emotionalStateId" = e."id" AND q."userId" = e."userId" AND q."isCurrent"
  WHERE e."userId" = $1 AND ($2::uuid IS NULL OR e."id" < $2)
  ORDER BY e."id" DESC LIMIT $3`;

interface EntryRow {
  id: string;
  sealed: Uint8Array;
  sealedLine: Uint8Array | null;
  localDate: string;
  timeOfDay: TimeOfDay;
  createdAt: Date;
  quoteId: string | null;
  quoteSealed: Uint8Array | null;
}

/** The member's entries with the words that stand for them now, newest first. */
export async function listEntries(
  userId: string,
  { before }: EntryListQuery = {},
  atMost = PAGE_SIZE,
): Promise<EntryList> {
  const { pool, prisma } = await sharedDatabase();
  const { rows } = await pool.query<EntryRow>(PAGE, [userId, before ?? null, atMost + 1]);
  const cipher = await memberCipher(prisma, userId);
  const shown = rows.slice(0, atMost);
  const entries = shown.map(({ sealed, sealedLine, quoteId, quoteSealed, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    emotionalState: unpackLevels(cipher.open("EmotionalState", row.id, sealed)),
    line: openLine(cipher, row.id, sealedLine),
    text: quoteId && quoteSealed && openQuote(cipher, quoteId, quoteSealed).text,
  }));
  return { entries, nextCursor: rows.length > atMost ? (shown.at(-1)?.id ?? null) : null };
}
