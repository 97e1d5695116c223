import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import type { Viewer } from "./viewer";

/** Ends the session that the viewer asks from. */
export async function signOut({ id, sessionId }: Viewer): Promise<void> {
  const db = await database();
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId: id } });
  if (count > 0) await recordAudit(db, "signed_out", { actorId: id, subjectId: id });
}
