"use client";

import { useIsOnline } from "./use-is-online";

export function AwayTitle() {
  return useIsOnline() ? "We can't reach Hearten" : "You're offline";
}

export function AwayNote() {
  return useIsOnline()
    ? "Please try again soon."
    : "We can't reach Hearten just now. It'll be back when your connection is.";
}
