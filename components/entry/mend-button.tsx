"use client";

import { SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-failure";
import { canBeMended } from "@/lib/check-ins/rules";
import type { Mendable, MendDialog } from "./mend-dialog";

/** The way to correct an entry, as long as it may be. The sliders are fetched only when somebody asks for them. */
export function MendButton({ quote }: { quote: Mendable }) {
  const [Dialog, setDialog] = useState<typeof MendDialog>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isOpen && !canBeMended(new Date(quote.checkedInAt), new Date())) return null;
  async function open() {
    setLoading(true);
    try {
      const loaded = await import("./mend-dialog");
      setDialog(() => loaded.MendDialog);
      setOpen(true);
    } catch (error) {
      toastFailure("Error", error, "We couldn't open the sliders just now. Please try again.");
    } finally {
      setLoading(false);
    }
  }
  function close() {
    // As long as the dialog stands it holds the focus.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        pending={isLoading}
        onClick={open}
      >
        <SlidersHorizontal />
        Correct this entry
      </Button>
      {Dialog && isOpen && <Dialog quote={quote} onClose={close} />}
    </>
  );
}
