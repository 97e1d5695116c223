"use client";

import { sharedState } from "@/components/ui/shared-state";

/** Opens the choices about cookies again, from the foot of a public page. */
export function CookieChoicesLink() {
  return (
    <button type="button" onClick={() => showBanner("detail")}>
      Cookie choices
    </button>
  );
}

/** Hidden, the first question, or the choices one by one. */
export type BannerView = "hidden" | "main" | "detail";

const view = sharedState<BannerView>("hidden");

export const showBanner = view.set;
export const useBannerView = view.useValue;
