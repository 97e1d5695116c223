import "server-only";
import { IMPORT_UNDO_HOURS } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { instantOfId } from "@/lib/db/ids";
import { now } from "@/lib/time/clock";
import type { LastImport } from "./schema";

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
export async function findLastImport(db: Transaction, userId: string, at: Date) {
  const [row] = await db.$queryRaw<{ importId: string; entries: number; since: Date }[]>`
    SELECT "importId", count(*)::int AS "entries", min("createdAt") AS "since" FROM "EmotionalState"
    WHERE "userId" = ${userId}::uuid AND "importId" IS NOT NULL
    GROUP BY "importId" ORDER BY "importId" DESC LIMIT 1`;
  const importedAt = row && instantOfId(row.importId);
  return row && importedAt && at <= undoUntil(importedAt) ? { ...row, importedAt } : null;
}
