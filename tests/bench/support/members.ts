import type { OutgoingHttpHeaders } from "node:http";
import type { BrowserContext } from "@playwright/test";

/** Over plain http the session's cookie has its plain name. */
const COOKIE = "session";

export function signedIn(token: string): OutgoingHttpHeaders {
  return { cookie: `${COOKIE}=${token}` };
}

export async function signIn(context: BrowserContext, url: string, token: string): Promise<void> {
  await context.addCookies([{ name: COOKIE, value: token, url }]);
}
