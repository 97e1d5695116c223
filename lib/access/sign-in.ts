import "server-only";
import type { NextRequest } from "next/server";
import { holdIdentity, isProviderId } from "@/lib/accounts/enter-with-provider";
import {
  askForPasskey,
  checkPasskey,
  recordPasskeyUse,
  type UsedPasskey,
} from "@/lib/accounts/passkeys/check-passkey";
import { holdPassword } from "@/lib/accounts/passwords";
import type { ConfirmQuery, PasskeyAnswer, User } from "@/lib/accounts/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Provider } from "@/lib/audit/schema";
import { COOKIE_DAYS, FRESH_MINUTES, SIGN_IN_MINUTES } from "@/lib/config/policy";
import { carryChoices, visitorIdOf } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { keyedHash, newToken, sameText } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";
import {
  cookieHeader,
  cookieName,
  endSession,
  findViewer,
  sessionCookie,
  sessionCookieName,
  startSession,
} from "./session";
import { userOf, type Viewer } from "./viewer";

interface SignedIn {
  id: string;
  /** The hash that was checked, where a password was what proved it. */
  passwordHash?: string;
  /** The passkey that signed, where one did. */
  passkey?: UsedPasskey;
}

type Means = "password" | "passkey" | "registration" | Provider;

/** Signs a member in who has just proved who they are, and gives the session's cookie to the reply. */
export async function signIn(
  member: SignedIn,
  means: Means,
  request: NextRequest,
  headers: Headers,
): Promise<{ user: User }> {
  const token = await beginSession(member, means, request);
  const viewer = await findViewer(token);
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  headers.append("Set-Cookie", sessionCookie(token));
  return { user: userOf(viewer) };
}

/**
 * Starts a new session, whatever the means, and returns its cookie's value. The session that the browser had before
 * ends: what was planted is never taken over.
 */
export async function beginSession(
  { id: userId, passwordHash, passkey }: SignedIn,
  means: Means,
  request: NextRequest,
): Promise<string> {
  const before = request.cookies.get(sessionCookieName())?.value;
  if (before) await endSession(before);
  const db = await database();
  return db.$transaction(async (tx) => {
    if (passwordHash) await holdPassword(tx, userId, passwordHash);
    if (passkey) await recordPasskeyUse(tx, passkey);
    if (isProviderId(means)) await holdIdentity(tx, userId, means);
    const token = await startSession(userId, request.headers.get("user-agent"), tx, passkey?.isSecondFactor);
    if (passkey?.isSecondFactor) await recordFactorShown(tx, userId);
    const visitorId = visitorIdOf(request);
    if (visitorId) await carryChoices(tx, userId, visitorId);
    await recordAudit(tx, "signed_in", { actorId: userId, subjectId: userId, detail: { means } });
    return token;
  });
}

/** Marks the session as one in which its member has just proved who they are. */
export async function renewSignIn(
  { id, sessionId }: { id: string; sessionId: string },
  passkey?: UsedPasskey,
): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    if (passkey) await recordPasskeyUse(tx, passkey);
    const at = now();
    const shown = passkey?.isSecondFactor ? { secondFactorAt: at } : {};
    await tx.session.updateMany({
      where: { id: sessionId, userId: id },
      data: { authenticatedAt: at, ...shown },
    });
    if (passkey?.isSecondFactor) await recordFactorShown(tx, id);
    const means = passkey ? "passkey" : "password";
    await recordAudit(tx, "reauthenticated", { actorId: id, subjectId: id, detail: { means } });
  });
}

function recordFactorShown(tx: Transaction, userId: string): Promise<void> {
  const whose = { actorId: userId, subjectId: userId };
  return recordAudit(tx, "second_factor_shown", { ...whose, detail: { means: "passkey" } });
}

/** The cookies by which a browser is known again, and by which a passkey answers the browser that asked. */
const DEVICE = "device";
const PASSKEY = "passkey";

const FRESH_MS = FRESH_MINUTES * 60_000;

/** @throws AppError reauthenticate when the password (or provider) was last asked for too long ago */
export function assertFreshSignIn({ authenticatedAt }: Pick<Viewer, "authenticatedAt">): void {
  if (now().getTime() - authenticatedAt.getTime() > FRESH_MS) {
    throw new AppError("reauthenticate", "Please enter your password again to carry on.");
  }
}

/** Ends the session that the viewer asks from. */
export async function signOut({ id, sessionId }: Viewer): Promise<void> {
  const db = await database();
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId: id } });
  if (count > 0) await recordAudit(db, "signed_out", { actorId: id, subjectId: id });
}

/**
 * A browser in which an address was signed in with before keeps a mark of it. Strangers who use up the tries of an
 * address then do not lock its owner out: tries from a known device are counted apart. The mark is worth something for
 * as long as the password is the one that earned it.
 */
export function isKnownDevice(request: NextRequest, email: string, passwordHash: string): boolean {
  const given = request.cookies.get(cookieName(DEVICE))?.value ?? "";
  return sameText(given, markOf(email, passwordHash));
}

/** The header that makes this browser a known device of the address. */
export function knownDeviceCookie(email: string, passwordHash: string): string {
  return strictCookie(DEVICE, markOf(email, passwordHash), COOKIE_DAYS.device * 86_400);
}

/** The header that makes this browser a stranger again. */
export function noKnownDeviceCookie(): string {
  return strictCookie(DEVICE, "", 0);
}

/** Sent by this browser to this site alone. */
function strictCookie(name: string, value: string, maxAge: number): string {
  return cookieHeader(name, value, maxAge, "Strict");
}

function markOf(email: string, passwordHash: string): string {
  return keyedHash("known device", `${email} ${passwordHash}`);
}

/** What a browser asks a passkey to sign somebody in; its answer counts in this browser alone. */
export async function askToSignIn(request: NextRequest, headers: Headers) {
  // One token for all of a browser's tabs.
  const browser = passkeyBrowser(request) ?? newToken();
  headers.append("Set-Cookie", strictCookie(PASSKEY, browser, SIGN_IN_MINUTES * 60));
  return askForPasskey(signInPlace(browser));
}

/** Signs in the member whose passkey has signed. */
export async function signInWithPasskey(answer: PasskeyAnswer, request: NextRequest, headers: Headers) {
  const passkey = await checkPasskey(answer, signInPlace(passkeyBrowser(request) ?? newToken()));
  headers.append("Set-Cookie", strictCookie(PASSKEY, "", 0));
  return signIn({ id: passkey.userId, passkey }, "passkey", request, headers);
}

/** What a browser asks one of the member's own passkeys, in the session that they are in. */
export function askToConfirm({ id, sessionId }: Viewer, { as }: ConfirmQuery) {
  const wanted = as === "second_factor" ? { userId: id, isSecondFactor: true } : { userId: id };
  return askForPasskey(confirmPlace(sessionId), wanted);
}

/** Marks the session as one in which its member has just proved who they are, by one of their own passkeys. */
export async function confirmWithPasskey(viewer: Viewer, answer: PasskeyAnswer): Promise<void> {
  const passkey = await checkPasskey(answer, confirmPlace(viewer.sessionId), viewer.id);
  await renewSignIn(viewer, passkey);
}

const signInPlace = (browser: string) => `sign-in ${browser}`;
export const confirmPlace = (sessionId: string) => `confirm ${sessionId}`;

function passkeyBrowser(request: NextRequest): string | undefined {
  return request.cookies.get(cookieName(PASSKEY))?.value || undefined;
}
