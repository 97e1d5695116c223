"use client";

import { Share } from "lucide-react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { PictureButton } from "@/components/quote/picture-button";
import { useShareQuote } from "@/components/quote/use-share-quote";
import { Button } from "@/components/ui/button";
import { Meter } from "@/components/ui/meter";
import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { crisisCare } from "@/lib/crisis/rules";
import type { Quote } from "@/lib/words/schema";

const SHOWN: readonly DimensionKey[] = [
  "motivationLevel",
  "confidenceLevel",
  "focusClarity",
  "stressLevel",
  "anxietyLevel",
  "senseOfPurpose",
];

interface EntryDetailsProps {
  id: string;
  quote: Quote;
  panel: boolean;
}

/** The whole quote, the ratings it was written for, and the ways to share it. */
export function EntryDetails({ id, quote, panel }: EntryDetailsProps) {
  const share = useShareQuote();
  return (
    <div id={id} className="entry-more">
      {panel && crisisCare(quote.emotionalState) === "panel" && <CrisisPanel />}
      <p className="said">{quote.text}</p>
      <dl className="levels">
        {SHOWN.map((key) => (
          <LevelBar key={key} name={key} level={quote.emotionalState[key]} />
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => share(quote.text)}>
          <Share />
          Share Quote
        </Button>
        <PictureButton text={quote.text} size="small" />
      </div>
    </div>
  );
}

function LevelBar({ name, level }: { name: DimensionKey; level: number }) {
  const { label } = DIMENSION[name];
  const words = `${level} of 5, ${wordFor(name, level).toLowerCase()}`;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Meter label={label} value={level} text={words} />
        <span aria-hidden="true">{words}</span>
      </dd>
    </div>
  );
}
