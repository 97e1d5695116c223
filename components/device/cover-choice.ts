"use client";

import { sharedState } from "@/components/ui/shared-state";
import { whenHad } from "@/components/ui/use-later";
import { COVERED_KEY, VEIL } from "./cover-marks";

/** In the device's own storage, where the member wants the cover. */
export const CHOICE_KEY = "cover";

const chosen = sharedState(false);
let kept: AbortController | null = null;
let title = "";

/** Whether Hearten is covered on this device when the member leaves it. */
export const useCoverChoice = chosen.useValue;

/**
 * Does as was chosen, here or in another tab. Who has not chosen it loads nothing of it. Returns how to stop.
 *
 * @param name what the tab is called while there is a cover
 */
export function followCover(name: string): () => void {
  title = name;
  const follow = () => setCover(isStored(() => localStorage.getItem(CHOICE_KEY)));
  follow();
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

export function setCover(wanted: boolean): void {
  chosen.set(wanted);
  if (wanted === (kept !== null)) return;
  kept?.abort();
  kept = wanted ? new AbortController() : null;
  if (kept) coverAtOnce(kept.signal);
}

/** What does not wait for the cover's own script. */
function coverAtOnce(signal: AbortSignal): void {
  keepTitle(signal);
  if (document.visibilityState === "hidden" || isStored(() => sessionStorage.getItem(COVERED_KEY))) veil();
  const stop = whenHad(
    () => import("./privacy-cover"),
    ({ keepCover }) => keepCover(signal),
  );
  signal.addEventListener("abort", stop);
}

/** Until the cover is here. It may not come: a press shows the page as well. */
function veil(): void {
  const veiled = new AbortController();
  function lift() {
    document.documentElement.removeAttribute(VEIL);
    veiled.abort();
  }
  document.documentElement.setAttribute(VEIL, "");
  window.addEventListener("click", lift, veiled);
  window.addEventListener("keydown", lift, veiled);
}

/** The tab says the name alone, whatever the screens call themselves. */
function keepTitle(signal: AbortSignal): void {
  let own = document.title;
  function quieten() {
    if (document.title === title) return;
    own = document.title;
    document.title = title;
  }
  quieten();
  const titles = new MutationObserver(quieten);
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  signal.addEventListener("abort", () => {
    titles.disconnect();
    document.title = own;
  });
}

/** A browser that refuses its storage has nothing in it. */
function isStored(read: () => string | null): boolean {
  try {
    return read() !== null;
  } catch {
    return false;
  }
}
