import "server-only";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { refusalPath } from "./admit-from-provider";
import { callNextAuth } from "./call-next-auth";
import { flowCookieName } from "./flow-cookies";
import { nextAuthOptions } from "./options";
import { type ProviderId, registrationWith } from "./provider-id";
import { redirectTo } from "./redirect-to";
import { returnAddress } from "./return-address";

const Csrf = z.object({ csrfToken: z.string() });

/**
 * Sends a browser on to a provider. next-auth takes only a form of its own with a token against forgery for this, so
 * the form is filled in here; what protects the sign-in itself are the cookies that the browser carries to its end.
 */
export async function startSignIn(id: ProviderId, request: NextRequest): Promise<Response> {
  const registration = registrationWith(id);
  // Nobody is sent through a sign-in by a link on another site.
  if (!registration || request.headers.get("sec-fetch-site") === "cross-site") return redirectTo("/auth");
  const options = nextAuthOptions(id, registration, request);
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
