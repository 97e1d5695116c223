"use client";

import { useEffect, useSyncExternalStore } from "react";

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

/** Takes parameters out of the address without loading anything. */
export function useForgottenParameters(names: readonly string[]) {
  useEffect(() => {
    // The router takes over the history in an effect of its own, which runs after this one.
    const later = setTimeout(() => {
      const address = new URL(window.location.href);
      for (const name of names) address.searchParams.delete(name);
      window.history.replaceState(null, "", address);
    });
    return () => clearTimeout(later);
  }, [names]);
}
