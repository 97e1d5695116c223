"use client";

import { useEffect } from "react";

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
