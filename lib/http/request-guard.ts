import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { isLoopback } from "@/lib/config/addresses";
import { env, isDemo } from "@/lib/config/env";
import { AppError } from "@/lib/ground/errors";
import { REFUSED_METHOD } from "./error-response";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ROUTER_STATE = "next-router-state-tree";

const guarded = new WeakSet<Server>();

/** Puts `guard` before Next on each server of this process, from its first request on. */
export function guardRequests(): void {
  // Node tells of a request here before it is handed to the server's listeners.
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (!guard(request, response))
        for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** Answers what Next would answer with 500, or never should be asked; says whether it has. */
export function guard(request: IncomingMessage, response: ServerResponse): boolean {
  if (isForThisMachine() && !isOurHost(request)) {
    return refuse(response, 421, `This server answers at ${env().appUrl.origin} only.`);
  }
  const [path = ""] = (request.url ?? "").split("?");
  const isCall = path.startsWith("/api/");
  if (isCall && !isWellFormed(path)) return refuse(response, 400, "This address is not well formed.");
  delete request.headers[REFUSED_METHOD];
  if (!METHODS.has(request.method ?? "")) {
    if (!isCall) return refuse(response, 405, "Pages take GET only.", { Allow: "GET, HEAD" });
    request.headers[REFUSED_METHOD] = request.method;
    request.method = "OPTIONS";
  }
  if (!hasValidRouterState(request)) delete request.headers[ROUTER_STATE];
  return false;
}

/** The demo, and a server under development, show mails that open accounts. */
function isForThisMachine(): boolean {
  return isDemo() || !env().production;
}

/** A page of another site whose name was made to lead here brings that name along (DNS rebinding). */
function isOurHost({ headers, socket }: IncomingMessage): boolean {
  const address = `http://${headers.host}`;
  if (!URL.canParse(address)) return false;
  const { host, hostname, port } = new URL(address);
  if (host === env().appUrl.host) return true;
  return isLoopback(hostname) && Number(port || 80) === socket.localPort;
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Next's own check, which throws. Without the header it answers with the whole page. */
function hasValidRouterState({ headers }: IncomingMessage): boolean {
  try {
    parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
    return true;
  } catch {
    return false;
  }
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, {
    ...headers,
    "Content-Type": "application/json",
    "Cache-Control": "private, no-store",
  });
  response.end(JSON.stringify({ message }));
  return true;
}

/**
 * A write must come from our own pages. Browsers send `Origin` with every write (Fetch standard), so a foreign,
 * sibling or opaque one is refused; a caller that sends none is no browser and carries nobody's cookies unawares.
 *
 * @throws AppError forbidden
 */
export function assertSameOrigin(request: Request): void {
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
