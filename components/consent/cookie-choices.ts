import type { CookieConsent, CookieConsentInput } from "@/lib/consent/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { showBanner } from "./cookie-banner-store";

export type CookieChoices = Omit<CookieConsentInput, "necessary">;

export const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
export const ESSENTIAL_ONLY: CookieChoices = { analytics: false, marketing: false, preferences: false };

/** Saves a choice. The banner goes even when that fails: it is asked again on the next visit. */
export async function saveCookieChoices(choices: CookieChoices): Promise<void> {
  const body = { necessary: true, ...choices };
  await call<CookieConsent>(queryKeys.cookieConsent[0], { method: "POST", body }).catch(() => {});
  showBanner("hidden");
}

/** What was chosen before; nothing optional where nothing was. */
export async function savedCookieChoices(): Promise<CookieChoices> {
  try {
    const { analytics, marketing, preferences } = await call<CookieConsent>(queryKeys.cookieConsent[0]);
    return { analytics, marketing, preferences };
  } catch {
    return ESSENTIAL_ONLY;
  }
}
