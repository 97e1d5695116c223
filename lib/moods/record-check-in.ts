import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "@/generated/prisma/client";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { packCheckIn, type Told } from "@/lib/check-ins/levels";
import { type Database, database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { localDate } from "@/lib/time/clock";
import { RECOUNTING, recount } from "./recount";
import { insertCounted, type StoredSummary } from "./stored-summary";
import { withEntry } from "./summary";

export interface CheckIn extends Told {
  timeOfDay: TimeOfDay;
  /** The client's own name for this check-in; the same name twice is one entry. */
  idempotencyKey: string | null;
  /** Whether it was made earlier than it is sent, so that entries after it may be there already. */
  isLate?: boolean;
}

export interface RecordedCheckIn {
  entryId: string;
  /** The day that it counts for. */
  localDate: string;
  /** The summary with this entry in it; null when the entry was there before. */
  counted: StoredSummary | null;
}

/**
 * Stores a check-in and counts it into the member's summary, both or neither. It is safe from here on,
 * whatever becomes of its quote.
 *
 * @param known the summary as it was last seen; it is read when there is none
 * @throws AppError conflict when the key was used for other ratings, or for a check-in that was deleted
 */
export async function recordCheckIn(
  userId: string,
  timeZone: string,
  checkIn: CheckIn,
  at: Date,
  known: StoredSummary | null = null,
): Promise<RecordedCheckIn> {
  const db = await database();
  const { idempotencyKey, isLate = false } = checkIn;
  const entry = { id: newId(at), userId, localDate: localDate(at, timeZone), at, ...checkIn };
  try {
    const counted = isLate ? await insertLate(db, entry) : await insert(db, entry, known);
    return { entryId: entry.id, localDate: entry.localDate, counted };
  } catch (error) {
    if (idempotencyKey === null || !isUniqueViolation(error)) throw error;
    const known = await findRecorded(db, userId, idempotencyKey, checkIn);
    if (!known) throw error;
    return known;
  }
}

interface Entry extends CheckIn {
  id: string;
  userId: string;
  localDate: string;
  at: Date;
}

async function insert(db: Database, entry: Entry, known: StoredSummary | null): Promise<StoredSummary> {
  const { id, userId, localDate, timeOfDay, levels, idempotencyKey, at } = entry;
  const values = Prisma.sql`
    ${id}::uuid, ${userId}::uuid, ${localDate}, ${timeOfDay}::"TimeOfDay", ${await sealedCheckIn(db, entry)},
    ${at}::timestamptz`;
  const beside = idempotencyKey === null ? Prisma.empty : keyKept(userId, idempotencyKey, id);
  return insertCounted(db, userId, known, { into: COLUMNS, values, beside }, (before) =>
    withEntry(before, { localDate, timeOfDay, levels }),
  );
}

const COLUMNS = Prisma.sql`
  "EmotionalState" ("id", "userId", "localDate", "timeOfDay", "sealed", "createdAt")`;

function keyKept(userId: string, key: string, entryId: string): Prisma.Sql {
  return Prisma.sql`, "named" AS (
    INSERT INTO "CheckInKey" ("userId", "keyHash", "entryId")
    SELECT ${userId}::uuid, ${hashOfKey(key)}::uuid, ${entryId}::uuid FROM "counted"
  )`;
}

/** A client's key as it is kept: half of its SHA-256, written as the ids are. */
function hashOfKey(key: string): string {
  const half = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return half.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Counting one in goes by the order of entries: a late one has to be counted where it belongs. */
async function insertLate(db: Database, entry: Entry): Promise<StoredSummary> {
  const { id, userId, localDate, timeOfDay, idempotencyKey, at } = entry;
  const sealed = await sealedCheckIn(db, entry);
  return db.$transaction(async (tx) => {
    await tx.emotionalState.create({
      data: { id, userId, localDate, timeOfDay, sealed, createdAt: at },
      select: { id: true },
    });
    const counted = await recount(tx, userId, at);
    // After the summary, as one of now does: otherwise each could wait for the other.
    if (idempotencyKey !== null) {
      const keyHash = hashOfKey(idempotencyKey);
      await tx.checkInKey.createMany({ data: { userId, keyHash, entryId: id } });
    }
    return counted;
  }, RECOUNTING);
}

async function sealedCheckIn(db: Database, entry: Entry) {
  const cipher = await memberCipher(db, entry.userId);
  return cipher.seal("EmotionalState", entry.id, packCheckIn(entry));
}

async function findRecorded(
  db: Database,
  userId: string,
  idempotencyKey: string,
  checkIn: CheckIn,
): Promise<RecordedCheckIn | null> {
  const named = await db.checkInKey.findUnique({
    where: { userId_keyHash: { userId, keyHash: hashOfKey(idempotencyKey) } },
    select: { entryId: true },
  });
  if (!named) return null;
  const row = await db.emotionalState.findUnique({
    where: { userId_id: { userId, id: named.entryId } },
    select: { id: true, sealed: true, localDate: true, timeOfDay: true },
  });
  // What its member deleted doesn't come back because a device hadn't heard that it arrived.
  if (!row) throw new AppError("conflict", "You've deleted this check-in. Move a slider to log a new one.");
  const cipher = await memberCipher(db, userId);
  const stored = cipher.open("EmotionalState", row.id, row.sealed);
  if (stored !== packCheckIn(checkIn) || row.timeOfDay !== checkIn.timeOfDay) {
    throw new AppError(
      "conflict",
      "This check-in is already saved, and was changed afterwards. You'll find it in Progress.",
    );
  }
  return { entryId: row.id, localDate: row.localDate, counted: null };
}
