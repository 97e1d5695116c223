import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import type { AuditAction } from "@/lib/audit/schema";
import { database } from "@/lib/db/client";

/** Records what the admin looked at or did. What they searched for may be an address, and stays out. */
export async function recordAdminAct(
  adminId: string,
  action: AuditAction,
  detail?: Record<string, string | number | boolean>,
  subjectId?: string,
): Promise<void> {
  const entry = { actorId: adminId, subjectId: subjectId ?? null, ...(detail ? { detail } : {}) };
  await recordAudit(await database(), action, entry);
}
