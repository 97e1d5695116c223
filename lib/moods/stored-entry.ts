import "server-only";
import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { levelsFrom, packCheckIn, unpackCheckIn } from "@/lib/check-ins/levels";
import { canBeMended } from "@/lib/check-ins/rules";
import type { MendInput } from "@/lib/check-ins/schema";
import { MEND_HOURS } from "@/lib/config/policy";
import { assertMayKeep } from "@/lib/consent/queries";
import { database, type Transaction } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { firstIdOfDay } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import { RECOUNTING, recount } from "./recount";

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
  return { gte: firstIdOfDay(from, -DAYS_APART), lt: firstIdOfDay(to, DAYS_APART + 1) };
}

export function noSuchEntry(cause?: unknown): AppError {
  return new AppError("not_found", "This entry is no longer here.", { cause });
}

/**
 * Keeps what the member writes for themselves about one of their entries, in place of what stood there; nothing
 * deletes it. It is for them alone: no writer of words is ever told of it.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's, forbidden for a line that would be
 *   kept without consent
 */
export async function writeLine(userId: string, id: string, text: string) {
  const db = await database();
  const line = text === "" ? null : text;
  if (line !== null) await assertMayKeep(db, userId);
  const sealedLine = sealLine(await memberCipher(db, userId), id, line);
  const { count } = await db.emotionalState.updateMany({ where: { id, userId }, data: { sealedLine } });
  if (count === 0) throw noSuchEntry();
  return { id, line };
}

/** Of its own beside the levels: neither opens in the other's place. */
const PLACE = "EmotionalState line";

/** The column's value for a line; null for none. */
export function sealLine(cipher: MemberCipher, entryId: string, line: string | null) {
  return line === null ? null : cipher.seal(PLACE, entryId, line);
}

/** The line of an entry; null where there is none. */
export function openLine(
  cipher: MemberCipher,
  entryId: string,
  sealedLine: Uint8Array | null,
): string | null {
  return sealedLine && cipher.open(PLACE, entryId, sealedLine);
}

/**
 * Corrects the levels and the time of day of one of the member's entries. Its words stay: they were written for what
 * was rated then.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's, conflict when it is too old,
 *   invalid_input for a rating that it does not have, forbidden when it may not be kept
 */
export async function mendEntry(userId: string, id: string, mend: MendInput, at = now()) {
  const db = await database();
  return db.$transaction(async (tx) => {
    await assertMayKeep(tx, userId);
    const entry = await lockEntry(tx, userId, id);
    if (!canBeMended(entry.createdAt, at)) {
      throw new AppError(
        "conflict",
        `An entry can be corrected for ${MEND_HOURS} hours. This one is older, so it stays as it is.`,
      );
    }
    const cipher = await memberCipher(tx, userId);
    const told = unpackCheckIn(cipher.open("EmotionalState", id, entry.sealed));
    const levels = mended(told.levels, mend);
    const timeOfDay = mend.timeOfDayPreference ?? entry.timeOfDay;
    const sealed = cipher.seal("EmotionalState", id, packCheckIn({ ...told, levels }));
    await tx.emotionalState.updateMany({ where: { id, userId }, data: { sealed, timeOfDay } });
    await recount(tx, userId, entry.createdAt);
    return { id, timeOfDay, emotionalState: levels };
  }, RECOUNTING);
}

/** What was not rated can't be corrected: the entry would be of another form. */
function mended(before: Levels, mend: MendInput): Levels {
  const rated = levelsFrom((key) => {
    const level = mend[key];
    if (level !== undefined && before[key] === null)
      throw new AppError("invalid_input", `${key} was not rated in this check-in.`, { field: key });
    return level ?? before[key];
  });
  return { ...before, ...rated };
}
