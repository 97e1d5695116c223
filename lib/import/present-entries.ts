import "server-only";
import { createHmac } from "node:crypto";
import { unpackLevels } from "@/lib/check-ins/levels";
import type { Transaction } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { idFrom, newId, timelessPart } from "@/lib/db/ids";
import type { ReadEntry } from "./read-entry";
import { contentOf, newEntries, type PresentEntry } from "./rules";

/** The entries of a file that the member doesn't have yet. */
export async function entriesToImport(
  db: Transaction,
  userId: string,
  entries: readonly ReadEntry[],
): Promise<ReadEntry[]> {
  const cipher = await memberCipher(db, userId);
  const nameFor = namerOf(cipher);
  const named = new Map(entries.map((entry) => [entry, idsOf(entry, nameFor)]));
  return newEntries(entries, await presentEntries(db, userId, cipher), (entry) => named.get(entry) ?? []);
}

/** Ids for imported entries: what a file names has the same id each time, beside its time. */
export function idMaker(cipher: MemberCipher): (entry: ReadEntry) => string {
  const nameFor = namerOf(cipher);
  return ({ name, at }) => (name === null ? newId(at) : idFrom(at, nameFor(name)));
}

/** Keyed by the member, as a name may tell of a mood: the id tells nobody. */
function namerOf(cipher: MemberCipher): (name: string) => Uint8Array {
  const key = cipher.subkey("import", 32);
  return (name) => createHmac("sha256", key).update(name).digest().subarray(0, 16);
}

function idsOf({ id, name, at }: ReadEntry, nameFor: (name: string) => Uint8Array): string[] {
  const own = id === null ? [] : [id];
  return name === null ? own : [...own, timelessPart(idFrom(at, nameFor(name)))];
}

async function presentEntries(
  db: Transaction,
  userId: string,
  cipher: MemberCipher,
): Promise<PresentEntry[]> {
  const rows = await db.emotionalState.findMany({
    where: { userId },
    select: { id: true, sealed: true, localDate: true, timeOfDay: true },
  });
  return rows.map(({ id, sealed, localDate, timeOfDay }) => {
    const levels = unpackLevels(cipher.open("EmotionalState", id, sealed));
    return { ids: [id, timelessPart(id)], content: contentOf(localDate, timeOfDay, levels) };
  });
}
