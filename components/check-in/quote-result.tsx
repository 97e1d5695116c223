"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { Bookmark, BookmarkCheck, Share } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { SupportLine } from "@/components/crisis/help-now";
import { OwnLine } from "@/components/entry/own-line";
import { rereadMoods } from "@/components/layout/query-client";
import { PictureButton } from "@/components/quote/picture-button";
import { useShareQuote } from "@/components/quote/use-share-quote";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { ToastsHere } from "@/components/ui/toasts-here";
import type { CrisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import type { GeneratedQuote } from "@/lib/words/schema";
import { AfterWords } from "./after-words";

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

/** Where the quote arrives. The live regions stand from the start, so that what comes into them is announced. */
export function QuoteResult({ quote, isPending, care, press, onAnother }: QuoteResultProps) {
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
        {shown && <QuoteActs key={shown.id} quote={shown} />}
        {shown && <AfterWords key={`after ${shown.id}`} quote={shown} onAnother={onAnother} />}
        {quote && (
          <OwnLine
            key={`line of ${quote.checkInId}`}
            checkInId={quote.checkInId}
            line={quote.line}
            className="mt-3"
          />
        )}
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

/** What one can do with the words: share them, keep them, make a picture of them. */
function QuoteActs({ quote }: { quote: GeneratedQuote }) {
  const [isSaved, setSaved] = useState(quote.isFavorite);
  const share = useShareQuote("Copied!");
  const favorite = useFavorite();
  // Fetched with the words: when something is saved the connection may be gone.
  useEffect(() => void keptFavorites().catch(() => {}), []);
  function toggle() {
    const choice = { id: quote.id, isFavorite: !isSaved };
    favorite.mutate(choice, { onSuccess: (stored) => setSaved(stored.isFavorite) });
  }
  return (
    <div className="acts">
      <Button variant="outline" onClick={() => share(quote.text)}>
        <Share />
        Share
      </Button>
      <Button variant={isSaved ? "tonal" : "outline"} disabled={favorite.isPending} onClick={toggle}>
        {isSaved ? <BookmarkCheck /> : <Bookmark />}
        {isSaved ? "Saved" : "Save"}
      </Button>
      <PictureButton text={quote.text} className="col-span-2" />
    </div>
  );
}

const keptFavorites = () => import("@/lib/device/kept-favorites");

interface Choice {
  id: string;
  isFavorite: boolean;
}

/** Saves or unsaves a quote; the lists and totals that show it are read again. */
function useFavorite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavorite }: Choice) =>
      call("/api/quotes/[id]/favorite", { method: "PATCH", params: { id }, body: { isFavorite } }),
    onSuccess: ({ isFavorite }) => {
      toast({ title: isFavorite ? "Added to favorites" : "Removed from favorites" });
      rereadMoods(queries);
      void keptFavorites()
        .then(({ refreshFavorites }) => refreshFavorites())
        .catch(() => {});
    },
    onError: (error) => toastFailure("Error", error, "Failed to update favorite status."),
  });
}
