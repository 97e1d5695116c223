import "server-only";
import type { NextRequest } from "next/server";
import { v4, validate } from "uuid";
import { isSecure } from "@/lib/ground/is-secure";
import { CONSENT_SECONDS, consentMark } from "./consent-mark";

const VISITOR = "visitor";

/** Over https the `__Host-` prefix makes the browser hold it to this host, path and transport. */
function visitorName(): string {
  return isSecure() ? `__Host-${VISITOR}` : VISITOR;
}

/** The random id under which this browser's choices are kept while nobody is signed in. */
export function visitorIdOf(request: NextRequest): string | null {
  // Browsers that chose before the name had a prefix are not asked again.
  const given = (request.cookies.get(visitorName()) ?? request.cookies.get(VISITOR))?.value;
  return given && validate(given) ? given : null;
}

export function newVisitorId(): string {
  return v4();
}

/** The header that lets this browser's choices be found again. */
export function visitorCookie(visitorId: string): string {
  return `${visitorName()}=${visitorId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${CONSENT_SECONDS}${isSecure() ? "; Secure" : ""}`;
}

/** The header of the mark that says a choice was made; the banner reads it, so it is open to scripts. */
export function consentMarkCookie(): string {
  return consentMark(isSecure());
}
