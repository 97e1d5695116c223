import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { expiryNotice } from "@/lib/access/expiry-notices";
import { ADMIN_REQUIRED } from "@/lib/access/page-viewer";
import { assertSecondFactor } from "@/lib/access/second-factor/standing";
import { findViewer, sessionCookieName } from "@/lib/access/session";
import type { Viewer } from "@/lib/access/viewer";
import { recordFirstOfRun } from "@/lib/audit/record-audit";
import { isLoopback } from "@/lib/config/addresses";
import { env } from "@/lib/config/env";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { beginRequest } from "@/lib/ground/log";
import { accessOf } from "@/lib/subscriptions/rules";
import { now } from "@/lib/time/clock";
import { errorResponse } from "./error-response";
import { unlessDatabaseIsAway } from "./health";
import { parseBody, parseParams, parseQuery } from "./input";
import { NO_PAGE_POLICY } from "./security-headers.mjs";

type Schema = z.ZodType | undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

interface Declaration<A extends Access, P, Q, B, R> {
  /** Who may call: anyone, a machine that shows a secret, any signed-in member, a member with access, the admin. */
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** What goes out; anything the schema does not name is left behind. A handler without one answers a Response. */
  reply?: R;
  /** 200 unless told. */
  status?: number;
  /** `any`: a write that other sites and machines may make, because what it shows is a secret of its own. */
  origin?: "own" | "any";
}

interface Call<A extends Access, P, Q, B> {
  request: NextRequest;
  viewer: A extends "public" ? Viewer | null : A extends "signed" ? null : Viewer;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** Headers of the reply, such as cookies. */
  headers: Headers;
}

/** One method of a path, as a `route.ts` exports it. */
interface Endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response>;
  readonly access: Access;
  /** What a caller sends and is answered; a type alone, for `call`. */
  readonly wire?: { params: Sent<P>; query: Sent<Q>; body: Sent<B>; reply: Parsed<R> };
}

/** Declares one method of a path: what it takes, who may call it, what it answers. */
export function endpoint<
  A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(
  declaration: Declaration<A, P, Q, B, R>,
  handle: (call: Call<A, P, Q, B>) => Promise<R extends z.ZodType ? z.input<R> : Response>,
): Endpoint<P, Q, B, R> {
  const { access, params, query, body, reply, status = 200, origin = "own" } = declaration;

  async function answer(request: NextRequest, givenParams: Promise<unknown>): Promise<Response> {
    if (request.method !== "GET" && origin === "own") assertSameOrigin(request);
    const viewer = access === "signed" ? null : await identify(request);
    await admit(access, viewer, request);
    const headers = new Headers({ "Cache-Control": "private, no-store" });
    const call = {
      request,
      viewer,
      params: params && parseParams(params, await givenParams),
      query: query && parseQuery(query, request.nextUrl.searchParams),
      body: body && (await parseBody(body, request)),
      headers,
    };
    const result = await handle(call as Call<A, P, Q, B>);
    if (!reply) return withHeaders(result as Response, headers);
    return Response.json(reply.parse(result), { status, headers });
  }

  async function serve(request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> {
    const { requestId, logAs } = beginRequest(request.method, request.nextUrl.pathname);
    const response = await unlessDatabaseIsAway(() => answer(request, context.params)).catch(
      (error: unknown) => errorResponse(error, requestId),
    );
    response.headers.set("X-Request-Id", requestId);
    response.headers.set("Content-Security-Policy", NO_PAGE_POLICY);
    logAs(response.status);
    return response;
  }

  return Object.assign(serve, { access });
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) {
    if (name === "set-cookie") response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

/**
 * `signed`: a machine calls, and the handler checks what it shows before anything else; `admin_entry`: the admin,
 * before they have shown their second factor.
 */
export type Access = "public" | "signed" | "member" | "subscriber" | "admin" | "admin_entry";

async function identify(request: NextRequest): Promise<Viewer | null> {
  const token = request.cookies.get(sessionCookieName())?.value;
  return token ? findViewer(token) : null;
}

/** @throws AppError unless this viewer may call what is declared with this access */
async function admit(access: Access, viewer: Viewer | null, request: NextRequest): Promise<void> {
  if (access === "public" || access === "signed") return;
  if (!viewer) {
    // Whoever still shows a cookie was signed in when the page was opened, and had access there.
    throw access === "subscriber" && request.cookies.has(sessionCookieName())
      ? new AppError("session_ended", "Your session has ended.")
      : new AppError("unauthenticated", "Please sign in.");
  }
  if (access.startsWith("admin") && !viewer.isAdmin) {
    await recordDenial(viewer);
    throw new AppError("forbidden", ADMIN_REQUIRED);
  }
  if (access === "admin") assertSecondFactor(viewer);
  if (access === "subscriber") assertAccess(viewer);
}

async function recordDenial(viewer: Viewer): Promise<void> {
  await recordFirstOfRun(await database(), "access_denied", viewer.id);
}

/** @throws AppError access_expired with the reason */
function assertAccess(viewer: Viewer): void {
  const access = accessOf(viewer.subscription, now());
  if (access !== "granted") {
    throw new AppError("access_expired", expiryNotice(access).message, { reason: access });
  }
}

/**
 * A write must come from our own pages. Browsers send `Origin` with every write (Fetch standard), so a foreign,
 * sibling or opaque one is refused; a caller that sends none is no browser and carries nobody's cookies unawares.
 *
 * @throws AppError forbidden
 */
function assertSameOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const allowed =
    origin === null ? site === null || site === "same-origin" || site === "none" : isOurs(origin);
  if (!allowed) throw new AppError("forbidden", "This request came from another site.");
}

function isOurs(origin: string): boolean {
  const { appUrl } = env();
  if (origin === appUrl.origin) return true;
  if (!isLoopback(appUrl.hostname) || !URL.canParse(origin)) return false;
  // On one's own machine, localhost and 127.0.0.1 are the same place.
  const given = new URL(origin);
  return isLoopback(given.hostname) && given.port === appUrl.port && given.protocol === appUrl.protocol;
}
