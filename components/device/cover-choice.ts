"use client";

import { sharedState } from "@/components/ui/shared-state";

/** In the device's own storage, where the member wants the cover. */
const CHOICE_KEY = "cover";

const chosen = sharedState(false);
let kept: AbortController | null = null;

/** Whether Hearten is covered on this device when the member leaves it. */
export const useCoverChoice = chosen.useValue;

/** Keeps the choice for this device, for each of its tabs. */
export function chooseCover(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(CHOICE_KEY, "on");
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply(wanted);
}

/** Does as was chosen, here or in another tab. Who has not chosen it loads nothing of it. Returns how to stop. */
export function followCover(): () => void {
  const follow = () => apply(isWanted());
  follow();
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) === "on";
  } catch {
    return false;
  }
}

function apply(wanted: boolean): void {
  chosen.set(wanted);
  if (wanted === (kept !== null)) return;
  kept?.abort();
  kept = wanted ? new AbortController() : null;
  if (kept) void load(kept.signal).catch(() => {});
}

async function load(signal: AbortSignal): Promise<void> {
  const { keepCover } = await import("./privacy-cover");
  if (!signal.aborted) keepCover(signal);
}
