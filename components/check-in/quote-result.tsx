"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { GeneratedQuote } from "@/lib/quotes/schema";
import { CrisisPanel } from "./crisis-panel";
import { QuoteActs } from "./quote-acts";
import { QuoteOnItsWay, QuoteWords } from "./quote-words";

interface QuoteResultProps {
  quote: GeneratedQuote | undefined;
  isPending: boolean;
}

/** Where the quote arrives. The live regions stand from the start, so that what comes into them is announced. */
export function QuoteResult({ quote, isPending }: QuoteResultProps) {
  const shown = isPending ? undefined : quote;
  const what = isPending ? "on its way" : shown?.id;
  const place = useScrollIntoView(what);
  return (
    <div ref={place} className="quote-result">
      <div className={clsx(what && "quote", isPending && "pending")}>
        {what && <i key={`sun of ${what}`} className="sun" />}
        {what && <i className="hz" />}
        <div aria-live="polite" aria-busy={isPending}>
          {isPending && <QuoteOnItsWay />}
          {shown && <QuoteWords key={shown.id} quote={shown} />}
        </div>
        {shown && <QuoteActs key={shown.id} quote={shown} />}
      </div>
      <div aria-live="polite">{shown?.support && <CrisisPanel />}</div>
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
