"use client";

import { Download, MoonStar, Share, Sun } from "lucide-react";
import { useRef, useState } from "react";
import { keepFile } from "@/components/layout/keep-file";
import { useTheme } from "@/components/layout/use-theme";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton } from "@/components/ui/skeleton";
import type { Theme } from "@/lib/http/theme-script";
import { canSharePicture, sharePicture } from "./share-picture";
import { toastPictureFailed } from "./toast-picture-failed";
import { type QuotePicture, useQuotePicture } from "./use-quote-picture";

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
