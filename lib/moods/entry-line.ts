import "server-only";
import { database } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { noSuchEntry } from "./stored-entry";

/**
 * Keeps what the member writes for themselves about one of their entries, in place of what stood there; nothing
 * deletes it. It is for them alone: no writer of words is ever told of it.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's
 */
export async function writeLine(userId: string, id: string, text: string) {
  const db = await database();
  const line = text === "" ? null : text;
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
