"use client";

import { useSyncExternalStore } from "react";

/**
 * A parameter of the page's address, read in the browser so that the page itself can be made ahead.
 *
 * @returns null when the address has none; undefined until the browser has taken the page over
 */
export function useAddressParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(window.location.search).get(name) || null,
    () => undefined,
  );
}

const neverChanges = () => () => undefined;
