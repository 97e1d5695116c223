import { env } from "@/lib/env";

/**
 * Where a sign-in ends: the page of ours that was asked for, else the first one. Read as a browser reads an address,
 * so that `//host` and `/\host` are seen for what they are.
 */
export function returnAddress(asked: string | null | undefined): string {
  const { appUrl } = env();
  const home = new URL("/", appUrl);
  if (!asked || !URL.canParse(asked, home)) return home.href;
  const url = new URL(asked, home);
  const isPage = url.origin === home.origin && !url.pathname.startsWith("/api/");
  return isPage ? url.href : home.href;
}
