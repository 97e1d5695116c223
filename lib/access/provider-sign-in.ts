import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { NextApiRequest, NextApiResponse } from "next";
import type { NextRequest } from "next/server";
import NextAuth, { type AuthOptions, type CookiesOptions } from "next-auth";
import type { Adapter } from "next-auth/adapters";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { cookieHeader, cookieName, SESSION_COOKIE_SECONDS, sessionCookieName } from "@/lib/access/session";
import { beginSession } from "@/lib/access/sign-in";
import { admitFromProvider } from "@/lib/accounts/enter-with-provider";
import type { SignInError } from "@/lib/accounts/schema";
import type { Provider } from "@/lib/audit/schema";
import { env, isSecure, tellNextAuthItsAddress } from "@/lib/config/env";
import { SIGN_IN_MINUTES } from "@/lib/config/policy";
import { database } from "@/lib/db/client";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";

const Csrf = z.object({ csrfToken: z.string() });

/**
 * Sends a browser on to a provider. next-auth takes only a form of its own with a token against forgery for this, so
 * the form is filled in here; what protects the sign-in itself are the cookies that the browser carries to its end.
 */
export async function startSignIn(id: Provider, request: NextRequest): Promise<Response> {
  const registration = registrationWith(id);
  // Nobody is sent through a sign-in by a link on another site.
  if (!registration || request.headers.get("sec-fetch-site") === "cross-site") return redirectTo("/auth");
  const options = await nextAuthOptions(id, registration, request);
  const form = await callNextAuth(options, { method: "GET", path: ["csrf"], cookies: {} });
  const { csrfToken } = Csrf.parse(form.body);
  const { redirect, cookies } = await callNextAuth(options, {
    method: "POST",
    path: ["signin", id],
    body: { csrfToken, callbackUrl: returnAddress(request.nextUrl.searchParams.get("callbackUrl")) },
    cookies: valuesOf(form.cookies, flowCookieName("csrfToken")),
  });
  const isOnItsWay = cookies.some((cookie) => cookie.startsWith(`${flowCookieName("state")}=`));
  if (!redirect || !isOnItsWay) return redirectTo(refusalPath("provider_unreachable"));
  return redirectTo(redirect, cookies);
}

/** The value of a cookie that was just set, as the browser would send it back. */
function valuesOf(setCookies: readonly string[], name: string): Record<string, string> {
  const set = setCookies.find((cookie) => cookie.startsWith(`${name}=`));
  const [pair = ""] = set?.split(";") ?? [];
  return { [name]: decodeURIComponent(pair.slice(name.length + 1)) };
}

/** Takes somebody back from a provider: signed in to the page they wanted, else to /auth with the reason. */
export async function finishSignIn(id: Provider, request: NextRequest): Promise<Response> {
  const registration = registrationWith(id);
  if (!registration) return redirectTo("/auth");
  const { searchParams } = request.nextUrl;
  const { callbackUrl: _, nextauth: __, ...query } = Object.fromEntries(searchParams);
  const options = await nextAuthOptions(id, registration, request);
  const cookies = flowCookiesOf(request);
  const finished = await callNextAuth(options, { method: "GET", path: ["callback", id], query, cookies });
  const session = finished.cookies.filter((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  // Whatever came of it, it is over: nothing is left behind that a second try could use.
  const setCookies = [...clearedFlowCookies(), ...session];
  if (session.length > 0) return redirectTo(returnAddress(finished.redirect), setCookies);
  if (finished.redirect?.startsWith("/auth?error=")) return redirectTo(finished.redirect, setCookies);
  const wasCancelled = query.error === "access_denied";
  return redirectTo(refusalPath(wasCancelled ? "sign_in_cancelled" : "sign_in_not_completed"), setCookies);
}

/** Only these reach next-auth: without the present session it can link nothing to whoever is signed in already. */
function flowCookiesOf(request: NextRequest): Record<string, string> {
  const values = Object.fromEntries(
    flowCookieNames().map((name) => [name, request.cookies.get(name)?.value ?? ""]),
  );
  const returnTo = flowCookieName("callbackUrl");
  return { ...values, [returnTo]: returnAddress(values[returnTo]) };
}

/** Sends the browser on, with the cookies to take along. */
function redirectTo(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers });
}

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
async function callNextAuth(options: AuthOptions, asked: Asked): Promise<Answered> {
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
async function nextAuthOptions(
  id: Provider,
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
      signIn: async ({ account, profile }) => {
        const admitted = await admitFromProvider(id, registration.name, account, profile);
        return admitted === true || refusalPath(admitted);
      },
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
async function adapter(provider: Provider, request: NextRequest): Promise<Adapter> {
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

function flowCookieName(key: keyof typeof FLOW): string {
  return cookieName(FLOW[key]);
}

/** The names of the cookies that are over with the sign-in. */
function flowCookieNames(): string[] {
  return Object.values(FLOW).map(cookieName);
}

/** The headers that take the sign-in's cookies back from the browser. */
function clearedFlowCookies(): string[] {
  return Object.values(FLOW).map((name) => cookieHeader(name, "", 0));
}

function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const;
}

/**
 * Where a sign-in ends: the page of ours that was asked for, else the first one. Read as a browser reads an address,
 * so that `//host` and `/\host` are seen for what they are.
 */
function returnAddress(asked: string | null | undefined): string {
  const { appUrl } = env();
  const home = new URL("/", appUrl);
  if (!asked || !URL.canParse(asked, home)) return home.href;
  const url = new URL(asked, home);
  const isPage = url.origin === home.origin && !url.pathname.startsWith("/api/");
  return isPage ? url.href : home.href;
}

/** This server's registration with a provider, and what people call it; null where it has not been set up. */
function registrationWith(id: Provider) {
  const { google, oidc } = env().signInProviders;
  if (id === "google") return google && { ...google, name: "Google" };
  return oidc;
}

type Registration = NonNullable<ReturnType<typeof registrationWith>>;

type Claims = Record<string, unknown> & { iss: string; sub: string };

/**
 * A provider as next-auth is told of it. One description serves all: Google is an OpenID provider like any other,
 * and next-auth's own leaves the nonce out.
 */
function openIdProvider(id: Provider, registration: Registration): OAuthConfig<Claims> {
  const { issuer, name, clientId, clientSecret } = registration;
  return {
    id,
    name,
    clientId,
    clientSecret,
    type: "oauth",
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    checks: ["pkce", "state", "nonce"],
    idToken: true,
    userinfo: { request: ({ tokens, client }) => claimsOf(tokens, client, issuer) },
    // The address is judged by what the provider claims of it, not here.
    profile: ({ sub }) => ({ id: sub }),
  };
}

type UserInfo = NonNullable<Exclude<OAuthConfig<Claims>["userinfo"], string | undefined>["request"]>;
type Context = Parameters<UserInfo>[0];
/** The tokens as they are at hand, with more than next-auth's types tell. */
type SignedTokens = Context["tokens"] & { claims(): Claims };

/** What the signed ID token says; a provider that keeps the address out of it is asked for the rest. */
async function claimsOf(
  tokens: Context["tokens"],
  client: Context["client"],
  issuer: string,
): Promise<Claims> {
  const signed = (tokens as SignedTokens).claims();
  // The library holds the token to who the provider's own description says it is, and that to nothing.
  if (signed.iss.replace(/\/$/, "") !== issuer) throw new Error("The provider gives itself out as another.");
  const { access_token } = tokens;
  if (signed.email !== undefined || !access_token) return signed;
  const told = await client.userinfo<Claims>(access_token);
  // OpenID Connect Core, 5.3.2: what is told of somebody else is not to be used.
  if (told.sub !== signed.sub) throw new Error("The provider told of somebody else.");
  return { ...told, ...signed };
}

/** The sign-in page with the reason why nobody was signed in. */
function refusalPath(error: SignInError): string {
  return `/auth?error=${error}`;
}
