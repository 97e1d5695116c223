"use client";

import { showBanner } from "./cookie-banner-store";

/** Opens the choices about cookies again, from the foot of a public page. */
export function CookieChoicesLink() {
  return (
    <button type="button" onClick={() => showBanner("detail")}>
      Cookie choices
    </button>
  );
}
