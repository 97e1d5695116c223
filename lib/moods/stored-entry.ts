import "server-only";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import type { Transaction } from "@/lib/db/client";
import { firstIdAt } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";

/** An entry as it is stored. */
export interface StoredEntry {
  id: string;
  sealed: Uint8Array;
  sealedLine: Uint8Array | null;
  timeOfDay: TimeOfDay;
  createdAt: Date;
}

/**
 * One of the member's entries, kept from other changes for the rest of a transaction. Its quotes are locked before it,
 * and the summary comes after, as wherever several of them are changed: so that no two wait for each other.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's
 */
export async function lockEntry(tx: Transaction, userId: string, id: string): Promise<StoredEntry> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR KEY SHARE`;
  await tx.$queryRaw`
    SELECT 1 FROM "Quote" WHERE "emotionalStateId" = ${id}::uuid AND "userId" = ${userId}::uuid
    ORDER BY "id" FOR NO KEY UPDATE`;
  const [entry] = await tx.$queryRaw<StoredEntry[]>`
    SELECT "id", "sealed", "sealedLine", "timeOfDay", "createdAt" FROM "EmotionalState"
    WHERE "id" = ${id}::uuid AND "userId" = ${userId}::uuid FOR NO KEY UPDATE`;
  if (!entry) throw noSuchEntry();
  return entry;
}

/** How far an entry's calendar day can be from the day of its id's time, wherever its member was. */
const DAYS_APART = 2;

/** Between which ids the entries of these days stand: the table is ordered by them, and knows no other order. */
export function idsOfDays(from: string, to: string): { gte: string; lt: string } {
  return { gte: firstIdOf(from, -DAYS_APART), lt: firstIdOf(to, DAYS_APART + 1) };
}

function firstIdOf(date: string, daysLater: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return firstIdAt(new Date(Date.UTC(year, month - 1, day + daysLater)));
}

export function noSuchEntry(cause?: unknown): AppError {
  return new AppError("not_found", "This entry doesn't exist.", { cause });
}
