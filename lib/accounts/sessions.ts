import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { browserName } from "./browser-name";
import type { SignedInDevices } from "./schema";

interface Asking {
  id: string;
  sessionId: string;
}

/** Where the member is signed in, last seen first, and whether they have a password. */
export async function signedInDevices({ id, sessionId }: Asking): Promise<SignedInDevices> {
  const db = await database();
  const member = await db.user.findUniqueOrThrow({
    where: { id },
    relationLoadStrategy: "join",
    select: {
      password: { select: { userId: true } },
      sessions: {
        where: { expiresAt: { gt: now() } },
        orderBy: { lastSeenAt: "desc" },
        take: 50,
        select: { id: true, userAgent: true, lastSeenAt: true, createdAt: true },
      },
    },
  });
  const devices = member.sessions.map((session) => ({
    id: session.id,
    browser: browserName(session.userAgent),
    lastSeenAt: session.lastSeenAt.toISOString(),
    signedInAt: session.createdAt.toISOString(),
    isThisOne: session.id === sessionId,
  }));
  return { devices, hasPassword: member.password !== null };
}

/** Signs one of the member's devices out. */
export async function signOutDevice({ id }: Asking, sessionId: string): Promise<void> {
  const db = await database();
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId: id } });
  if (count === 0) throw new AppError("not_found", "This device is not signed in.");
  await recordAudit(db, "sessions_ended", { actorId: id, subjectId: id, detail: { count } });
}

/** Signs the member out everywhere but here. */
export async function signOutElsewhere({ id, sessionId }: Asking): Promise<number> {
  const db = await database();
  const { count } = await db.session.deleteMany({ where: { userId: id, id: { not: sessionId } } });
  await recordAudit(db, "sessions_ended", { actorId: id, subjectId: id, detail: { count } });
  return count;
}
