import "server-only";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { sessionCookieName } from "@/lib/access/session";
import {
  callNextAuth,
  clearedFlowCookies,
  flowCookieName,
  flowCookieNames,
  nextAuthOptions,
  returnAddress,
} from "./next-auth";
import { type ProviderId, refusalPath, registrationWith } from "./open-id-provider";

const Csrf = z.object({ csrfToken: z.string() });

/**
 * Sends a browser on to a provider. next-auth takes only a form of its own with a token against forgery for this, so
 * the form is filled in here; what protects the sign-in itself are the cookies that the browser carries to its end.
 */
export async function startSignIn(id: ProviderId, request: NextRequest): Promise<Response> {
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
export async function finishSignIn(id: ProviderId, request: NextRequest): Promise<Response> {
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
