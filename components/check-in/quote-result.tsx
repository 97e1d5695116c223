"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { SupportLine } from "@/components/crisis/help-now";
import { useLater } from "@/components/layout/use-later";
import { Skeleton } from "@/components/ui/spinner";
import { ToastsHere } from "@/components/ui/toasts-here";
import type { CrisisCare } from "@/lib/crisis/rules";
import type { GeneratedQuote } from "@/lib/words/schema";

interface QuoteResultProps {
  quote: GeneratedQuote | undefined;
  isPending: boolean;
  /** What the ratings that were sent ask for, before any answer. */
  care: CrisisCare;
  /** Which press it was. */
  press: number;
  onAnother: () => void;
}

const RISING = "[animation:rise_1.6s_var(--ease-in-out)_infinite_alternate]";
const RISEN = "[animation:sun-comes-up_var(--slow)_var(--ease-out)]";

/** After the sliders: nothing can be done with words before they are here. */
const loadActs = () => import("./quote-acts").then((module) => module.QuoteActs);

/** Where the quote arrives. The live regions stand from the start, so that what comes into them is announced. */
export function QuoteResult({ quote, isPending, care, press, onAnother }: QuoteResultProps) {
  const QuoteActs = useLater(loadActs);
  const shown = isPending ? undefined : quote;
  const what = isPending ? "on its way" : shown?.id;
  const hasPanel = care === "panel";
  // With the panel the place is the panel's: it stays where it is when the words arrive under it.
  const place = useScrollIntoView(hasPanel ? undefined : what);
  const hasLine = !isPending && (shown?.supportLine ?? care === "line");
  return (
    // On a phone the words come to stand below the toast that announces them.
    <div ref={place} className="scroll-mt-32 scroll-mb-4 lg:scroll-my-5">
      <div aria-live="polite">{hasPanel && <CrisisPanel key={press} atOnce className="mt-4" />}</div>
      {hasPanel && <ToastsHere key={press} />}
      <div className={what && "quote mt-4 lg:mt-5 lg:p-6"}>
        {what && (
          <i key={`sun of ${what}`} className={clsx("sun origin-bottom", isPending ? RISING : RISEN)} />
        )}
        {what && <i className="hz" />}
        <div aria-live="polite" aria-busy={isPending}>
          {isPending && <QuoteOnItsWay />}
          {shown && <QuoteWords key={shown.id} quote={shown} />}
        </div>
        {quote && QuoteActs && <QuoteActs quote={quote} isPending={isPending} onAnother={onAnother} />}
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

const WRITTEN_BY = { ai: "Written by AI", library: "From Hearten's own library" } as const;

/** The words, whose they are, and what they leaned on: under the panel nobody is told what they rated. */
function QuoteWords({ quote }: { quote: GeneratedQuote }) {
  return (
    <div className="[animation:quote-arrives_var(--slow)_var(--ease-out)]">
      <blockquote className="lg:text-[1.375rem]/8">{quote.text}</blockquote>
      <p className="by">
        Personalized for you
        <span>{WRITTEN_BY[quote.source]}</span>
        {!quote.support && <span>{quote.reason}.</span>}
      </p>
    </div>
  );
}

/** The shape of a quote, while it is written. */
function QuoteOnItsWay() {
  return (
    <>
      <p className="said">Crafting your quote...</p>
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </>
  );
}
