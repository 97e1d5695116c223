"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * A dialog whose code is fetched only when its button is pressed, and which gives the focus back to that button.
 *
 * @param onFailed hears of it when the code can't be had; nothing opens then
 */
export function useLazyDialog<Dialog>(load: () => Promise<Dialog>, onFailed: (error: unknown) => void) {
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  async function open() {
    setLoading(true);
    try {
      setLoaded({ Dialog: await load() });
      setOpen(true);
    } catch (error) {
      onFailed(error);
    } finally {
      setLoading(false);
    }
  }
  return {
    isOpen,
    /** The dialog while it is open. */
    Dialog: isOpen ? loaded?.Dialog : undefined,
    close() {
      // As long as the dialog stands it holds the focus.
      flushSync(() => setOpen(false));
      button.current?.focus();
    },
    button: { ref: button, "aria-haspopup": "dialog", pending: isLoading, onClick: open } as const,
  };
}
