import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { rememberKey } from "@/lib/db/encryption/member-cipher";
import { newId } from "@/lib/db/ids";
import { env } from "@/lib/env";
import { freshened } from "@/lib/subscriptions/freshen-subscription";
import { SUBSCRIPTION_COLUMNS } from "@/lib/subscriptions/stored";
import type { Viewer } from "./viewer";

const DAY = 86_400_000;
/** A session ends after a fortnight without a visit, and after ninety days in any case. */
const IDLE_MS = 14 * DAY;
const ABSOLUTE_MS = 90 * DAY;
/** How old the record of the last visit may get: a write per request would cost more than it tells. */
const SEEN_EVERY_MS = 60 * 60_000;

/** Starts a session and returns the cookie's value. Only its hash is kept. */
export async function startSession(
  userId: string,
  userAgent: string | null,
  db?: Transaction,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now();
  await (db ?? (await database())).session.create({
    data: {
      id: newId(),
      userId,
      tokenHash: hashOf(token),
      createdAt: at,
      lastSeenAt: at,
      authenticatedAt: at,
      expiresAt: new Date(at.getTime() + IDLE_MS),
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  });
  return token;
}

export async function endSession(token: string): Promise<void> {
  const db = await database();
  await db.session.deleteMany({ where: { tokenHash: hashOf(token) } });
}

/** Whose session a cookie's value opens; null when it is unknown or over. */
export async function findViewer(token: string): Promise<Viewer | null> {
  const db = await database();
  const session = await db.session.findUnique({
    where: { tokenHash: hashOf(token) },
    relationLoadStrategy: "join",
    select: {
      id: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      authenticatedAt: true,
      user: USER,
    },
  });
  const at = now();
  if (!session?.user.key || session.expiresAt <= at) return null;
  if (at.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await recordVisit(session, at);
  const subscription = await freshened(session.user.subscription);
  return viewerOf(session, { ...session.user, subscription }, session.user.key);
}

const USER = {
  select: {
    id: true,
    email: true,
    emailVerified: true,
    firstName: true,
    lastName: true,
    image: true,
    timeZone: true,
    createdAt: true,
    key: { select: { wrapped: true, masterKeyId: true } },
    subscription: { select: SUBSCRIPTION_COLUMNS },
  },
} as const;

type FoundUser = Pick<
  Viewer,
  "id" | "email" | "firstName" | "lastName" | "image" | "timeZone" | "createdAt" | "subscription"
> & {
  emailVerified: Date | null;
};

function viewerOf(
  session: { id: string; authenticatedAt: Date },
  user: FoundUser,
  key: { wrapped: Uint8Array<ArrayBuffer>; masterKeyId: string },
): Viewer {
  rememberKey(user.id, key);
  const emailVerified = user.emailVerified !== null;
  return {
    id: user.id,
    email: user.email,
    emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    image: user.image,
    timeZone: user.timeZone,
    createdAt: user.createdAt,
    isAdmin: emailVerified && user.email === env().adminEmail,
    sessionId: session.id,
    authenticatedAt: session.authenticatedAt,
    subscription: user.subscription,
    key: { wrapped: Buffer.from(key.wrapped).toString("base64"), masterKeyId: key.masterKeyId },
  };
}

async function recordVisit(session: { id: string; createdAt: Date }, at: Date): Promise<void> {
  const db = await database();
  const expiresAt = new Date(Math.min(at.getTime() + IDLE_MS, session.createdAt.getTime() + ABSOLUTE_MS));
  await db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: at, expiresAt } });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
