import { cookieConsentOf } from "@/lib/consent/queries";
import {
  consentMarkCookie,
  newVisitorId,
  recordCookieConsent,
  visitorCookie,
  visitorIdOf,
} from "@/lib/consent/record-choices";
import { CookieConsent, CookieConsentInput } from "@/lib/consent/schema";
import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { limitBlock } from "@/lib/limits/consume";

/** What was chosen about cookies, by the member or in this browser; 404 when nothing was. */
export const GET = endpoint({ access: "public", reply: CookieConsent }, async ({ viewer, request }) => {
  const visitorId = visitorIdOf(request);
  const chooser = viewer ? { userId: viewer.id } : visitorId ? { visitorId } : null;
  const consent = chooser && (await cookieConsentOf(chooser));
  if (!consent) throw new AppError("not_found", "No choice about cookies is recorded.");
  return consent;
});

/** Records a choice about cookies: the member's, or of a browser that then gets a random id to keep it by. */
export const POST = endpoint(
  { access: "public", body: CookieConsentInput, reply: CookieConsent },
  async ({ viewer, request, body, headers }) => {
    await limitBlock("consent_block", request);
    headers.append("Set-Cookie", consentMarkCookie());
    if (viewer) return recordCookieConsent({ userId: viewer.id }, body);
    const visitorId = visitorIdOf(request) ?? newVisitorId();
    headers.append("Set-Cookie", visitorCookie(visitorId));
    return recordCookieConsent({ visitorId }, body);
  },
);
