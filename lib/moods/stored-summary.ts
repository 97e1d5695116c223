import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sharedDatabase, type Transaction } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { AppError } from "@/lib/ground/errors";
import { countableEntries, countEntries } from "./count-entries";
import { EMPTY_SUMMARY, type Summary } from "./summary";
import { changedParts, type SummaryParts, summaryOf, wholeParts, wholeSummary } from "./summary-parts";

/** A summary as it was read or written. */
export interface StoredSummary {
  summary: Summary;
  /** The row's count of changes: as long as it is the same, so is the summary. */
  changes: number;
  /** Null where the row still holds it in one piece. */
  parts: SummaryParts | null;
}

/** The member's summary: one row, one statement, whatever the length of their history. */
export async function readSummary(db: Transaction, userId: string): Promise<Summary> {
  const stored = await findSummary(db, userId);
  return stored?.summary ?? EMPTY_SUMMARY;
}

/** The same past Prisma, which would use as much time again: nearly every page reads it. */
export async function readSummaryOf(userId: string): Promise<Summary> {
  const { pool, prisma } = await sharedDatabase();
  const { rows } = await pool.query<SummaryRow>(
    `SELECT ${SUMMARY_COLUMNS} FROM "MemberSummary" WHERE "userId" = $1`,
    [userId],
  );
  const [row] = rows;
  return row ? (await openSummary(prisma, userId, row)).summary : EMPTY_SUMMARY;
}

/** @throws AppError not_found when the account is gone */
export async function readStoredSummary(db: Transaction, userId: string): Promise<StoredSummary> {
  return (await findSummary(db, userId)) ?? noSuchAccount();
}

/**
 * Changes the summary within the transaction that changes what it sums up. The row is locked first,
 * so that two changes at once are both counted.
 */
export async function changeSummary(
  tx: Transaction,
  userId: string,
  change: (summary: Summary) => Summary | Promise<Summary>,
): Promise<StoredSummary> {
  const [row] = await tx.$queryRaw<SummaryRow[]>`
    SELECT "changes", "sealed", "sealedHistory", "sealedWords" FROM "MemberSummary"
    WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  if (!row) return noSuchAccount();
  const before = await openSummary(tx, userId, row);
  const after = await change(before.summary);
  return (await exchangeSummary(tx, userId, before, after)) ?? noSuchAccount();
}

/** Lets one change of a member's summary in at a time, for the rest of a transaction. */
export async function lockSummary(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "MemberSummary" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
}

/** Whether the member's summary still is the one that was seen: then none of what it sums up has changed either. */
export async function isUnchanged(db: Transaction, userId: string, seen: StoredSummary): Promise<boolean> {
  const row = await db.memberSummary.findUnique({ where: { userId }, select: { changes: true } });
  return row?.changes === seen.changes;
}

/**
 * Puts a summary in the place of the one that was seen; null when that is not there any more, as another change came
 * between.
 */
export async function exchangeSummary(
  tx: Transaction,
  userId: string,
  seen: StoredSummary,
  summary: Summary,
): Promise<StoredSummary | null> {
  const { parts, columns } = await changed(tx, userId, seen, summary);
  const { count } = await tx.memberSummary.updateMany({
    where: { userId, changes: seen.changes },
    data: { ...columns, changes: { increment: 1 } },
  });
  return count === 1 ? { summary, changes: seen.changes + 1, parts } : null;
}

/** A row that a summary counts: its table with the columns, and their values. */
export interface CountedRow {
  into: Prisma.Sql;
  values: Prisma.Sql;
  /** What is stored with it: further parts of the statement's WITH. */
  beside?: Prisma.Sql;
}

/**
 * Stores a row and counts it into the summary, both or neither, in one statement. Nothing is locked meanwhile:
 * where another change came between, the summary is read again and the row counted into that one.
 *
 * @param known the summary as it was last seen; it is read when there is none
 */
export async function insertCounted(
  db: Transaction,
  userId: string,
  known: StoredSummary | null,
  row: CountedRow,
  count: (summary: Summary) => Summary,
): Promise<StoredSummary> {
  const before = known ?? (await readStoredSummary(db, userId));
  const summary = count(before.summary);
  const { parts, columns } = await changed(db, userId, before, summary);
  const { sealed = null, sealedHistory = null, sealedWords = null } = columns;
  // The user's row is locked first, as when an account is deleted: otherwise each could wait for the other.
  const inserted = await db.$executeRaw`
    WITH "member" AS (SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR KEY SHARE),
    "counted" AS (
      UPDATE "MemberSummary" SET "changes" = "changes" + 1, "updatedAt" = now(),
        "sealed" = COALESCE(${sealed}, "sealed"), "sealedHistory" = COALESCE(${sealedHistory}, "sealedHistory"),
        "sealedWords" = COALESCE(${sealedWords}, "sealedWords")
      FROM "member" WHERE "userId" = "member"."id" AND "changes" = ${before.changes} RETURNING 1
    )${row.beside ?? Prisma.empty}
    INSERT INTO ${row.into} SELECT ${row.values} FROM "counted"`;
  return inserted === 1
    ? { summary, changes: before.changes + 1, parts }
    : insertCounted(db, userId, null, row, count);
}

/** The columns of the row, each with what it is sealed as. */
const COLUMNS = {
  since: { column: "sealed", place: "MemberSummary" },
  history: { column: "sealedHistory", place: "MemberSummary history" },
  words: { column: "sealedWords", place: "MemberSummary words" },
} as const;
const PARTS = ["since", "history", "words"] as const;

/** What is read of a row, as `openSummary` takes it. */
export const SUMMARY_COLUMNS = `"changes", "sealed", "sealedHistory", "sealedWords"`;

export interface SummaryRow {
  changes: number;
  /** Its `version` tells what it holds: 1 the whole summary, 2 the entries since the history. */
  sealed: Uint8Array;
  /** Null with the next one, where all is in the first. */
  sealedHistory: Uint8Array | null;
  sealedWords: Uint8Array | null;
}

type Columns = Record<(typeof COLUMNS)[keyof typeof COLUMNS]["column"], Uint8Array<ArrayBuffer>>;

/** The columns of a member who has no entries yet. */
export function newColumns(cipher: MemberCipher, userId: string): Columns {
  const parts = wholeParts(EMPTY_SUMMARY);
  const sealed = (part: keyof SummaryParts) => cipher.seal(COLUMNS[part].place, userId, parts[part]);
  return { sealed: sealed("since"), sealedHistory: sealed("history"), sealedWords: sealed("words") };
}

/** The parts of a summary in another's place, and the columns of those that differ. */
async function changed(db: Transaction, userId: string, before: StoredSummary, summary: Summary) {
  const cipher = await memberCipher(db, userId);
  const parts = before.parts ? changedParts(before.summary, before.parts, summary) : wholeParts(summary);
  const columns: Partial<Columns> = {};
  for (const part of PARTS) {
    const { column, place } = COLUMNS[part];
    if (parts[part] !== before.parts?.[part]) columns[column] = cipher.seal(place, userId, parts[part]);
  }
  return { parts, columns };
}

async function findSummary(db: Transaction, userId: string): Promise<StoredSummary | null> {
  const row = await db.memberSummary.findUnique({
    where: { userId },
    select: { changes: true, sealed: true, sealedHistory: true, sealedWords: true },
  });
  return row && openSummary(db, userId, row);
}

/** A summary out of its row. */
export async function openSummary(db: Transaction, userId: string, row: SummaryRow): Promise<StoredSummary> {
  const cipher = await memberCipher(db, userId);
  const { changes, sealed, sealedHistory, sealedWords } = row;
  const since = cipher.open(COLUMNS.since.place, userId, sealed);
  if (!sealedHistory || !sealedWords) return { summary: wholeSummary(since), changes, parts: null };
  const parts = {
    since,
    history: cipher.open(COLUMNS.history.place, userId, sealedHistory),
    words: cipher.open(COLUMNS.words.place, userId, sealedWords),
  };
  return { summary: summaryOf(parts), changes, parts };
}

function noSuchAccount(): never {
  throw new AppError("not_found", "This account no longer exists.");
}

/**
 * Makes the member's summary anew from their entries and quotes, within one transaction. What they have read, what
 * helped and what they have chosen are kept as they are: no entry tells them.
 */
export function rebuildSummary(tx: Transaction, userId: string): Promise<StoredSummary> {
  return changeSummary(tx, userId, async (before) => {
    const counted = await countEntries(before, await countableEntries(tx, userId));
    return { ...counted, ...(await countQuotes(tx, userId)) };
  });
}

/** How many of the member's entries have a quote, and how many quotes they saved. */
export async function countQuotes(
  tx: Transaction,
  userId: string,
): Promise<Pick<Summary, "quotes" | "favorites">> {
  const quotes = await tx.quote.count({ where: { userId, isCurrent: true } });
  const favorites = await tx.quote.count({ where: { userId, favoritedAt: { not: null } } });
  return { quotes, favorites };
}
