"use client";

import { useEffect } from "react";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { GdprConfig } from "@/lib/data-rights/schema";
import { call } from "@/lib/http/client";
import { showBanner } from "./cookie-banner-store";

/** Late enough that the page has been seen before anything is asked. */
const AFTER_MS = 800;

/** Asks about cookies where no choice is known of this browser and the server wants the question asked. */
export function useFirstQuestion(): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (hasConsentMark(document.cookie)) return;
      // Without an answer from the server nothing is asked, and nothing optional is used.
      const config = await call("/api/gdpr/config", { reply: GdprConfig }).catch(() => null);
      if (config?.cookieBannerEnabled) showBanner("main");
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
