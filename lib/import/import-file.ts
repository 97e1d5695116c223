import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { IMPORT_UNDO_HOURS } from "@/lib/config/policy";
import { moodConsentOf } from "@/lib/consent/queries";
import { type Database, database, type Transaction, unhurried } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { instantOfId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { type CountableEntry, countableEntries } from "@/lib/moods/count-entries";
import { type CountedAhead, countAhead, keepCounted, recount, type WordsChange } from "@/lib/moods/recount";
import { isUnchanged, lockSummary, readStoredSummary } from "@/lib/moods/stored-summary";
import { READ_TEXTS } from "@/lib/moods/summary";
import { withFeedback } from "@/lib/moods/taste";
import { now } from "@/lib/time/clock";
import { judgedOf, unlearnt } from "@/lib/words/quote-acts";
import { entriesToImport, insertEntries, type NewEntry, sealEntries } from "./insert-entries";
import type { ReadFile } from "./read-entry";
import { previewOf } from "./rules";
import type { ImportPreview, LastImport } from "./schema";

/** For the transaction: as many entries as a file may hold take their time on a small machine. */
export const IMPORTING = { timeout: 120_000 };
/** How often it is begun anew when other changes of the same member come between. */
const ATTEMPTS = 5;

/** What would come in of a file; nothing does. */
export async function previewImport(userId: string, file: ReadFile): Promise<ImportPreview> {
  const db = await database();
  const present = await countableEntries(db, userId);
  const coming = await entriesToImport(await memberCipher(db, userId), present, file.entries);
  return previewOf(
    file,
    coming.map(({ entry }) => entry),
  );
}

/**
 * Stores what a file tells and isn't here yet, all of it or nothing, and counts the member's entries anew once. It is
 * their past: no words are written for it, and nobody is reminded or cared for because of it.
 *
 * @param onProgress hears how many of how many entries are stored, before any of them is there for others
 * @returns how many entries came in
 * @throws AppError forbidden when the member has not agreed to ratings being kept, invalid_input when they would have
 *   more than can be counted
 */
export async function importFile(
  userId: string,
  file: ReadFile,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<number> {
  await assertConsent(userId);
  const db = await database();
  return untilUndisturbed(async () => {
    const { coming, ahead } = await planned(db, userId, file);
    if (coming.length === 0 || !ahead) return 0;
    const sealed = await sealEntries(await memberCipher(db, userId), userId, coming);
    return unhurried(async (tx) => {
      await lockImports(tx, userId);
      if (!(await isUnchanged(tx, userId, ahead.before))) return null;
      await insertEntries(tx, sealed, (done) => onProgress(done, coming.length));
      const change = learntFrom(coming);
      // A check-in may have come between: they don't wait for an import.
      if (!(await keepCounted(tx, userId, ahead, change))) await recount(tx, userId, ahead.since, change);
      const detail = { entries: coming.length };
      await recordAudit(tx, "data_imported", { actorId: userId, subjectId: userId, detail });
      return coming.length;
    }, IMPORTING);
  });
}

/**
 * Does what was counted ahead, and begins anew where that no longer holds.
 *
 * @param attempt answers null when another change came between, and has done nothing then
 */
async function untilUndisturbed<Done>(attempt: () => Promise<Done | null>): Promise<Done> {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const done = await attempt();
    if (done !== null) return done;
  }
  throw new AppError("conflict", "Your entries were changed at the same time. Please try again.");
}

/** What is to come in, counted with all that is here before anything is locked: it takes longest. */
async function planned(
  db: Database,
  userId: string,
  file: ReadFile,
): Promise<{ coming: NewEntry[]; ahead: CountedAhead | null }> {
  const before = await readStoredSummary(db, userId);
  const present = await countableEntries(db, userId);
  const coming = await entriesToImport(await memberCipher(db, userId), present, file.entries);
  const [first] = coming;
  if (!first) return { coming, ahead: null };
  const all = [...present, ...coming.map(asCountable)].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { coming, ahead: await countAhead(before, all, first.entry.at) };
}

function asCountable({ id, entry }: NewEntry): CountableEntry {
  const { at, localDate, timeOfDay, told } = entry;
  return { id, createdAt: at, localDate, timeOfDay, levels: told.levels, importId: null };
}

async function assertConsent(userId: string): Promise<void> {
  const { moodData } = await moodConsentOf(userId);
  if (!moodData?.granted)
    throw new AppError("forbidden", "To import entries, please agree first that we may keep them.");
}

/** Lets one import of a member, or the undoing of one, in at a time; the account stays until it is done. */
async function lockImports(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR KEY SHARE`;
  await tx.$queryRaw`SELECT 1 FROM "MemberKey" WHERE "userId" = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** What was said of the words that came in is learnt from, and none of them comes again soon. */
function learntFrom(coming: readonly NewEntry[]): WordsChange {
  const told = coming.flatMap(({ entry }) => entry.quotes);
  const newestFirst = told.toReversed().flatMap(({ content: { passage } }) => passage ?? []);
  return (words) => ({
    read: [...words.read, ...newestFirst].slice(0, READ_TEXTS),
    taste: told.reduce(
      (taste, { content, feedback }) => (feedback ? withFeedback(taste, judgedOf(content), feedback) : taste),
      words.taste,
    ),
  });
}

/**
 * Takes back the last import as a whole: its entries with their words, and what was counted, noticed and learnt from
 * them. What was checked in here stays. One that is undone already stays undone, and no other is touched.
 *
 * @throws AppError conflict when it is not the last one, or too long ago
 */
export async function undoImport(userId: string, importId: string, at = now()): Promise<LastImport> {
  const db = await database();
  await untilUndisturbed(async () => {
    const before = await readStoredSummary(db, userId);
    const found = await findLastImport(db, userId, at);
    if (found?.importId !== importId) {
      if ((await db.emotionalState.count({ where: { userId, importId } })) === 0) return 0;
      throw new AppError("conflict", found ? NOT_LAST : TOO_LATE);
    }
    const all = await countableEntries(db, userId);
    const left = all.filter((entry) => entry.importId !== importId);
    const going = all.filter((entry) => entry.importId === importId).map(({ id }) => id);
    const ahead = await countAhead(before, left, found.since);
    return unhurried((tx) => takeBack(tx, userId, { importId, going }, ahead), IMPORTING);
  });
  return lastImport(userId, at);
}

const TOO_LATE = "It's too late to undo that import.";
const NOT_LAST = "You've imported another file since. Only the last import can be undone.";

/** @returns how many entries went; null when it was counted before another change, and nothing was done */
async function takeBack(
  tx: Transaction,
  userId: string,
  { importId, going }: { importId: string; going: readonly string[] },
  ahead: CountedAhead,
): Promise<number | null> {
  await lockImports(tx, userId);
  await lockEntries(tx, userId, going);
  await lockSummary(tx, userId);
  if (!(await isUnchanged(tx, userId, ahead.before))) return null;
  const change = await unlearnt(tx, userId, { emotionalState: { importId } });
  const { count } = await tx.emotionalState.deleteMany({ where: { userId, importId } });
  await keepCounted(tx, userId, ahead, change);
  const detail = { entries: count };
  await recordAudit(tx, "import_undone", { actorId: userId, subjectId: userId, detail });
  return count;
}

/**
 * Words first, then entries, the summary after: as wherever several of them are changed, so that none waits for ever.
 * They are named one by one, as what has just come in is not known to the planner yet: it would look at each for each.
 */
async function lockEntries(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Quote" WHERE "userId" = ${userId}::uuid AND "emotionalStateId" = ANY(${ids}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM "EmotionalState" WHERE "userId" = ${userId}::uuid AND "id" = ANY(${ids}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
}

const HOUR = 3_600_000;

/** The member's last import, as long as it can be undone; nothing is read where the id of their last says it's too late. */
export async function lastImportFor(userId: string, lastId: string | null, at = now()): Promise<LastImport> {
  const importedAt = lastId === null ? null : instantOfId(lastId);
  return importedAt && at <= undoUntil(importedAt) ? lastImport(userId, at) : { last: null };
}

/** The member's last import, as long as it can be undone. */
export async function lastImport(userId: string, at = now()): Promise<LastImport> {
  const found = await findLastImport(await database(), userId, at);
  if (!found) return { last: null };
  const { importId, entries, importedAt } = found;
  return {
    last: {
      id: importId,
      entries,
      importedAt: importedAt.toISOString(),
      undoUntil: undoUntil(importedAt).toISOString(),
    },
  };
}

function undoUntil(importedAt: Date): Date {
  return new Date(importedAt.getTime() + IMPORT_UNDO_HOURS * HOUR);
}

/** Null where there is none, or none that can still be undone. */
async function findLastImport(db: Transaction, userId: string, at: Date) {
  const [row] = await db.$queryRaw<{ importId: string; entries: number; since: Date }[]>`
    SELECT "importId", count(*)::int AS "entries", min("createdAt") AS "since" FROM "EmotionalState"
    WHERE "userId" = ${userId}::uuid AND "importId" IS NOT NULL
    GROUP BY "importId" ORDER BY "importId" DESC LIMIT 1`;
  const importedAt = row && instantOfId(row.importId);
  return row && importedAt && at <= undoUntil(importedAt) ? { ...row, importedAt } : null;
}
