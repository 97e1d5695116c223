"use client";

import { useSyncExternalStore } from "react";

// Kept outside React: choosing a day leaves the dashboard, and coming back should find the day still marked.
let selected: string | null = null;
const listeners = new Set<() => void>();

export function selectDay(date: string) {
  selected = date;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The day that was last chosen on the calendar; null after a load of the whole page. */
export function useSelectedDay(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => selected,
    () => null,
  );
}
