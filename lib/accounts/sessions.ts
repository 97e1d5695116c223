import "server-only";
import { cache } from "react";
import { recordAudit } from "@/lib/audit/record-audit";
import { CONSENT_ROWS } from "@/lib/consent/queries";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import type { SignedInDevices } from "./schema";

interface Asking {
  id: string;
  sessionId: string;
}

/** What Settings shows of a member's own rows, read once for all of its cards. */
export const settingsRows = cache(async (userId: string) => {
  const db = await database();
  const { sessions, emotionalStates, ...member } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    relationLoadStrategy: "join",
    select: {
      password: { select: { userId: true } },
      checkInReminder: { select: { time: true, secondTime: true, days: true, unlessCheckedIn: true } },
      consents: CONSENT_ROWS,
      // The last import's id tells when it was.
      emotionalStates: {
        where: { importId: { not: null } },
        orderBy: { importId: "desc" },
        take: 1,
        select: { importId: true },
      },
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
  return { ...member, sessions: named, lastImportId: emotionalStates[0]?.importId ?? null };
});

/** Where the member is signed in, last seen first, and whether they have a password. */
export async function signedInDevices({ id, sessionId }: Asking): Promise<SignedInDevices> {
  const member = await settingsRows(id);
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

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What a person calls the browser behind a User-Agent: "Firefox on Windows". */
export function browserName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? "");
  const system = nameIn(SYSTEMS, userAgent ?? "");
  if (!browser && !system) return "Unknown browser";
  return [browser ?? "A browser", system && `on ${system}`].filter(Boolean).join(" ");
}

function nameIn(known: readonly [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1];
}
