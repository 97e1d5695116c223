import type { z } from "zod";
import { TIME_ZONE_HEADER } from "@/lib/time/clock";

/** A reply that was not OK. `message` is the status, a colon and the body's text. */
export class HttpError extends Error {
  readonly status: number;
  /** What the server said to the person, where it said something. */
  readonly serverMessage: string | null;
  /** Whether the member's access is over, which everyone on the page was told. */
  readonly accessExpired: boolean;
  /** Whether the act needs a sign-in that is fresher than this one. */
  readonly needsFreshSignIn: boolean;

  constructor(
    status: number,
    text: string,
    serverMessage: string | null,
    { accessExpired = false, needsFreshSignIn = false } = {},
  ) {
    super(`${status}: ${text}`);
    this.name = "HttpError";
    this.status = status;
    this.serverMessage = serverMessage;
    this.accessExpired = accessExpired;
    this.needsFreshSignIn = needsFreshSignIn;
  }
}

interface Call<Reply> {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Checks the reply once more. Without it the reply is what the caller says, as the server let it out by the same
   * schema: a screen that brings no schema brings no parser along either.
   */
  reply?: z.ZodType<Reply>;
  /** Ends of access, by status, that the caller sees to: the page stays where it is, with what was filled in. */
  seesTo?: readonly (401 | 403)[];
  signal?: AbortSignal;
}

/**
 * Calls one of our own paths, with the member's cookies.
 *
 * @throws HttpError when the reply is not OK; when access has ended, everyone on the page is told as well
 */
export async function call<Reply>(path: string, options: Call<Reply> = {}): Promise<Reply> {
  return (await callForPage(path, options)).items;
}

/** One page of a list whose reply says in its headers how long the list is and where the next page lies. */
export interface Page<Items> {
  items: Items;
  total: number;
  /** How many of them whoever asks may delete, where the server says so. */
  deletable: number;
  next: string | null;
}

/** As `call`, with what the reply's headers say of the list. */
export async function callForPage<Reply>(path: string, options: Call<Reply> = {}): Promise<Page<Reply>> {
  const { method = "GET", body, headers, reply, signal, seesTo = [] } = options;
  const response = await fetch(path, {
    method,
    credentials: "include",
    signal: signal ?? null,
    headers: { "Content-Type": "application/json", [TIME_ZONE_HEADER]: browserTimeZone(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw failure(response, text, seesTo);
  const value: unknown = JSON.parse(text);
  return {
    items: reply ? reply.parse(value) : (value as Reply),
    total: Number(response.headers.get("X-Total-Count")),
    deletable: Number(response.headers.get("X-Deletable-Count")),
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1] ?? null,
  };
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
export async function download(path: string): Promise<Download> {
  const response = await fetch(path, {
    credentials: "include",
    headers: { [TIME_ZONE_HEADER]: browserTimeZone() },
  });
  if (!response.ok) throw failure(response, await response.text());
  const [, fileName = ""] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { content: await response.blob(), fileName };
}

/** What to tell a person of a failure: the server's own words where it has some. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof HttpError && error.serverMessage ? error.serverMessage : otherwise;
}

/** Whether this failure is the end of the member's access, which has its own notice. */
export function isAccessExpired(error: unknown): boolean {
  return error instanceof HttpError && error.accessExpired;
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
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
  const needsFreshSignIn = status === 403 && body.code === "reauthenticate";
  return new HttpError(status, text || response.statusText, message, {
    accessExpired,
    needsFreshSignIn,
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

/** Fired on `window` when a reply says that the member's access is over. */
export const ACCESS_EXPIRED_EVENT = "hearten:access-expired";

export interface AccessExpiredDetail {
  reason: string;
  message: string;
}

declare global {
  interface WindowEventMap {
    [ACCESS_EXPIRED_EVENT]: CustomEvent<AccessExpiredDetail>;
  }
}
