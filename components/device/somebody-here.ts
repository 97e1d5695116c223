"use client";

import { useEffect } from "react";
import { sharedState } from "@/components/ui/shared-state";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;

/** It is told by then, however busy the page is. */
const AT_THE_LATEST_MS = 2000;
/** Safari cannot tell when it is idle. */
const SAFARI_MS = 200;

const presence = sharedState(false);

/** Whether a person has moved, pressed or typed anything in this tab yet: what only they need can wait for that. */
export function useSomebodyHere(): boolean {
  useEffect(() => {
    const watch = new AbortController();
    function onSign() {
      watch.abort();
      whenIdle(() => presence.set(true));
    }
    const { signal } = watch;
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { signal, passive: true });
    return () => watch.abort();
  }, []);
  return presence.useValue();
}

/** On screens that people come to for doing something, and where a first press must not wait for what it brings. */
export function SomebodyHere(): null {
  useEffect(() => presence.set(true), []);
  return null;
}

/** After what is going on just now, such as what a first press or touch itself set going. */
export function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  else setTimeout(run, SAFARI_MS);
}

const STORE = "hearten";

/** On pages for who is signed out: a session may have ended elsewhere, and what the device kept for it goes as well. */
export function NobodyHere(): null {
  useEffect(() => {
    void leave().catch(() => {});
  }, []);
  return null;
}

async function leave(): Promise<void> {
  const stores = await indexedDB.databases();
  // Most who come here have none, and load nothing for it.
  if (!stores.some(({ name }) => name === STORE)) return;
  const { leaveMember } = await import("@/lib/device/device");
  await leaveMember();
}
