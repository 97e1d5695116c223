import { useSyncExternalStore } from "react";

/** Whether the browser has a connection, as far as it knows; none while the server draws. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => false,
  );
}

const CHANGES = ["online", "offline"] as const;

function follow(listener: () => void) {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}
