"use client";

import { useEffect } from "react";
import { sharedState } from "@/components/ui/shared-state";

/** Whether a person has moved, pressed or typed anything in this tab yet: what only they need can wait for that. */
export const presence = sharedState(false);

/** On screens that people come to for doing something, and where a first press must not wait for what it brings. */
export function SomebodyHere(): null {
  useEffect(() => presence.set(true), []);
  return null;
}

/** It is told by then, however busy the page is. */
const AT_THE_LATEST_MS = 2000;
/** Safari cannot tell when it is idle. */
const SAFARI_MS = 200;

/** After what is going on just now, such as what a first press or touch itself set going. */
export function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  else setTimeout(run, SAFARI_MS);
}
