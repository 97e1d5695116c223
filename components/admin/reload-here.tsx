"use client";

import { useEffect } from "react";

/** Stands where a console would once its door has closed meanwhile: loaded anew, the page is the door. */
export function ReloadHere() {
  useEffect(() => window.location.reload(), []);
  return null;
}
