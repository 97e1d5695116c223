"use client";

import { useEffect } from "react";
import { dismissToasts, useHoldToasts, useToast } from "@/components/ui/toast-store";

/** Says in its own place, for as long as it stands, what would else lie over the screen as a toast. */
export function ToastsHere() {
  const { toasts } = useToast();
  useHoldToasts();
  useEffect(() => {
    dismissToasts();
    return dismissToasts;
  }, []);
  const shown = toasts.find(({ open }) => open);
  return (
    <p role="status" className="toasts-here">
      {shown && <b>{shown.title}</b>} {shown?.description}
    </p>
  );
}
