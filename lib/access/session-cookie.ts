import "server-only";
import { env } from "@/lib/env";

/** Over https the `__Host-` prefix makes the browser hold it to this host, path and transport (RFC 6265bis). */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-session" : "session";
}

/** The header that gives the session to the browser. The server decides when it ends. */
export function sessionCookie(token: string): string {
  return `${sessionCookieName()}=${token}; ${attributes()}; Max-Age=${90 * 86_400}`;
}

/** The header that takes it back. */
export function noSessionCookie(): string {
  return `${sessionCookieName()}=; ${attributes()}; Max-Age=0`;
}

function attributes(): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
}

function isSecure(): boolean {
  return env().appUrl.protocol === "https:";
}
