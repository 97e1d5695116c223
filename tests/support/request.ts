import { NextRequest } from "next/server";
import { sessionCookieName } from "@/lib/access/session";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
type Handler = (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>;
/** What a `route.ts` exports. */
export type Handlers = Partial<Record<Method, Handler>>;

/** Keeps cookies like a browser: what a reply sets goes along with the next call. */
export interface Browser {
  cookies: Map<string, string>;
}

export function newBrowser(sessionToken?: string): Browser {
  return { cookies: new Map(sessionToken ? [[sessionCookieName(), sessionToken]] : []) };
}

export interface CallOptions {
  /** Who calls; a stranger with no cookies unless told. */
  as?: Browser;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** Sent by a program instead of one of our pages: without an origin. */
  bare?: boolean;
  /** The parts of the path that the folder's name leaves open. */
  params?: Record<string, string | string[]>;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Undefined when there is none. */
  body: unknown;
  text: string;
}

const ORIGIN = "http://localhost:3000";

/** Calls a path's exported handler as one of our own pages would. */
export async function call(
  handlers: Handlers,
  method: Method,
  path: string,
  { as = newBrowser(), body, raw, headers, bare = false, params = {} }: CallOptions = {},
): Promise<Reply> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const all = new Headers({
    ...(bare ? {} : { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }),
    "Content-Type": "application/json",
    ...headers,
  });
  if (as.cookies.size > 0)
    all.set("Cookie", [...as.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  const init = {
    method,
    headers: all,
    ...(sent === undefined ? {} : { body: sent, duplex: "half" as const }),
  };
  const handler = handlers[method];
  if (!handler) throw new Error(`${path} takes no ${method}.`);
  const response = await handler(new NextRequest(new URL(path, ORIGIN), init), {
    params: Promise.resolve(params),
  });
  keepCookies(as, response.headers);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : undefined,
    text,
  };
}

function keepCookies({ cookies }: Browser, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (value === "" || /;\s*max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
