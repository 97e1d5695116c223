"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { useBannerView } from "./cookie-banner-store";

/** Late enough that the page has been seen before anything is asked. */
const AFTER_MS = 800;

const CookieBanner = dynamic(() => import("./cookie-banner").then((module) => module.CookieBanner), {
  ssr: false,
});

/** Stands on every page, and loads what asks about cookies only where there is something to ask. */
export function CookieQuestion() {
  const view = useBannerView();
  useEffect(() => {
    const timer = setTimeout(askOnce, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return view === "hidden" ? null : <CookieBanner view={view} />;
}

function askOnce() {
  if (hasConsentMark(document.cookie)) return;
  void import("./first-question").then(({ askFirstQuestion }) => askFirstQuestion()).catch(() => {});
}
