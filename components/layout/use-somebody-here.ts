"use client";

import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;

/** It is told by then, however busy the page is. */
const AT_THE_LATEST_MS = 2000;
/** Safari cannot tell when it is idle. */
const SAFARI_MS = 200;

/** Whether a person has moved, pressed or typed anything on this page yet: what only they need can wait for that. */
export function useSomebodyHere(): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    function onSign() {
      watch.abort();
      whenIdle(() => setIsHere(true));
    }
    const { signal } = watch;
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { signal, passive: true });
    return () => watch.abort();
  }, []);
  return isHere;
}

/** After what that first press or touch itself set going. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  else setTimeout(run, SAFARI_MS);
}
