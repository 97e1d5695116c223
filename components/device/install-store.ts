import { sharedState } from "@/components/ui/shared-state";

/** Chromium's offer to install the app; other browsers have none (W3C, "Web App Manifest", incubations). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const offer = sharedState<InstallOffer | null>(null);

export const keepInstallOffer = offer.set;
export const useInstallOffer = offer.useValue;

/** Keeps the browser's offer for the button in Settings; returns what ends that. */
export function followInstallOffer(): () => void {
  function onOffer(event: Event) {
    event.preventDefault();
    keepInstallOffer(event as InstallOffer);
  }
  const onInstalled = () => keepInstallOffer(null);
  window.addEventListener("beforeinstallprompt", onOffer);
  window.addEventListener("appinstalled", onInstalled);
  return () => {
    window.removeEventListener("beforeinstallprompt", onOffer);
    window.removeEventListener("appinstalled", onInstalled);
  };
}
