import "server-only";
import { createHmac } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Prisma } from "@/generated/prisma/client";
import { packCheckIn } from "@/lib/check-ins/levels";
import type { Transaction } from "@/lib/db/client";
import type { MemberCipher } from "@/lib/db/encryption/ciphers";
import { idFrom, newId, timelessPart } from "@/lib/db/ids";
import { inTurns } from "@/lib/ground/each-of-many";
import type { CountableEntry } from "@/lib/moods/count-entries";
import { sealLine } from "@/lib/moods/stored-entry";
import { now } from "@/lib/time/clock";
import { sealFeedback, sealQuote } from "@/lib/words/stored-quote";
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

/** How many entries are stored with one statement. */
const BATCH = 500;

/** Some entries of an import, as they are stored: nothing of it is left to be done while others wait. */
interface Batch {
  entries: number;
  states: string;
  quotes: string;
  feedback: Prisma.QuoteFeedbackCreateManyInput[];
}

/** Seals entries with their words, as one import. */
export async function sealEntries(
  cipher: MemberCipher,
  userId: string,
  entries: readonly NewEntry[],
): Promise<Batch[]> {
  const importId = newId(now());
  const batches: Batch[] = [];
  let rows: ReturnType<typeof rowsOf>[] = [];
  await inTurns(entries, ({ id, entry }, index) => {
    rows.push(rowsOf(cipher, { userId, importId, id }, entry));
    if (rows.length < BATCH && index + 1 < entries.length) return;
    batches.push({
      entries: rows.length,
      states: asJson(rows.map(({ state }) => state)),
      quotes: asJson(rows.flatMap(({ quotes }) => quotes)),
      feedback: rows.flatMap(({ feedback }) => feedback),
    });
    rows = [];
  });
  return batches;
}

/**
 * Stores what was sealed. Nothing is counted yet.
 *
 * @param onStored hears how many entries are stored by then
 */
export async function insertEntries(
  tx: Transaction,
  batches: readonly Batch[],
  onStored: (done: number) => void,
): Promise<void> {
  let done = 0;
  for (const { entries, states, quotes, feedback } of batches) {
    await insertStates(tx, states);
    await insertQuotes(tx, quotes);
    await tx.quoteFeedback.createMany({ data: feedback });
    // The embedded database answers in the same turn: others come to theirs in between.
    await setImmediate();
    done += entries;
    onStored(done);
  }
}

interface Ids {
  userId: string;
  importId: string;
  /** The entry's own. */
  id: string;
}

function rowsOf(cipher: MemberCipher, { userId, importId, id }: Ids, entry: ReadEntry) {
  const { localDate, timeOfDay, at, told, line } = entry;
  const sealed = cipher.seal("EmotionalState", id, packCheckIn(told));
  const sealedLine = sealLine(cipher, id, line);
  const quotes = entry.quotes.map((quote) => ({ ...quote, id: newId(quote.createdAt) }));
  return {
    state: { id, userId, importId, localDate, timeOfDay, createdAt: at, sealed, sealedLine },
    quotes: quotes.map(({ content, feedback, ...quote }) => {
      const words = sealQuote(cipher, quote.id, content);
      return { ...quote, userId, emotionalStateId: id, sealed: words };
    }),
    feedback: quotes.flatMap(({ id: quoteId, feedback }) => {
      if (!feedback) return [];
      const { createdAt, ...said } = feedback;
      return [{ quoteId, userId, createdAt, sealed: sealFeedback(cipher, quoteId, said) }];
    }),
  };
}

/** Stores entries; as one parameter, for thousands of them cost the embedded database three times as much. */
async function insertStates(tx: Transaction, rows: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "EmotionalState"
      ("id", "userId", "importId", "localDate", "timeOfDay", "createdAt", "sealed", "sealedLine")
    SELECT "id", "userId", "importId", "localDate", "timeOfDay", "createdAt",
      decode("sealed", 'base64'), decode("sealedLine", 'base64')
    FROM jsonb_to_recordset(${rows}::jsonb) AS r("id" uuid, "userId" uuid, "importId" uuid, "localDate" text,
      "timeOfDay" "TimeOfDay", "createdAt" timestamptz, "sealed" text, "sealedLine" text)`;
}

async function insertQuotes(tx: Transaction, rows: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Quote" ("id", "userId", "emotionalStateId", "variant", "isCurrent", "source", "model",
      "inputTokens", "outputTokens", "favoritedAt", "createdAt", "sealed")
    SELECT "id", "userId", "emotionalStateId", "variant", "isCurrent", "source", "model",
      "inputTokens", "outputTokens", "favoritedAt", "createdAt", decode("sealed", 'base64')
    FROM jsonb_to_recordset(${rows}::jsonb) AS r("id" uuid, "userId" uuid, "emotionalStateId" uuid,
      "variant" smallint, "isCurrent" boolean, "source" "QuoteSource", "model" text, "inputTokens" int,
      "outputTokens" int, "favoritedAt" timestamptz, "createdAt" timestamptz, "sealed" text)`;
}

/** Binary columns as base64. */
function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
  );
}
