import { COOKIE_DAYS } from "@/lib/config/policy";

/**
 * The name of a cookie that says only that a choice was made, and under which policy. With it a page knows without
 * a call that there is nothing to ask; the choice itself stands on the server.
 */
export const CONSENT_MARK = "consent";

/** Over https the prefix makes the browser hold it to this host, path and transport. */
const HELD_MARK = `__Host-${CONSENT_MARK}`;

/** After this the question is asked again. */
export const CONSENT_SECONDS = COOKIE_DAYS.consent * 86_400;

/** The cookie as it is set, in a server's header or by a page's script. */
export function consentMark(isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${presentMark(isSecure)}; Path=/; SameSite=Lax; Max-Age=${CONSENT_SECONDS}${secure}`;
}

/** Whether these cookies, as a browser lists them, hold the mark of the present policy. */
export function hasConsentMark(cookies: string, isSecure: boolean): boolean {
  // By the one name alone: over https another host of the same domain can set the name without the prefix.
  return cookies.split("; ").includes(presentMark(isSecure));
}

function presentMark(isSecure: boolean): string {
  return `${isSecure ? HELD_MARK : CONSENT_MARK}=${POLICY_VERSION}`;
}

/** The day of the privacy policy that people agree or object under; stored beside each choice. */
export const POLICY_VERSION = "2025-01-28";
