import * as nextauth from "@/app/api/auth/[...nextauth]/route";
import * as google from "@/app/api/auth/google/route";
import * as furtherProvider from "@/app/api/login/route";
import { type Browser, call, type Reply } from "@/tests/support/request";

const STARTS = {
  google: { handlers: google, path: "/api/auth/google" },
  oidc: { handlers: furtherProvider, path: "/api/login" },
} as const;

export type Provider = keyof typeof STARTS;

/** Presses a provider's button: answers where the browser is sent. */
export async function leave(
  browser: Browser,
  provider: Provider,
  { query = "", headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<Reply & { to: URL }> {
  const { handlers, path } = STARTS[provider];
  const reply = await call(handlers, "GET", path + query, { as: browser, headers });
  return { ...reply, to: new URL(reply.headers.get("location") ?? "", "http://no.location") };
}

/** Is let in by the provider at once: answers the address that it sends the browser back to. */
export async function passThrough(at: URL): Promise<URL> {
  const reply = await fetch(at, { redirect: "manual" });
  return new URL(reply.headers.get("location") ?? "", "http://no.location");
}

/** Comes back from a provider. */
export function comeBack(browser: Browser, back: URL, headers: Record<string, string> = {}): Promise<Reply> {
  return call(nextauth, "GET", back.pathname + back.search, {
    as: browser,
    params: { nextauth: back.pathname.split("/").slice(3) },
    headers: { "Sec-Fetch-Site": "cross-site", ...headers },
  });
}

/** The whole way out and back. */
export async function signInWith(browser: Browser, provider: Provider, query?: string): Promise<Reply> {
  const { to } = await leave(browser, provider, query === undefined ? {} : { query });
  return comeBack(browser, await passThrough(to));
}
