import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { isLoopback } from "@/lib/config/addresses";
import { env, isDemo } from "@/lib/config/env";
import { beginRequest } from "@/lib/ground/log";
import { methodsOf } from "./api";
import { NO_PAGE_POLICY, SECURITY_HEADERS } from "./security-headers.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ROUTER_STATE = "next-router-state-tree";

const SECURE = {
  ...Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value])),
  "Content-Security-Policy": NO_PAGE_POLICY,
};

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
  const taken = isCall ? methodsOf(path) : undefined;
  if (taken && !takes(taken, request)) return answerForMethods(path, taken, request, response);
  if (!METHODS.has(request.method ?? "")) {
    if (!isCall) return refuse(response, 405, "Pages take GET only.", { Allow: "GET, HEAD" });
    // Next answers 500 to a method that it does not know, and the catch-all route this one like all others.
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

/** Next answers HEAD by what answers GET. */
function takes(taken: readonly string[], { method = "" }: IncomingMessage): boolean {
  return taken.includes(method === "HEAD" ? "GET" : method);
}

/** A method that a path does not take: 405 with those that it takes, which `OPTIONS` asks for. */
function answerForMethods(
  path: string,
  taken: readonly string[],
  { method = "" }: IncomingMessage,
  response: ServerResponse,
): true {
  const all = taken.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each]));
  const headers = { Allow: [...all, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") {
    response.writeHead(204, { ...SECURE, ...headers }).end();
    return true;
  }
  const { requestId, logAs } = beginRequest(method, path);
  logAs(405);
  const message = `This address takes ${taken.join(", ")} only.`;
  return refuse(response, 405, message, { ...headers, "X-Request-Id": requestId });
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): true {
  const about = { "Content-Type": "application/json", "Cache-Control": "private, no-store" };
  response.writeHead(status, { ...SECURE, ...about, ...headers }).end(JSON.stringify({ message }));
  return true;
}
