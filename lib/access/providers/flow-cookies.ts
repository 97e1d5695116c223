import type { CookiesOptions } from "next-auth";
import { isSecure, sessionCookieName } from "@/lib/access/session-cookie";

const FLOW = {
  csrfToken: "sign-in-csrf",
  callbackUrl: "sign-in-return",
  state: "sign-in-state",
  nonce: "sign-in-nonce",
  pkceCodeVerifier: "sign-in-verifier",
} as const;

/** A sign-in that takes longer than this starts anew. */
const MINUTES = 15;

/** The cookies that hold a sign-in together while its person is at the provider, and our own for the session. */
export function nextAuthCookies(): CookiesOptions {
  const options = cookieOptions();
  const named = (key: keyof typeof FLOW) => ({
    name: flowCookieName(key),
    options: { ...options, maxAge: MINUTES * 60 },
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
