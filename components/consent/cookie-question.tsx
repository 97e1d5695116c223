"use client";

import { useEffect } from "react";
import { useLater } from "@/components/ui/use-later";
import { consentMark, hasConsentMark } from "@/lib/consent/consent-mark";
import { useBannerView } from "./cookie-choices-link";

/** Late enough that the page has been seen before anything is asked. */
const AFTER_MS = 800;

const banner = () => import("./cookie-banner");
const loadBanner = () => banner().then((module) => module.CookieBanner);

/** Stands on every page, and loads what asks about cookies only where there is something to ask. */
export function CookieQuestion() {
  const view = useBannerView();
  const CookieBanner = useLater(loadBanner, view !== "hidden");
  useEffect(() => {
    const timer = setTimeout(askOnce, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return view === "hidden" || !CookieBanner ? null : <CookieBanner view={view} />;
}

function askOnce() {
  if (hasConsentMark(document.cookie, location.protocol === "https:")) return;
  void banner()
    .then(({ askFirstQuestion }) => askFirstQuestion())
    .catch(() => {});
}

/** Marks this browser as one whose member has chosen about cookies elsewhere, so that they are not asked again. */
export function ConsentKnown() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store that replaces it is not in every browser.
    document.cookie = consentMark(location.protocol === "https:");
  }, []);
  return null;
}
