"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { SupportLine } from "@/components/crisis/support-line";
import { ToastsHere } from "@/components/ui/toasts-here";
import type { CrisisCare } from "@/lib/crisis/rules";
import type { GeneratedQuote } from "@/lib/words/schema";
import { AfterWords } from "./after-words";
import { QuoteActs } from "./quote-acts";
import { QuoteOnItsWay, QuoteWords } from "./quote-words";

interface QuoteResultProps {
  quote: GeneratedQuote | undefined;
  isPending: boolean;
  /** What the ratings that were sent ask for, before any answer. */
  care: CrisisCare;
  /** Which press it was. */
  press: number;
  onAnother: () => void;
}

/** Where the quote arrives. The live regions stand from the start, so that what comes into them is announced. */
export function QuoteResult({ quote, isPending, care, press, onAnother }: QuoteResultProps) {
  const shown = isPending ? undefined : quote;
  const what = isPending ? "on its way" : shown?.id;
  const hasPanel = care === "panel";
  // With the panel the place is the panel's: it stays where it is when the words arrive under it.
  const place = useScrollIntoView(hasPanel ? undefined : what);
  const hasLine = !isPending && (shown?.supportLine ?? care === "line");
  return (
    <div ref={place} className="quote-result">
      <div aria-live="polite">{hasPanel && <CrisisPanel key={press} atOnce />}</div>
      {hasPanel && <ToastsHere key={press} />}
      <div className={clsx(what && "quote", isPending && "pending")}>
        {what && <i key={`sun of ${what}`} className="sun" />}
        {what && <i className="hz" />}
        <div aria-live="polite" aria-busy={isPending}>
          {isPending && <QuoteOnItsWay />}
          {shown && <QuoteWords key={shown.id} quote={shown} />}
        </div>
        {shown && <QuoteActs key={shown.id} quote={shown} />}
        {shown && <AfterWords key={`after ${shown.id}`} quote={shown} onAnother={onAnother} />}
      </div>
      {hasLine && <SupportLine />}
    </div>
  );
}

/** Brings the place into view, gently, when what stands there changes; the focus stays where it is. */
function useScrollIntoView(what: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what === undefined) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    place.current?.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "nearest" });
  }, [what]);
  return place;
}
