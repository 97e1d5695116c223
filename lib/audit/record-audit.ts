import "server-only";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { keyedHash } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";
import type { AuditAction } from "./schema";

interface AuditEntry {
  /** Who did it; null for someone who is not signed in. */
  actorId?: string | null;
  /** Whose account it was done to. */
  subjectId?: string | null;
  /** Plain facts about the act. Never a password, token, mood or mail address. */
  detail?: Record<string, string | number | boolean>;
}

/** Adds to the record of who did what. Entries are never changed. */
export async function recordAudit(
  db: Transaction,
  action: AuditAction,
  entry: AuditEntry = {},
): Promise<void> {
  const { actorId = null, subjectId = null, detail } = entry;
  await db.auditRecord.create({
    data: { id: newId(), action, actorId, subjectId, createdAt: now(), ...(detail ? { detail } : {}) },
  });
}

/** Half an hour without the like of it, and what comes next is a new run. */
const QUIET_MS = 30 * 60_000;

/** Adds the first of a run of like acts to the record; those that follow within half an hour of the last add nothing. */
export async function recordFirstOfRun(
  db: Transaction,
  action: AuditAction,
  actorId: string,
  subjectId: string | null = null,
): Promise<void> {
  const at = now();
  const run = subjectId ? `${action} ${actorId} ${subjectId}` : `${action} ${actorId}`;
  const key = `audit:${keyedHash("audit", run)}`;
  const until = BigInt(at.getTime() + QUIET_MS);
  // One statement, so that of many at once one alone is the first.
  await db.$executeRaw`
    WITH run AS (
      INSERT INTO "RateLimit" AS r ("key", "points", "expire") VALUES (${key}, 1, ${until})
      ON CONFLICT ("key") DO UPDATE SET "expire" = excluded."expire",
        "points" = CASE WHEN r."expire" > ${BigInt(at.getTime())} THEN r."points" + 1 ELSE 1 END
      RETURNING "points")
    INSERT INTO "AuditRecord" ("id", "action", "actorId", "subjectId", "createdAt")
    SELECT ${newId()}::uuid, ${action}, ${actorId}::uuid, ${subjectId}::uuid, ${at} FROM run WHERE "points" = 1`;
}
