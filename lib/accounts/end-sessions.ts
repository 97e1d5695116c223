import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";

/**
 * Signs a member out everywhere, or everybody, as when a cookie may have been stolen.
 *
 * @param email whose sessions end; null: everybody's
 * @returns how many sessions ended; null when nobody has this address
 */
export async function endSessions(email: string | null): Promise<number | null> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const member =
      email === null ? null : await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (email !== null && !member) return null;
    const { count } = await tx.session.deleteMany({ where: member ? { userId: member.id } : {} });
    await recordAudit(tx, "sessions_ended", { subjectId: member?.id ?? null, detail: { count } });
    return count;
  });
}
