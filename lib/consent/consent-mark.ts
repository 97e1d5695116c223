import { COOKIE_DAYS } from "@/lib/config/policy";

/**
 * The name of a cookie that says only that a choice was made, and under which policy. With it a page knows without
 * a call that there is nothing to ask; the choice itself stands on the server.
 */
export const CONSENT_MARK = "consent";

/** After this the question is asked again. */
export const CONSENT_SECONDS = COOKIE_DAYS.consent * 86_400;

/** The cookie's name, value and lifetime, for a server's header or a page's script. */
export function consentMark(): string {
  return `${CONSENT_MARK}=${POLICY_VERSION}; Path=/; SameSite=Lax; Max-Age=${CONSENT_SECONDS}`;
}

/** Whether these cookies, as a browser lists them, hold the mark of the present policy. */
export function hasConsentMark(cookies: string): boolean {
  return cookies.split("; ").includes(`${CONSENT_MARK}=${POLICY_VERSION}`);
}

/** The day of the privacy policy that people agree or object under; stored beside each choice. */
export const POLICY_VERSION = "2025-01-28";
