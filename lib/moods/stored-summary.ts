import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { AppError } from "@/lib/ground/errors";
import { countableEntries, countEntries } from "./count-entries";
import { EMPTY_SUMMARY, Summary } from "./summary";

/** A summary with the column that held it. No two sealings are alike: the same column is the same summary. */
export interface StoredSummary {
  summary: Summary;
  column: Uint8Array;
}

/** The member's summary: one row, one statement, whatever the length of their history. */
export async function readSummary(db: Transaction, userId: string): Promise<Summary> {
  const stored = await findSummary(db, userId);
  return stored?.summary ?? EMPTY_SUMMARY;
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
  const rows = await tx.$queryRaw<{ sealed: Uint8Array }[]>`
    SELECT "sealed" FROM "MemberSummary" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  const [row] = rows;
  if (!row) return noSuchAccount();
  const summary = await change(await opened(tx, userId, row.sealed));
  const column = await sealed(tx, userId, summary);
  // `update` would read the column back.
  await tx.memberSummary.updateMany({ where: { userId }, data: { sealed: column } });
  return { summary, column };
}

/** Lets one change of a member's summary in at a time, for the rest of a transaction. */
export async function lockSummary(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "MemberSummary" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
}

/** Whether the member's summary still is the one that was seen: then none of what it sums up has changed either. */
export async function isUnchanged(db: Transaction, userId: string, seen: StoredSummary): Promise<boolean> {
  const row = await db.memberSummary.findUnique({ where: { userId }, select: { sealed: true } });
  return row !== null && Buffer.compare(row.sealed, seen.column) === 0;
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
  const column = await sealed(tx, userId, summary);
  const { count } = await tx.memberSummary.updateMany({
    where: { userId, sealed: seen.column as Uint8Array<ArrayBuffer> },
    data: { sealed: column },
  });
  return count === 1 ? { summary, column } : null;
}

/** A row that a summary counts: its table with the columns, and their values. */
export interface CountedRow {
  into: Prisma.Sql;
  values: Prisma.Sql;
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
  { into, values }: CountedRow,
  count: (summary: Summary) => Summary,
): Promise<StoredSummary> {
  const before = known ?? (await readStoredSummary(db, userId));
  const summary = count(before.summary);
  const column = await sealed(db, userId, summary);
  // The user's row is locked first, as when an account is deleted: otherwise each could wait for the other.
  const inserted = await db.$executeRaw`
    WITH "member" AS (SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR KEY SHARE),
    "counted" AS (
      UPDATE "MemberSummary" SET "sealed" = ${column}, "updatedAt" = now() FROM "member"
      WHERE "userId" = "member"."id" AND "sealed" = ${before.column} RETURNING 1
    )
    INSERT INTO ${into} SELECT ${values} FROM "counted"`;
  return inserted === 1 ? { summary, column } : insertCounted(db, userId, null, { into, values }, count);
}

/** The column's value for a summary. */
export async function sealed(
  db: Transaction,
  userId: string,
  summary: Summary,
): Promise<Uint8Array<ArrayBuffer>> {
  const cipher = await memberCipher(db, userId);
  return cipher.seal("MemberSummary", userId, JSON.stringify(summary));
}

async function findSummary(db: Transaction, userId: string): Promise<StoredSummary | null> {
  const row = await db.memberSummary.findUnique({ where: { userId }, select: { sealed: true } });
  return row && { summary: await opened(db, userId, row.sealed), column: row.sealed };
}

async function opened(db: Transaction, userId: string, column: Uint8Array): Promise<Summary> {
  const cipher = await memberCipher(db, userId);
  return Summary.parse(JSON.parse(cipher.open("MemberSummary", userId, column)));
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
