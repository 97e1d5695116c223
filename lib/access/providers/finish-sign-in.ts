import "server-only";
import type { NextRequest } from "next/server";
import { sessionCookieName } from "@/lib/access/session-cookie";
import { refusalPath } from "./admit-from-provider";
import { callNextAuth } from "./call-next-auth";
import { clearedFlowCookies, flowCookieName, flowCookieNames } from "./flow-cookies";
import { nextAuthOptions } from "./options";
import { type ProviderId, registrationWith } from "./provider-id";
import { redirectTo } from "./redirect-to";
import { returnAddress } from "./return-address";

/** Takes somebody back from a provider: signed in to the page they wanted, else to /auth with the reason. */
export async function finishSignIn(id: ProviderId, request: NextRequest): Promise<Response> {
  const registration = registrationWith(id);
  if (!registration) return redirectTo("/auth");
  const { searchParams } = request.nextUrl;
  const { callbackUrl: _, nextauth: __, ...query } = Object.fromEntries(searchParams);
  const options = nextAuthOptions(id, registration, request);
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
