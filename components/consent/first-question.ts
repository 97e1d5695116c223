import type { GdprConfig } from "@/lib/data-rights/schema";
import { showBanner } from "./cookie-banner-store";

/**
 * Asks about cookies where the server wants the question asked. Without an answer from it nothing is asked, and
 * nothing optional is used.
 */
export async function askFirstQuestion(): Promise<void> {
  // Not by `call`, which tells the server the time zone: no page waits for that while it opens.
  const answer = await fetch("/api/gdpr/config");
  if (!answer.ok) return;
  const { cookieBannerEnabled } = (await answer.json()) as GdprConfig;
  if (cookieBannerEnabled) showBanner("main");
}
