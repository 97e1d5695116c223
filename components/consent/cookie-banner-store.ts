import { sharedState } from "@/components/ui/shared-state";

/** Hidden, the first question, or the choices one by one. */
export type BannerView = "hidden" | "main" | "detail";

const view = sharedState<BannerView>("hidden");

export const showBanner = view.set;
export const useBannerView = view.useValue;
