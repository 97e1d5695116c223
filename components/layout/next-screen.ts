"use client";

import { useSyncExternalStore } from "react";

// Kept outside React: the bar that is pressed and the place that changes have no parent of their own.
let next: string | null = null;
const listeners = new Set<() => void>();

/** A tab was pressed: its screen is on its way; null once one has arrived. */
export function setNextScreen(href: string | null) {
  next = href;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The screen whose tab was pressed and that is not here yet. */
export function useNextScreen(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => next,
    () => null,
  );
}
