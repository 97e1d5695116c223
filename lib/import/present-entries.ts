import "server-only";
import { createHmac } from "node:crypto";
import type { MemberCipher } from "@/lib/db/encryption/ciphers";
import { idFrom, newId, timelessPart } from "@/lib/db/ids";
import { inTurns } from "@/lib/ground/in-turns";
import type { CountableEntry } from "@/lib/moods/count-entries";
import type { ReadEntry } from "./read-entry";
import { assertRoomFor, contentOf, newEntries, type PresentEntry } from "./rules";

/** An entry that comes in, with the id that it gets. */
export interface NewEntry {
  id: string;
  entry: ReadEntry;
}

/**
 * The entries of a file that the member doesn't have yet.
 *
 * @param present all that they have
 * @throws AppError invalid_input when they would have more than can be counted
 */
export async function entriesToImport(
  cipher: MemberCipher,
  present: readonly CountableEntry[],
  entries: readonly ReadEntry[],
): Promise<NewEntry[]> {
  const nameFor = namerOf(cipher);
  const named = new Map<ReadEntry, string>();
  await inTurns(entries, (entry) => {
    const { name, at } = entry;
    named.set(entry, name === null ? newId(at) : idFrom(at, nameFor(name)));
  });
  const idOf = (entry: ReadEntry) => named.get(entry) ?? newId(entry.at);
  const fresh = newEntries(entries, present.map(asPresent), (entry) => {
    const own = entry.id === null ? [] : [entry.id];
    return entry.name === null ? own : [...own, timelessPart(idOf(entry))];
  });
  assertRoomFor(fresh.length, present.length);
  return fresh.map((entry) => ({ id: idOf(entry), entry }));
}

/** Keyed by the member, as a name may tell of a mood: the id tells nobody. What a file names has the same each time. */
function namerOf(cipher: MemberCipher): (name: string) => Uint8Array {
  const key = cipher.subkey("import", 32);
  return (name) => createHmac("sha256", key).update(name).digest().subarray(0, 16);
}

function asPresent({ id, localDate, timeOfDay, levels }: CountableEntry): PresentEntry {
  return { ids: [id, timelessPart(id)], content: contentOf(localDate, timeOfDay, levels) };
}
