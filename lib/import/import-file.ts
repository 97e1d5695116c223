import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { moodConsentOf } from "@/lib/consent/queries";
import { database, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { recount } from "@/lib/moods/recount";
import { changeSummary } from "@/lib/moods/stored-summary";
import { READ_TEXTS } from "@/lib/moods/summary";
import { withFeedback } from "@/lib/moods/taste";
import { judgedOf } from "@/lib/words/give-feedback";
import { insertEntries } from "./insert-entries";
import { entriesToImport } from "./present-entries";
import type { ReadEntry, ReadFile } from "./read-entry";
import { previewOf } from "./rules";
import type { ImportPreview } from "./schema";

/** For the transaction: as many entries as a file may hold take their time on a small machine. */
export const IMPORTING = { timeout: 120_000 };

/** What would come in of a file; nothing does. */
export async function previewImport(userId: string, file: ReadFile): Promise<ImportPreview> {
  return previewOf(file, await entriesToImport(await database(), userId, file.entries));
}

/**
 * Stores what a file tells and isn't here yet, all of it or nothing, and counts the member's entries anew once. It is
 * their past: no words are written for it, and nobody is reminded or cared for because of it.
 *
 * @param onProgress hears how many of how many entries are stored, before any of them is there for others
 * @returns how many entries came in
 * @throws AppError forbidden when the member has not agreed to ratings being kept
 */
export async function importFile(
  userId: string,
  file: ReadFile,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<number> {
  await assertConsent(userId);
  const db = await database();
  return db.$transaction(async (tx) => {
    await lockImports(tx, userId);
    const entries = await entriesToImport(tx, userId, file.entries);
    const [first] = entries;
    if (!first) return 0;
    await insertEntries(tx, userId, entries, (done) => onProgress(done, entries.length));
    await learnFrom(tx, userId, entries);
    await recount(tx, userId, first.at);
    const detail = { entries: entries.length };
    await recordAudit(tx, "data_imported", { actorId: userId, subjectId: userId, detail });
    return entries.length;
  }, IMPORTING);
}

async function assertConsent(userId: string): Promise<void> {
  const { moodData } = await moodConsentOf(userId);
  if (!moodData?.granted)
    throw new AppError("forbidden", "To import entries, please agree first that we may keep them.");
}

/** Lets one import of a member, or the undoing of one, in at a time; the account stays until it is done. */
export async function lockImports(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR KEY SHARE`;
  await tx.$queryRaw`SELECT 1 FROM "MemberKey" WHERE "userId" = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** What was said of the words that came in is learnt from, and none of them comes again soon. */
async function learnFrom(tx: Transaction, userId: string, entries: readonly ReadEntry[]): Promise<void> {
  const told = entries.flatMap(({ quotes, told: { wish } }) =>
    quotes.map((quote) => ({ ...quote, wish: wish ?? null })),
  );
  if (told.length === 0) return;
  const newestFirst = told.toReversed().flatMap(({ content: { passage } }) => passage ?? []);
  await changeSummary(tx, userId, ({ words, ...summary }) => ({
    ...summary,
    words: {
      read: [...words.read, ...newestFirst].slice(0, READ_TEXTS),
      taste: told.reduce(
        (taste, { content, wish, feedback }) =>
          feedback ? withFeedback(taste, judgedOf(content, wish), feedback) : taste,
        words.taste,
      ),
    },
  }));
}
