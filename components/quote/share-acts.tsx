"use client";

import { Share } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PictureButton } from "./picture-button";
import { useShareQuote } from "./use-share-quote";

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
