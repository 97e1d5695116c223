import { sharedState } from "@/components/ui/shared-state";

/** Chromium's offer to install the app; other browsers have none (W3C, "Web App Manifest", incubations). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const offer = sharedState<InstallOffer | null>(null);

export const keepInstallOffer = offer.set;
export const useInstallOffer = offer.useValue;
