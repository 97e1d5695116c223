import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { NextApiRequest, NextApiResponse } from "next";
import type { NextRequest } from "next/server";
import NextAuth, { type AuthOptions, type CookiesOptions } from "next-auth";
import type { Adapter } from "next-auth/adapters";
import { SESSION_COOKIE_SECONDS, sessionCookieName } from "@/lib/access/session";
import { beginSession } from "@/lib/access/sign-in";
import { env, isSecure, tellNextAuthItsAddress } from "@/lib/config/env";
import { SIGN_IN_MINUTES } from "@/lib/config/policy";
import { database } from "@/lib/db/client";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import { admitFromProvider, openIdProvider, type ProviderId, type Registration } from "./open-id-provider";

interface Asked {
  method: "GET" | "POST";
  /** The action, and the provider where it needs one. */
  path: string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
}

interface Answered {
  /** `Set-Cookie` headers. */
  cookies: string[];
  redirect: string | null;
  body: unknown;
}

/**
 * Asks next-auth's handler, inside this process, in the form in which it takes plain values: no header of the request
 * reaches it, so nothing that a caller forges there can.
 */
export async function callNextAuth(options: AuthOptions, asked: Asked): Promise<Answered> {
  tellNextAuthItsAddress();
  const { method, path, query, body = {}, cookies } = asked;
  const request = { method, query: { ...query, nextauth: path }, body, cookies, headers: {} };
  const headers = new Map<string, unknown>();
  let sent: unknown = null;
  const keep = (value: unknown) => {
    sent = value;
  };
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: unknown) => headers.set(name, value) && response,
    send: keep,
    json: keep,
    end: () => undefined,
  };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get("Location");
  const setCookies = headers.get("Set-Cookie");
  return {
    body: sent,
    cookies: Array.isArray(setCookies) ? setCookies.map(String) : [],
    redirect: typeof location === "string" ? location : null,
  };
}

/** How next-auth signs somebody in with this provider, in this request. */
export async function nextAuthOptions(
  id: ProviderId,
  registration: Registration,
  request: NextRequest,
): Promise<AuthOptions> {
  return {
    providers: [openIdProvider(id, registration)],
    adapter: await adapter(id, request),
    secret: env().authSecret,
    session: { strategy: "database" },
    cookies: nextAuthCookies(),
    pages: { signIn: "/auth", error: "/auth" },
    callbacks: {
      redirect: ({ url }) => returnAddress(url),
      signIn: ({ account, profile }) => admitFromProvider(id, registration.name, account, profile),
    },
    // Its messages can quote addresses and tokens: only what kind they are goes on.
    logger: {
      error: (code) => log.warn({ event: "provider_sign_in_error", provider: id, code }),
      warn: (code) => log.warn({ event: "provider_sign_in_warning", provider: id, code }),
      debug: () => undefined,
    },
  };
}

/**
 * What next-auth needs of our database: the Prisma adapter's reads, and nothing that it writes. Accounts are found,
 * made and linked by the sign-in rules before next-auth asks, in one transaction, which its own order of calls would
 * break apart; the adapter would keep tokens in the clear, and sessions are ours, kept by their hash.
 */
async function adapter(provider: ProviderId, request: NextRequest): Promise<Adapter> {
  const { getUserByAccount, getUserByEmail, getUser } = PrismaAdapter(await database()) as Adapter;
  return {
    getUser,
    getUserByEmail,
    getUserByAccount,
    // The token that next-auth made is left aside.
    async createSession({ userId }) {
      const sessionToken = await beginSession({ id: userId }, provider, request);
      return { sessionToken, userId, expires: new Date(now().getTime() + SESSION_COOKIE_SECONDS * 1000) };
    },
  };
}

const FLOW = {
  csrfToken: "sign-in-csrf",
  callbackUrl: "sign-in-return",
  state: "sign-in-state",
  nonce: "sign-in-nonce",
  pkceCodeVerifier: "sign-in-verifier",
} as const;

/** The cookies that hold a sign-in together while its person is at the provider, and our own for the session. */
function nextAuthCookies(): CookiesOptions {
  const options = cookieOptions();
  const named = (key: keyof typeof FLOW) => ({
    name: flowCookieName(key),
    options: { ...options, maxAge: SIGN_IN_MINUTES * 60 },
  });
  return {
    sessionToken: { name: sessionCookieName(), options },
    csrfToken: named("csrfToken"),
    callbackUrl: named("callbackUrl"),
    state: named("state"),
    nonce: named("nonce"),
    pkceCodeVerifier: named("pkceCodeVerifier"),
  };
}

export function flowCookieName(key: keyof typeof FLOW): string {
  return `${isSecure() ? "__Host-" : ""}${FLOW[key]}`;
}

/** The names of the cookies that are over with the sign-in. */
export function flowCookieNames(): string[] {
  return (Object.keys(FLOW) as (keyof typeof FLOW)[]).map(flowCookieName);
}

/** The headers that take the sign-in's cookies back from the browser. */
export function clearedFlowCookies(): string[] {
  const secure = isSecure() ? "; Secure" : "";
  return flowCookieNames().map((name) => `${name}=; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=0`);
}

function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const;
}

/**
 * Where a sign-in ends: the page of ours that was asked for, else the first one. Read as a browser reads an address,
 * so that `//host` and `/\host` are seen for what they are.
 */
export function returnAddress(asked: string | null | undefined): string {
  const { appUrl } = env();
  const home = new URL("/", appUrl);
  if (!asked || !URL.canParse(asked, home)) return home.href;
  const url = new URL(asked, home);
  const isPage = url.origin === home.origin && !url.pathname.startsWith("/api/");
  return isPage ? url.href : home.href;
}
