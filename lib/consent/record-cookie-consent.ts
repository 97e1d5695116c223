import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { type Chooser, recordChoices } from "./record-choices";
import type { CookieConsent, CookieConsentInput } from "./schema";

export async function recordCookieConsent(
  chooser: Chooser,
  { analytics, marketing, preferences }: CookieConsentInput,
): Promise<CookieConsent> {
  const at = now();
  const choices = {
    cookies_analytics: analytics,
    cookies_marketing: marketing,
    cookies_preferences: preferences,
  };
  await recordChoices(await database(), chooser, choices, at);
  return { necessary: true, analytics, marketing, preferences, consentGivenAt: at.toISOString() };
}
