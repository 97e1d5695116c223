import "server-only";
import { env, isSecure } from "@/lib/config/env";
import { SESSION_DAYS } from "@/lib/config/policy";
import { database, sharedDatabase, type Transaction } from "@/lib/db/client";
import { rememberKey } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { hashOfToken, newToken } from "@/lib/ground/hashes";
import { log } from "@/lib/ground/log";
import { RECORD_FIELDS, type SubscriptionRecord } from "@/lib/subscriptions/schema";
import { freshened } from "@/lib/subscriptions/sync-subscription";
import { now } from "@/lib/time/clock";
import type { Viewer } from "./viewer";

const DAY = 86_400_000;
const IDLE_MS = SESSION_DAYS.idle * DAY;
const ABSOLUTE_MS = SESSION_DAYS.longest * DAY;
/** How old the record of the last visit may get: a write per request would cost more than it tells. */
const SEEN_EVERY_MS = 60 * 60_000;

/**
 * Starts a session and returns the cookie's value. Only its hash is kept.
 *
 * @param isFactorShown whether it was begun with the admin's second factor
 */
export async function startSession(
  userId: string,
  userAgent: string | null,
  db?: Transaction,
  isFactorShown = false,
): Promise<string> {
  const token = newToken();
  const at = now();
  await (db ?? (await database())).session.create({
    data: {
      id: newId(),
      userId,
      tokenHash: hashOfToken(token),
      createdAt: at,
      lastSeenAt: at,
      authenticatedAt: at,
      secondFactorAt: isFactorShown ? at : null,
      expiresAt: new Date(at.getTime() + IDLE_MS),
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  });
  return token;
}

/** Gives a session another cookie's value, and returns it; the one before opens nothing any more. */
export async function renewToken({ id, sessionId }: { id: string; sessionId: string }): Promise<string> {
  const token = newToken();
  const db = await database();
  const data = { tokenHash: hashOfToken(token) };
  await db.session.updateMany({ where: { id: sessionId, userId: id }, data });
  return token;
}

export async function endSession(token: string): Promise<void> {
  const db = await database();
  await db.session.deleteMany({ where: { tokenHash: hashOfToken(token) } });
}

/** Whose session a cookie's value opens; null when it is unknown or over. */
export async function findViewer(token: string): Promise<Viewer | null> {
  const row = await findSessionRow(hashOfToken(token));
  const at = now();
  if (!row || row.expiresAt <= at) return null;
  if (at.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) await prolong(row, at);
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
    secondFactorAt: row.secondFactorAt,
    hasSecondFactor: row.hasSecondFactor,
    subscription: row.subscription,
    key: { wrapped: Buffer.from(wrapped).toString("base64"), masterKeyId },
  };
}

async function prolong({ sessionId, startedAt }: SessionRow, at: Date): Promise<void> {
  const db = await database();
  const expiresAt = new Date(Math.min(at.getTime() + IDLE_MS, startedAt.getTime() + ABSOLUTE_MS));
  await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: at, expiresAt } });
}

/** A session with its member, their data key and their subscription. */
interface SessionRow {
  sessionId: string;
  startedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  authenticatedAt: Date;
  secondFactorAt: Date | null;
  hasSecondFactor: boolean;
  id: string;
  email: string;
  emailVerified: Date | null;
  ownerShownAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
  timeZone: string;
  createdAt: Date;
  wrapped: Uint8Array;
  masterKeyId: string;
  subscription: SubscriptionRecord | null;
}

/** Every request asks for this, so it is asked past Prisma, which would use as much time again. */
async function findSessionRow(tokenHash: string): Promise<SessionRow | null> {
  const { pool } = await sharedDatabase();
  const { rows } = await pool.query<FlatRow>(SESSION, [tokenHash, env().adminEmail ?? ""]);
  const [row] = rows;
  return row ? { ...row, subscription: subscriptionOf(row) } : null;
}

/** A session and a subscription have columns of one name. */
const PREFIX = "subscription.";

const SESSION = `
  SELECT s."id" AS "sessionId", s."createdAt" AS "startedAt", s."lastSeenAt", s."expiresAt", s."authenticatedAt", s."secondFactorAt",
    u."id", u."email", u."emailVerified", u."ownerShownAt", u."firstName", u."lastName", u."image", u."timeZone", u."createdAt",
    k."wrapped", k."masterKeyId",
    u."email" = $2 AND EXISTS (SELECT 1 FROM "SecondFactor" f WHERE f."userId" = u."id") AS "hasSecondFactor",
    ${RECORD_FIELDS.map((field) => `p."${field}" AS "${PREFIX}${field}"`).join(", ")}
  FROM "Session" s
  JOIN "User" u ON u."id" = s."userId"
  JOIN "MemberKey" k ON k."userId" = u."id"
  LEFT JOIN "Subscription" p ON p."userId" = u."id"
  WHERE s."tokenHash" = $1`;

type FlatRow = Omit<SessionRow, "subscription"> & {
  /** All null where there is no subscription. */
  [Field in keyof SubscriptionRecord as `${typeof PREFIX}${Field}`]: SubscriptionRecord[Field] | null;
};

function subscriptionOf(row: FlatRow): SubscriptionRecord | null {
  if (row["subscription.provider"] === null) return null;
  const fields = RECORD_FIELDS.map((field) => [field, row[`${PREFIX}${field}`]]);
  return Object.fromEntries(fields) as SubscriptionRecord;
}

interface Account {
  email: string;
  emailVerified: Date | null;
  ownerShownAt: Date | null;
}

let isWarned = false;

/**
 * Whether this is the admin's account: it has the configured address, verified, and its owner has shown that the account
 * is theirs. Anybody can register the address, and a mail scanner may open the link that verifies it.
 */
function isAdmin({ email, emailVerified, ownerShownAt }: Account): boolean {
  if (email !== env().adminEmail || !emailVerified) return false;
  if (!ownerShownAt && !isWarned) {
    isWarned = true;
    log.warn({
      event: "admin_not_shown",
      mend: "The account with ADMIN_EMAIL isn't an admin until its owner sets a password from an emailed link or signs in through a provider.",
    });
  }
  return ownerShownAt !== null;
}

const SESSION_COOKIE = "session";

export function sessionCookieName(): string {
  return cookieName(SESSION_COOKIE);
}

/** How long the browser keeps it. The server decides when it ends. */
export const SESSION_COOKIE_SECONDS = SESSION_DAYS.longest * 86_400;

/** The header that gives the session to the browser. */
export function sessionCookie(token: string): string {
  return cookieHeader(SESSION_COOKIE, token, SESSION_COOKIE_SECONDS);
}

/** The header that takes it back. */
export function noSessionCookie(): string {
  return cookieHeader(SESSION_COOKIE, "", 0);
}

/** Over https the `__Host-` prefix makes the browser hold it to this host, path and transport (RFC 6265bis). */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** The header that sets a cookie out of scripts' reach; without a value and for no seconds, takes it back. */
export function cookieHeader(
  name: string,
  value: string,
  maxAge: number,
  sameSite: "Lax" | "Strict" = "Lax",
): string {
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure() ? "; Secure" : ""}`;
  return `${cookieName(name)}=${value}; ${attributes}; Max-Age=${maxAge}`;
}
