import "server-only";
import { recordAudit, recordFirstOfRun } from "@/lib/audit/record-audit";
import type { AuditAction } from "@/lib/audit/schema";
import { database } from "@/lib/db/client";

/** Records what the admin did. */
export async function recordAdminAct(
  adminId: string,
  action: AuditAction,
  detail?: Record<string, string | number | boolean>,
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
