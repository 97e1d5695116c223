"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { BRAND } from "@/lib/config/brand";
import type { Theme } from "@/lib/http/theme-script";
import { drawPicture } from "./draw-picture";

export interface QuotePicture {
  file: File;
  /** Shows the file within this page. */
  address: string;
}

/** The picture of a quote; until a new one is drawn, the one before. */
export function useQuotePicture(text: string, theme: Theme, onFailure: () => void): QuotePicture | undefined {
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
