import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { rememberKey } from "@/lib/db/encryption/member-cipher";
import { newId } from "@/lib/db/ids";
import { freshened } from "@/lib/subscriptions/freshen-subscription";
import { isAdmin } from "./is-admin";
import { findSessionRow, type SessionRow } from "./session-row";
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
  const row = await findSessionRow(hashOf(token));
  const at = now();
  if (!row || row.expiresAt <= at) return null;
  if (at.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) await recordVisit(row, at);
  return viewerOf({ ...row, subscription: await freshened(row.subscription) });
}

function viewerOf(row: SessionRow): Viewer {
  const { id, email, firstName, lastName, image, timeZone, createdAt, masterKeyId } = row;
  const wrapped = new Uint8Array(row.wrapped);
  rememberKey(id, { wrapped, masterKeyId });
  const emailVerified = row.emailVerified !== null;
  return {
    id,
    email,
    emailVerified,
    firstName,
    lastName,
    image,
    timeZone,
    createdAt,
    isAdmin: isAdmin(row),
    sessionId: row.sessionId,
    authenticatedAt: row.authenticatedAt,
    subscription: row.subscription,
    key: { wrapped: Buffer.from(wrapped).toString("base64"), masterKeyId },
  };
}

async function recordVisit({ sessionId, startedAt }: SessionRow, at: Date): Promise<void> {
  const db = await database();
  const expiresAt = new Date(Math.min(at.getTime() + IDLE_MS, startedAt.getTime() + ABSOLUTE_MS));
  await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: at, expiresAt } });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
