import "server-only";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
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
    data: { id: newId(), action, actorId, subjectId, ...(detail ? { detail } : {}) },
  });
}
