"use client";

import { Button } from "@/components/ui/button";
import { showBanner } from "./cookie-banner-store";

/** Opens the choices about cookies again. */
export function CookieChoicesButton() {
  return (
    <Button variant="ghost" size="small" onClick={() => showBanner("detail")}>
      Cookie choices
    </Button>
  );
}
