import type { z } from "zod";
import { browserTimeZone } from "@/lib/time/browser-time-zone";
import { TIME_ZONE_HEADER } from "@/lib/time/clock";
import { ACCESS_EXPIRED_EVENT } from "./access-expired";
import type { MethodOf, Path, Wire } from "./api";

interface Told {
  /** What the server said to the person, where it said something. */
  message: string | null;
  /** What kind of failure it was, where the server named it. */
  code: string | null;
  /** Which field of the body was at fault, where it was one. */
  field: string | null;
  /** Whether the member's access is over, which everyone on the page was told. */
  accessExpired: boolean;
  /** Whether it was a gateway in front of the app that said it. */
  byGateway: boolean;
}

/** A reply that was not OK. `message` is the status, a colon and the body's text. */
export class HttpError extends Error {
  readonly status: number;
  readonly serverMessage: string | null;
  readonly code: string | null;
  readonly field: string | null;
  readonly accessExpired: boolean;
  readonly byGateway: boolean;

  constructor(status: number, text: string, told: Told) {
    super(`${status}: ${text}`);
    this.name = "HttpError";
    this.status = status;
    this.serverMessage = told.message;
    this.code = told.code;
    this.field = told.field;
    this.accessExpired = told.accessExpired;
    this.byGateway = told.byGateway;
  }
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type Call<P extends Path, M extends MethodOf<P>> = Part<"params", Wire<P, M, "params">> &
  Part<"query", Wire<P, M, "query">> &
  Part<"body", Wire<P, M, "body">> & {
    /** GET unless told. */
    method?: M;
    headers?: Record<string, string>;
    /** Checks the reply once more, where somebody else's that looks like one would do harm. */
    reply?: z.ZodType<Wire<P, M, "reply">>;
    /** Ends of access, by status, that the caller sees to: the page stays where it is, with what was filled in. */
    seesTo?: readonly (401 | 403)[];
    signal?: AbortSignal;
    /** Goes out although the page is being left. */
    keepalive?: boolean;
  };

type Given<P extends Path, M extends MethodOf<P>> = [M] extends [never]
  ? [options: { method: MethodOf<P> }]
  : Record<never, never> extends Call<P, M>
    ? [options?: Call<P, M>]
    : [options: Call<P, M>];

/** What is called where no method is named. */
type Reading<P extends Path> = MethodOf<P> & "GET";

/**
 * Calls one of our own paths, with the member's cookies. What goes in and comes out has the types that the path's
 * route declares.
 *
 * @throws HttpError when the reply is not OK; when access has ended, everyone on the page is told as well
 */
export async function call<P extends Path, M extends MethodOf<P> = Reading<P>>(
  path: P,
  ...given: Given<P, M>
): Promise<Wire<P, M, "reply">> {
  return (await callForPage<P, M>(path, ...given)).items;
}

/** One page of a list whose reply says in its headers how long the list is and where the next page begins. */
export interface Page<Items> {
  items: Items;
  total: number;
  /** How many of them whoever asks may delete, where the server says so. */
  deletable: number;
  /** The cursor of the next page; null: there is none. */
  next: string | null;
}

/** As `call`, with what the reply's headers say of the list. */
export async function callForPage<P extends Path, M extends MethodOf<P> = Reading<P>>(
  path: P,
  ...given: Given<P, M>
): Promise<Page<Wire<P, M, "reply">>> {
  const [options = {}] = given as [Sent?];
  const { reply, headers } = await send(path, options);
  return {
    items: reply as Wire<P, M, "reply">,
    total: Number(headers.get("X-Total-Count")),
    deletable: Number(headers.get("X-Deletable-Count")),
    next: /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.get("Link") ?? "")?.[1] ?? null,
  };
}

/** What `call` takes, as the network sees it. */
interface Sent {
  method?: string;
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  reply?: z.ZodType;
  seesTo?: readonly number[];
  signal?: AbortSignal;
  keepalive?: boolean;
}

async function send(path: string, options: Sent): Promise<{ reply: unknown; headers: Headers }> {
  const {
    method = "GET",
    params,
    query,
    body,
    headers,
    reply,
    signal,
    seesTo = [],
    keepalive = false,
  } = options;
  const response = await fetch(addressOf(path, params, query), {
    method,
    credentials: "include",
    signal: signal ?? null,
    keepalive,
    headers: { "Content-Type": "application/json", [TIME_ZONE_HEADER]: browserTimeZone(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw failure(response, text, seesTo);
  const value: unknown = JSON.parse(text);
  return { reply: reply ? reply.parse(value) : value, headers: response.headers };
}

/** The path with its `[parts]` filled in, and with what was given of the query. */
function addressOf(path: string, params: Record<string, string> = {}, query: Sent["query"] = {}): string {
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter((part): part is [string, string] => part[1] !== undefined);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

/** A file of ours, and the name that it is to be kept by. */
export interface Download {
  content: Blob;
  fileName: string;
}

/**
 * Fetches a file from one of our own paths, with the member's cookies.
 *
 * @throws HttpError when the reply is not OK
 */
export async function download(
  path: Path,
  { method = "GET", params }: Pick<Sent, "method" | "params"> = {},
): Promise<Download> {
  const response = await fetch(addressOf(path, params), {
    method,
    credentials: "include",
    headers: { [TIME_ZONE_HEADER]: browserTimeZone() },
  });
  if (!response.ok) throw failure(response, await response.text());
  const [, fileName = ""] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { content: await response.blob(), fileName };
}

/**
 * Sends a file as it is to one of our own paths.
 *
 * @throws HttpError when the reply is not OK
 */
export async function upload(path: Path, file: Blob): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/octet-stream", [TIME_ZONE_HEADER]: browserTimeZone() },
    body: file,
  });
  if (!response.ok) throw failure(response, await response.text());
  return response;
}

/** What to tell a person of a failure: the server's own words where it has some. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof HttpError && error.serverMessage ? asSentence(error.serverMessage) : otherwise;
}

/** The server names a field as its form does, in small letters: here it begins a sentence. */
export function asSentence(words: string): string {
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Whether this failure is the end of the member's access, which has its own notice. */
export function isAccessExpired(error: unknown): boolean {
  return error instanceof HttpError && error.accessExpired;
}

/** Whether a call never got as far as the app, for want of a connection or of an app behind its gateway. */
export function isUnreached(error: unknown): boolean {
  return !(error instanceof HttpError) || error.byGateway;
}

function failure(response: Response, text: string, seesTo: readonly number[] = []): HttpError {
  const body = jsonObject(text);
  const message = typeof body.message === "string" ? body.message : null;
  const { status } = response;
  const accessExpired =
    body.requiresAuth === true && (status === 403 || status === 401) && !seesTo.includes(status);
  if (accessExpired) {
    const detail = { reason: String(body.reason), message: message ?? "" };
    window.dispatchEvent(new CustomEvent(ACCESS_EXPIRED_EVENT, { detail }));
  }
  const { code = null, field = null } = body;
  return new HttpError(status, text || response.statusText, {
    message,
    code: typeof code === "string" ? code : null,
    field: typeof field === "string" ? field : null,
    accessExpired,
    byGateway: isGateways(response),
  });
}

function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Whether a gateway in front of the app answered in its place, as while that is being started anew. The app itself says
 * neither 502 nor 504, nor what Cloudflare made up (520 to 530); its own 503 is JSON, or a page under its policy.
 */
export function isGateways({ status, headers }: Response): boolean {
  if (status === 502 || status === 504 || status >= 520) return true;
  const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return status === 503 && !isJson && !headers.has("Content-Security-Policy");
}
