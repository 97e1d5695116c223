import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { IMPORT_UNDO_HOURS } from "@/lib/config/policy";
import { database, type Transaction, unhurried } from "@/lib/db/client";
import { instantOfId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { countableEntries } from "@/lib/moods/count-entries";
import { type CountedAhead, countAhead, keepCounted } from "@/lib/moods/recount";
import { isUnchanged, lockSummary, readStoredSummary } from "@/lib/moods/stored-summary";
import { now } from "@/lib/time/clock";
import { unlearnt } from "@/lib/words/give-feedback";
import { IMPORTING, lockImports, untilUndisturbed } from "./import-file";
import type { LastImport } from "./schema";

const HOUR = 3_600_000;

/** The member's last import, as long as it can be undone. */
export async function lastImport(userId: string, at = now()): Promise<LastImport> {
  const found = await findLast(await database(), userId, at);
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
    const found = await findLast(db, userId, at);
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

function undoUntil(importedAt: Date): Date {
  return new Date(importedAt.getTime() + IMPORT_UNDO_HOURS * HOUR);
}

async function findLast(db: Transaction, userId: string, at: Date) {
  const [row] = await db.$queryRaw<{ importId: string; entries: number; since: Date }[]>`
    SELECT "importId", count(*)::int AS "entries", min("createdAt") AS "since" FROM "EmotionalState"
    WHERE "userId" = ${userId}::uuid AND "importId" IS NOT NULL
    GROUP BY "importId" ORDER BY "importId" DESC LIMIT 1`;
  const importedAt = row && instantOfId(row.importId);
  return row && importedAt && at <= undoUntil(importedAt) ? { ...row, importedAt } : null;
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
