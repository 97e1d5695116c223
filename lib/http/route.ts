import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Viewer } from "@/lib/access/viewer";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { type Access, admit, identify } from "./admission";
import { errorResponse, REFUSED_METHOD } from "./error-response";
import { unlessDatabaseIsAway } from "./health";
import { parseBody, parseParams, parseQuery } from "./input";
import { assertSameOrigin } from "./request-guard";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

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

interface Endpoint {
  access: Access;
  answer(request: NextRequest, params: unknown): Promise<Response>;
}

/** One method of a path: what it takes, who may call it, what it answers. */
export function endpoint<
  A extends Access,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType | undefined = undefined,
>(
  declaration: Declaration<A, P, Q, B, R>,
  handle: (call: Call<A, P, Q, B>) => Promise<R extends z.ZodType ? z.input<R> : Response>,
): Endpoint {
  const { access, params, query, body, reply, status = 200, origin = "own" } = declaration;
  return {
    access,
    async answer(request, givenParams) {
      if (request.method !== "GET" && origin === "own") assertSameOrigin(request);
      const viewer = access === "signed" ? null : await identify(request);
      await admit(access, viewer, request);
      const headers = new Headers({ "Cache-Control": "private, no-store" });
      const call = {
        request,
        viewer,
        params: params && parseParams(params, givenParams),
        query: query && parseQuery(query, request.nextUrl.searchParams),
        body: body && (await parseBody(body, request)),
        headers,
      };
      const result = await handle(call as Call<A, P, Q, B>);
      if (!reply) return withHeaders(result as Response, headers);
      return Response.json(reply.parse(result), { status, headers });
    },
  };
}

type RouteHandler = (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>;

/** The access level of each method of a route, for whoever walks all routes. */
export const DECLARED = Symbol.for("hearten.route");

/** The handlers of one path. Methods that it does not have answer 405; `OPTIONS` says which it has. */
export function route(
  endpoints: Partial<Record<Method, Endpoint>>,
): Record<Method | "OPTIONS", RouteHandler> {
  const methods = METHODS.filter((method) => endpoints[method]);
  const handlers = METHODS.map((method) => {
    const handler: RouteHandler = (request, context) => serve(endpoints[method], methods, request, context);
    return [method, Object.assign(handler, { [DECLARED]: endpoints[method]?.access ?? "not_allowed" })];
  });
  const options: RouteHandler = async (request, context) =>
    request.headers.has(REFUSED_METHOD)
      ? serve(undefined, methods, request, context)
      : new Response(null, { status: 204, headers: { Allow: allowed(methods) } });
  return { ...Object.fromEntries(handlers), OPTIONS: options } as Record<Method | "OPTIONS", RouteHandler>;
}

/** Where there is GET, Next answers HEAD with it. */
function allowed(methods: readonly Method[]): string {
  return [...methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(
    ", ",
  );
}

async function serve(
  called: Endpoint | undefined,
  methods: readonly Method[],
  request: NextRequest,
  context: { params: Promise<unknown> },
): Promise<Response> {
  const requestId = randomUUID();
  const started = performance.now();
  const response = await unlessDatabaseIsAway(() => answerOf(called, methods, request, context)).catch(
    (error: unknown) => errorResponse(error, requestId),
  );
  response.headers.set("X-Request-Id", requestId);
  log.info({
    event: "request",
    requestId,
    method: request.method,
    path: pattern(request.nextUrl.pathname),
    status: response.status,
    ms: Math.round(performance.now() - started),
  });
  return response;
}

async function answerOf(
  called: Endpoint | undefined,
  methods: readonly Method[],
  request: NextRequest,
  context: { params: Promise<unknown> },
): Promise<Response> {
  if (!called) {
    const error = new AppError("method_not_allowed", `This address takes ${methods.join(", ")} only.`);
    const response = errorResponse(error);
    response.headers.set("Allow", allowed(methods));
    return response;
  }
  return called.answer(request, await context.params);
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) {
    if (name === "set-cookie") response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

/** The path without what names a person or a thing. */
function pattern(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, "[id]");
}
