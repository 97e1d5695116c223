import { readPublic } from "@/lib/http/read-public";
import { showBanner } from "./cookie-choices-link";

/**
 * Asks about cookies where the server wants the question asked. Without an answer from it nothing is asked, and
 * nothing optional is used.
 */
export async function askFirstQuestion(): Promise<void> {
  const { cookieBannerEnabled } = await readPublic("/api/gdpr/config");
  if (cookieBannerEnabled) showBanner("main");
}
