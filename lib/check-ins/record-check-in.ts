import "server-only";
import { localDate } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/member-cipher";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/errors";
import { rebuildSummary } from "@/lib/moods/rebuild-summary";
import { changeSummary } from "@/lib/moods/stored-summary";
import { type Summary, withEntry } from "@/lib/moods/summary";
import type { Levels, TimeOfDay } from "./dimensions";
import { packLevels, unpackLevels } from "./levels";

export interface CheckIn {
  levels: Levels;
  timeOfDay: TimeOfDay;
  /** The client's own name for this check-in; the same name twice is one entry. */
  idempotencyKey: string | null;
  /** Whether it was made earlier than it is sent, so that entries after it may be there already. */
  isLate?: boolean;
}

export interface RecordedCheckIn {
  entryId: string;
  /** The summary with this entry in it. */
  summary: Summary | null;
}

/**
 * Stores a check-in and counts it into the member's summary, both or neither. It is safe from here on,
 * whatever becomes of its quote.
 *
 * @throws AppError conflict when the key was used for other ratings
 */
export async function recordCheckIn(
  userId: string,
  timeZone: string,
  checkIn: CheckIn,
  at: Date,
): Promise<RecordedCheckIn> {
  const db = await database();
  const { idempotencyKey } = checkIn;
  if (idempotencyKey !== null) {
    const known = await findRecorded(db, userId, idempotencyKey, checkIn);
    if (known) return known;
  }
  try {
    return await db.$transaction((tx) => insert(tx, userId, timeZone, checkIn, at));
  } catch (error) {
    if (idempotencyKey === null || !isUniqueViolation(error)) throw error;
    const winner = await findRecorded(db, userId, idempotencyKey, checkIn);
    if (!winner) throw error;
    return winner;
  }
}

async function insert(
  tx: Transaction,
  userId: string,
  timeZone: string,
  checkIn: CheckIn,
  at: Date,
): Promise<RecordedCheckIn> {
  const { levels, timeOfDay, idempotencyKey, isLate = false } = checkIn;
  const cipher = await memberCipher(tx, userId);
  const entryId = newId(at);
  const date = localDate(at, timeZone);
  await tx.emotionalState.create({
    data: {
      id: entryId,
      userId,
      localDate: date,
      timeOfDay,
      sealed: cipher.seal("EmotionalState", entryId, packLevels(levels)),
      idempotencyKey,
      createdAt: at,
    },
  });
  const entry = { localDate: date, timeOfDay, levels };
  // Counting one in goes by the order of entries: a late one has to be counted where it belongs.
  const summary = isLate
    ? await rebuildSummary(tx, userId)
    : await changeSummary(tx, userId, (before) => withEntry(before, entry));
  return { entryId, summary };
}

async function findRecorded(
  db: Transaction,
  userId: string,
  idempotencyKey: string,
  checkIn: CheckIn,
): Promise<RecordedCheckIn | null> {
  const row = await db.emotionalState.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
    select: { id: true, sealed: true, timeOfDay: true },
  });
  if (!row) return null;
  const cipher = await memberCipher(db, userId);
  const stored = unpackLevels(cipher.open("EmotionalState", row.id, row.sealed));
  if (packLevels(stored) !== packLevels(checkIn.levels) || row.timeOfDay !== checkIn.timeOfDay) {
    throw new AppError("conflict", "This check-in is already saved with other ratings.");
  }
  return { entryId: row.id, summary: null };
}
