import { type NextRequest, NextResponse } from "next/server";
import { type Decision, decide, dependsOnViewer, OUT_OF_ORDER } from "@/lib/access/routing-table";
import { findViewer, sessionCookieName } from "./lib/access/session";
import { passViewer, standingOf, VIEWER_HEADER, type Viewer } from "./lib/access/viewer";
import { env } from "./lib/config/env";
import { contentSecurityPolicy } from "./lib/http/content-security-policy";
import { errorResponse } from "./lib/http/error-response";
import { unlessDatabaseIsAway } from "./lib/http/health";
import { now } from "./lib/time/clock";

/** Sends each request for a page where the routing table says, with the policy that page needs. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname;
  if (!dependsOnViewer(path)) return answer(request, undefined);
  const response = await answerTo(request);
  // Goes before what Next says of a prerendered page: a shared cache would hand one person's answer to the next.
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** Whatever keeps us from knowing who asks, they see a page of ours. */
async function answerTo(request: NextRequest): Promise<NextResponse> {
  try {
    return answer(request, await unlessDatabaseIsAway(() => viewerOf(request)));
  } catch (error) {
    const { status, headers } = errorResponse(error);
    const response = respond(request, OUT_OF_ORDER, undefined, status);
    const retryAfter = headers.get("Retry-After");
    if (retryAfter) response.headers.set("Retry-After", retryAfter);
    return response;
  }
}

/** @param viewer undefined where the answer is the same for everyone */
function answer(request: NextRequest, viewer: Viewer | null | undefined): NextResponse {
  const path = request.nextUrl.pathname;
  const decision = decide(path, standingOf(viewer ?? null, now()));
  if (decision.do !== "redirect") return respond(request, shownPath(decision, path), viewer);
  // The sign-in page stands where the page would. The cookie stays: the browser may have been given a newer one since.
  if (viewer === null && hasEndedSession(request)) return respond(request, "/auth", null, 401);
  return NextResponse.redirect(new URL(decision.to, request.url), 307);
}

/** What the router fetches ahead of a press is nobody's question: it is only sent on. */
function hasEndedSession(request: NextRequest): boolean {
  return request.cookies.has(sessionCookieName()) && !request.headers.has("next-router-prefetch");
}

async function viewerOf(request: NextRequest): Promise<Viewer | null> {
  const token = request.cookies.get(sessionCookieName())?.value;
  return token ? findViewer(token) : null;
}

function shownPath(decision: Decision, path: string): string {
  if (decision.do === "show_instead") return decision.path;
  // A path that no page has: Next answers with the not-found page.
  return decision.do === "not_found" ? "/_not-here" : path;
}

function respond(
  request: NextRequest,
  path: string,
  viewer: Viewer | null | undefined,
  status = 200,
): NextResponse {
  const { policy, nonce } = contentSecurityPolicy(path, env().production);
  const headers = new Headers(request.headers);
  headers.delete(VIEWER_HEADER);
  headers.delete("x-nonce");
  if (viewer !== undefined) headers.set(VIEWER_HEADER, passViewer(viewer));
  if (nonce) {
    headers.set("x-nonce", nonce);
    headers.set("Content-Security-Policy", policy);
  }
  const isRewritten = path !== request.nextUrl.pathname;
  const response = isRewritten
    ? NextResponse.rewrite(new URL(path, request.url), { status, request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = {
  runtime: "nodejs",
  // Calls check for themselves; files are the same for everyone.
  matcher: ["/((?!api/|_next/|art/|icons/|pictures/|.*\\.(?:svg|png|ico|webmanifest|txt|xml|js|woff2)$).*)"],
};
