"use client";

import { Image as Picture, Share } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-link";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { toastPictureFailed, useShareQuote } from "./share-quote";

/** The ways to take a quote along. */
export function ShareActs({ text }: { text: string }) {
  const share = useShareQuote();
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" size="small" onClick={() => share(text)}>
        <Share />
        Share Quote
      </Button>
      <PictureButton text={text} size="small" />
    </div>
  );
}

interface PictureButtonProps extends Omit<ButtonLook, "variant"> {
  /** The quote that the picture shows. */
  text: string;
}

const loadDialog = () => import("./picture-dialog").then((module) => module.PictureDialog);

/** Makes a picture of a quote. What that takes is fetched only when somebody asks for one. */
export function PictureButton({ text, ...look }: PictureButtonProps) {
  const { Dialog, close, button } = useLazyDialog(loadDialog, toastPictureFailed);
  return (
    <>
      <Button {...look} {...button} variant="outline">
        <Picture />
        Picture
      </Button>
      {Dialog && <Dialog text={text} onClose={close} />}
    </>
  );
}
