"use client";

import { useEffect } from "react";
import { dismissToasts, useHoldToasts, useToast } from "./toast";

/** Says in its own place, for as long as it stands, what would else lie over the screen as a toast. */
export function ToastsHere() {
  const { toasts } = useToast();
  const shown = toasts.find(({ open }) => open);
  useHoldToasts();
  useEffect(() => {
    dismissToasts();
    return dismissToasts;
  }, []);
  return (
    <p role="status" className="not-empty:text-sm not-empty:mt-3 not-empty:text-ink-soft">
      {shown && <b>{shown.title}</b>} {shown?.description}
    </p>
  );
}
