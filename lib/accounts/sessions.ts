import "server-only";
import { cache } from "react";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import { browserName } from "./browser-name";
import type { SignedInDevices } from "./schema";

interface Asking {
  id: string;
  sessionId: string;
}

/** Whom and what a member's devices are asked about; read once for all that a page shows. */
export const memberDevices = cache(async (userId: string) => {
  const db = await database();
  const { sessions, ...member } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    relationLoadStrategy: "join",
    select: {
      password: { select: { userId: true } },
      checkInReminder: { select: { time: true, secondTime: true, days: true, unlessCheckedIn: true } },
      passkeys: {
        orderBy: { id: "asc" },
        select: { id: true, sealedName: true, createdAt: true, lastUsedAt: true },
      },
      sessions: {
        where: { expiresAt: { gt: now() } },
        orderBy: { lastSeenAt: "desc" },
        take: 50,
        select: {
          id: true,
          userAgent: true,
          lastSeenAt: true,
          createdAt: true,
          pushSubscription: { select: { id: true, failedAt: true } },
        },
      },
    },
  });
  const named = sessions.map(({ userAgent, ...session }) => ({
    ...session,
    browser: browserName(userAgent),
  }));
  return { ...member, sessions: named };
});

/** Where the member is signed in, last seen first, and whether they have a password. */
export async function signedInDevices({ id, sessionId }: Asking): Promise<SignedInDevices> {
  const member = await memberDevices(id);
  const devices = member.sessions.map((session) => ({
    id: session.id,
    browser: session.browser,
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
  if (count === 0) throw new AppError("not_found", "This device isn't signed in.");
  await recordAudit(db, "sessions_ended", { actorId: id, subjectId: id, detail: { count } });
}

/** Signs the member out everywhere but here. */
export async function signOutElsewhere({ id, sessionId }: Asking): Promise<number> {
  const db = await database();
  const { count } = await db.session.deleteMany({ where: { userId: id, id: { not: sessionId } } });
  await recordAudit(db, "sessions_ended", { actorId: id, subjectId: id, detail: { count } });
  return count;
}
