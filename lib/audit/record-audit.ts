import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { keyedHash } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";
import type { AuditAction, AuditFacts } from "./schema";

interface AuditEntry {
  /** Who did it; null for someone who is not signed in. */
  actorId?: string | null;
  /** Whose account it was done to. */
  subjectId?: string | null;
  detail?: AuditFacts;
  /** When it was done, if that is not now. */
  at?: Date;
}

/** Adds to the record of who did what. Entries are never changed. */
export async function recordAudit(
  db: Transaction,
  action: AuditAction,
  entry: AuditEntry = {},
): Promise<void> {
  const { actorId = null, subjectId = null, detail, at } = entry;
  await db.auditRecord.create({
    data: {
      id: newId(at),
      action,
      actorId,
      subjectId,
      createdAt: at ?? now(),
      ...(detail ? { detail } : {}),
    },
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

/** Records what the admin did. */
export async function recordAdminAct(
  adminId: string,
  action: AuditAction,
  detail?: AuditFacts,
  subjectId?: string,
): Promise<void> {
  const entry = { actorId: adminId, subjectId: subjectId ?? null, ...(detail ? { detail } : {}) };
  await recordAudit(await database(), action, entry);
}

/** What is recorded of a look at each console: that there was a visit, once however much was looked at. */
const VISITS = {
  users: "users_viewed",
  user: "user_viewed",
  newsletter: "subscribers_viewed",
  audit: "audit_viewed",
} as const satisfies Record<string, AuditAction>;

/**
 * Records that the admin is looking at a console: one row a visit.
 *
 * @param subjectId whom the console is about, where it is one person
 */
export async function recordVisit(
  adminId: string,
  console: keyof typeof VISITS,
  subjectId?: string,
): Promise<void> {
  await recordFirstOfRun(await database(), VISITS[console], adminId, subjectId);
}
