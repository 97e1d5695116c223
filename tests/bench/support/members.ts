import type { OutgoingHttpHeaders } from "node:http";
import type { BrowserContext } from "@playwright/test";
import { CONSENT_MARK, POLICY_VERSION } from "@/lib/consent/consent-mark";

/** The cookies of a member in the midst of use. */
function cookiesOf(token: string) {
  return [
    // Over plain http the session's cookie has its plain name.
    { name: "session", value: token },
    // They have chosen about cookies: without the mark each page would look for the choice.
    { name: CONSENT_MARK, value: POLICY_VERSION },
  ];
}

export function signedIn(token: string): OutgoingHttpHeaders {
  const pairs = cookiesOf(token).map(({ name, value }) => `${name}=${value}`);
  return { cookie: pairs.join("; ") };
}

export async function signIn(context: BrowserContext, url: string, token: string): Promise<void> {
  await context.addCookies(cookiesOf(token).map((cookie) => ({ ...cookie, url })));
}
