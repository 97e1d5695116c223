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
  const name = isSecure ? HELD_MARK : CONSENT_MARK;
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${POLICY_VERSION}; Path=/; SameSite=Lax; Max-Age=${CONSENT_SECONDS}${secure}`;
}

/** Whether these cookies, as a browser lists them, hold the mark of the present policy, by either name. */
export function hasConsentMark(cookies: string): boolean {
  const marks = [HELD_MARK, CONSENT_MARK].map((name) => `${name}=${POLICY_VERSION}`);
  return cookies.split("; ").some((cookie) => marks.includes(cookie));
}

/** The day of the privacy policy that people agree or object under; stored beside each choice. */
export const POLICY_VERSION = "2025-01-28";
