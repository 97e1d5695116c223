"use client";

import { useEffect } from "react";
import { consentMark } from "@/lib/consent/consent-mark";

/** Marks this browser as one whose member has chosen about cookies elsewhere, so that they are not asked again. */
export function ConsentKnown() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store that replaces it is not in every browser.
    document.cookie = consentMark(location.protocol === "https:");
  }, []);
  return null;
}
