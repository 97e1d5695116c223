import { useSyncExternalStore } from "react";

/** Hidden, the first question, or the choices one by one. */
export type BannerView = "hidden" | "main" | "detail";

let view: BannerView = "hidden";
const listeners = new Set<() => void>();

export function showBanner(next: BannerView): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useBannerView(): BannerView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => "hidden",
  );
}
