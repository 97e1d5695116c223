import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";

/** Marks the session as one in which its member has just proved who they are. */
export async function renewSignIn({ id, sessionId }: { id: string; sessionId: string }): Promise<void> {
  const db = await database();
  await db.session.updateMany({ where: { id: sessionId, userId: id }, data: { authenticatedAt: now() } });
  await recordAudit(db, "reauthenticated", { actorId: id, subjectId: id });
}
