import "server-only";
import type { NextRequest } from "next/server";
import type { User } from "@/lib/accounts/schema";
import { AppError } from "@/lib/errors";
import { endSession, findViewer, startSession } from "./session";
import { sessionCookie, sessionCookieName } from "./session-cookie";
import { userOf } from "./viewer";

/**
 * Starts a new session for a member who has just proved who they are, and gives its cookie to the reply.
 * The session that the browser had before ends: what was planted is never taken over.
 */
export async function signIn(
  member: { id: string },
  request: NextRequest,
  headers: Headers,
): Promise<{ user: User }> {
  const before = request.cookies.get(sessionCookieName())?.value;
  if (before) await endSession(before);
  const token = await startSession(member.id, request.headers.get("user-agent"));
  const viewer = await findViewer(token);
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  headers.append("Set-Cookie", sessionCookie(token));
  return { user: userOf(viewer) };
}
