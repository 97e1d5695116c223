import "server-only";
import type { NextRequest } from "next/server";
import { holdIdentity, holdPassword } from "@/lib/accounts/hold-password";
import type { User } from "@/lib/accounts/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { carryChoices } from "@/lib/consent/carry-choices";
import { visitorIdOf } from "@/lib/consent/consent-cookies";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { isProviderId, type ProviderId } from "./providers/provider-id";
import { endSession, findViewer, startSession } from "./session";
import { sessionCookie, sessionCookieName } from "./session-cookie";
import { userOf } from "./viewer";

interface SignedIn {
  id: string;
  /** The hash that was checked, where a password was what proved it. */
  passwordHash?: string;
}

type Means = "password" | "registration" | ProviderId;

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
  { id: userId, passwordHash }: SignedIn,
  means: Means,
  request: NextRequest,
): Promise<string> {
  const before = request.cookies.get(sessionCookieName())?.value;
  if (before) await endSession(before);
  const db = await database();
  return db.$transaction(async (tx) => {
    if (passwordHash) await holdPassword(tx, userId, passwordHash);
    if (isProviderId(means)) await holdIdentity(tx, userId, means);
    const token = await startSession(userId, request.headers.get("user-agent"), tx);
    const visitorId = visitorIdOf(request);
    if (visitorId) await carryChoices(tx, userId, visitorId);
    await recordAudit(tx, "signed_in", { actorId: userId, subjectId: userId, detail: { means } });
    return token;
  });
}
