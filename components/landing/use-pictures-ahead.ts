import { useEffect } from "react";

/**
 * The product's pictures wait for the page's own work, but not for the scroll: nobody comes to an empty frame. Those of
 * the other theme stand unseen, and are left.
 */
export function usePicturesAhead(): void {
  useEffect(() => {
    // Safari can't tell when it is idle.
    if ("requestIdleCallback" in window) requestIdleCallback(fetchPictures);
    else setTimeout(fetchPictures, SAFARI_MS);
  }, []);
}

const SAFARI_MS = 500;

function fetchPictures() {
  for (const image of document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")) {
    if (image.getClientRects().length === 0) continue;
    image.loading = "eager";
    // Else it is drawn a moment after it is looked at. Not come, it says so in its own words.
    image.decode().catch(() => {});
  }
}
