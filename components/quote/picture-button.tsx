"use client";

import { Image as Picture } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-link";
import type { PictureDialog } from "./picture-dialog";
import { toastPictureFailed } from "./share-picture";

interface PictureButtonProps extends Omit<ButtonLook, "variant"> {
  /** The quote that the picture shows. */
  text: string;
}

/** Makes a picture of a quote. What that takes is fetched only when somebody asks for one. */
export function PictureButton({ text, ...look }: PictureButtonProps) {
  const [Dialog, setDialog] = useState<typeof PictureDialog>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  async function open() {
    setLoading(true);
    try {
      const loaded = await import("./picture-dialog");
      setDialog(() => loaded.PictureDialog);
      setOpen(true);
    } catch {
      toastPictureFailed();
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
        {...look}
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        pending={isLoading}
        onClick={open}
      >
        <Picture />
        Picture
      </Button>
      {Dialog && isOpen && <Dialog text={text} onClose={close} />}
    </>
  );
}
