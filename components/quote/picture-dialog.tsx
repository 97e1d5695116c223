"use client";

import { Download, MoonStar, Share, Sun } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepFile } from "@/components/layout/export-button";
import { useTheme } from "@/components/layout/use-theme";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton } from "@/components/ui/spinner";
import { BRAND } from "@/lib/config/brand";
import type { Theme } from "@/lib/http/theme-script";
import { drawPicture } from "./draw-picture";
import { canSharePicture, sharePicture, toastPictureFailed } from "./share-quote";

const HOURS = [
  { value: "light", label: "Morning", icon: <Sun /> },
  { value: "dark", label: "Night", icon: <MoonStar /> },
] as const;

interface PictureDialogProps {
  text: string;
  onClose: () => void;
}

/** Shows the picture before it goes anywhere. */
export function PictureDialog({ text, onClose }: PictureDialogProps) {
  const [hour, setHour] = useState<Theme>(useTheme());
  const content = useRef<HTMLDivElement>(null);
  const picture = useQuotePicture(text, hour, () => {
    toastPictureFailed();
    onClose();
  });
  function focusChosenHour(event: Event) {
    event.preventDefault();
    content.current?.querySelector<HTMLElement>(":checked")?.focus();
  }
  return (
    <Dialog
      plain
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenAutoFocus={focusChosenHour}
      title="Your words as a picture"
      description="Only the words are on it. It's made on this device and stays here until you share it."
    >
      <div ref={content} className="mt-5 grid gap-4">
        <Preview text={text} picture={picture} />
        <SegmentedControl legend="Time of day" hideLegend options={HOURS} value={hour} onChange={setHour} />
        <PictureActs picture={picture} />
      </div>
    </Dialog>
  );
}

const PREVIEW = "mx-auto aspect-4/5 h-[clamp(12rem,44dvh,25rem)] max-w-full rounded-lg";

function Preview({ text, picture }: { text: string; picture: QuotePicture | undefined }) {
  return (
    <div role="status" aria-busy={!picture}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: drawn on this device, there is nothing to optimize.
        <img src={picture.address} alt={text} className={`${PREVIEW} shadow-lift`} />
      ) : (
        <>
          <span className="sr-only">Making the picture...</span>
          <Skeleton className={PREVIEW} />
        </>
      )}
    </div>
  );
}

function PictureActs({ picture }: { picture: QuotePicture | undefined }) {
  const canShare = picture !== undefined && canSharePicture(picture.file);
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      {canShare && (
        <Button block onClick={() => sharePicture(picture.file)}>
          <Share />
          Share
        </Button>
      )}
      <Button
        block
        variant={canShare ? "outline" : "primary"}
        disabled={!picture}
        onClick={() => picture && keepFile({ content: picture.file, fileName: picture.file.name })}
      >
        <Download />
        Download
      </Button>
    </div>
  );
}

interface QuotePicture {
  file: File;
  /** Shows the file within this page. */
  address: string;
}

/** The picture of a quote; until a new one is drawn, the one before. */
function useQuotePicture(text: string, theme: Theme, onFailure: () => void): QuotePicture | undefined {
  const [picture, setPicture] = useState<QuotePicture>();
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let isWanted = true;
    const show = (drawn: Blob) => {
      if (!isWanted) return;
      const file = new File([drawn], `${BRAND.slug}-quote.png`, { type: drawn.type });
      setPicture({ file, address: URL.createObjectURL(file) });
    };
    drawPicture(text, theme).then(show, () => isWanted && fail());
    return () => {
      isWanted = false;
    };
  }, [text, theme]);

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.address);
  }, [picture]);

  return picture;
}
