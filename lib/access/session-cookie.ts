import "server-only";
import { SESSION_DAYS } from "@/lib/config/policy";
import { isSecure } from "@/lib/ground/is-secure";

/** Over https the `__Host-` prefix makes the browser hold it to this host, path and transport (RFC 6265bis). */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-session" : "session";
}

/** How long the browser keeps it. The server decides when it ends. */
export const SESSION_COOKIE_SECONDS = SESSION_DAYS.longest * 86_400;

/** The header that gives the session to the browser. */
export function sessionCookie(token: string): string {
  return `${sessionCookieName()}=${token}; ${attributes()}; Max-Age=${SESSION_COOKIE_SECONDS}`;
}

/** The header that takes it back. */
export function noSessionCookie(): string {
  return `${sessionCookieName()}=; ${attributes()}; Max-Age=0`;
}

function attributes(): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
}
