import { useSyncExternalStore } from "react";

/** Chromium's offer to install the app; other browsers have none (W3C, "Web App Manifest", incubations). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

export function keepInstallOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function useInstallOffer(): InstallOffer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => offer,
    () => null,
  );
}
