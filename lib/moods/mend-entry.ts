import "server-only";
import type { Levels } from "@/lib/check-ins/dimensions";
import { levelsFrom, packCheckIn, unpackCheckIn } from "@/lib/check-ins/levels";
import { canBeMended } from "@/lib/check-ins/rules";
import type { MendInput } from "@/lib/check-ins/schema";
import { MEND_HOURS } from "@/lib/config/policy";
import { database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import { RECOUNTING, recount } from "./recount";
import { lockEntry } from "./stored-entry";

/**
 * Corrects the levels and the time of day of one of the member's entries. Its words stay: they were written for what
 * was rated then.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's, conflict when it is too old,
 *   invalid_input for a rating that it does not have
 */
export async function mendEntry(userId: string, id: string, mend: MendInput, at = now()) {
  const db = await database();
  return db.$transaction(async (tx) => {
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
