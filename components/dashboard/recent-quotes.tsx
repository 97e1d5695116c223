"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FoldedCrisisPanel } from "@/components/crisis/crisis-panel";
import { useRegion } from "@/components/layout/region";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/list-status";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { isHard, moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { dayAndTime, dayInSentence } from "@/lib/moods/calendar";
import { entryScore } from "@/lib/moods/scores";
import { excerpt, isCut } from "@/lib/words/rules";
import type { Quote } from "@/lib/words/schema";

export function RecentQuotes({ today }: { today: string }) {
  return (
    <Card className="lg:grid lg:[grid-area:quotes] lg:grid-rows-[auto_1fr]">
      <div className="card-head mb-0">
        <CardTitle>Recent Quotes</CardTitle>
        <AppLink href="/progress" className="link mx-0 -my-2">
          View All
        </AppLink>
      </div>
      <LatestQuotes today={today} />
    </Card>
  );
}

function LatestQuotes({ today }: { today: string }) {
  const { data, isPending, refetch } = useLatestQuotes();
  if (isPending) return <Waiting />;
  if (!data) {
    return <LoadFailed onRetry={() => refetch()}>We couldn't load your quotes just now.</LoadFailed>;
  }
  if (data.length === 0) return <p className="pt-2 text-ink-soft">No quotes yet. Create your first one!</p>;
  const shown = data.slice(0, SHOWN);
  const ofToday = quoteOfToday(data, today);
  // Once on a screen is enough: today's words have them above all.
  const led = ofToday && isLedToPeople(ofToday) ? undefined : shown.find(isLedToPeople);
  return (
    <div className="rows lg:grid lg:auto-rows-[1fr]">
      {shown.map((quote) => (
        <RecentQuote key={quote.id} quote={quote} today={today} hasPanel={quote === led} />
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your quotes...</VisuallyHidden>
      <div className="rows">
        {["first", "second"].map((place) => (
          <div key={place} className={PLACE}>
            <Skeleton className="h-12" />
            <Skeleton className="my-3 h-5 w-32" />
          </div>
        ))}
      </div>
    </div>
  );
}

const PLACE = "group/quote pt-4 lg:grid lg:content-start lg:pt-5";

const LIMIT = 75;
/** How many quotes the card shows. */
const SHOWN = 2;

interface RecentQuoteProps {
  quote: Quote;
  today: string;
  hasPanel: boolean;
}

/** The beginning of a quote, and the rest when it is asked for. */
function RecentQuote({ quote, today, hasPanel }: RecentQuoteProps) {
  const region = useRegion();
  const [whole, setWhole] = useState(false);
  const textId = useId();
  return (
    <article className={PLACE}>
      {hasPanel && <FoldedCrisisPanel isOver={quote.localDate < today} className="mb-4" />}
      <p id={textId} className="text-md font-display font-medium lg:text-[1.25rem]/7.25">
        {whole ? quote.text : excerpt(quote.text, LIMIT)}
      </p>
      <div className="mt-1 flex min-h-(--target) items-center justify-between gap-3 group-last/quote:-mb-3">
        <span className="text-sm text-ink-soft">
          {dayAndTime(quote.localDate, quote.timeOfDay, today, region)}
        </span>
        {isCut(quote.text, LIMIT) && (
          <button
            type="button"
            className="link"
            aria-expanded={whole}
            aria-controls={textId}
            onClick={() => setWhole(!whole)}
          >
            {whole ? "Show less" : "Read more"}
          </button>
        )}
      </div>
    </article>
  );
}

/** When the member last checked in, and how they were then, unless that was hard. */
export function LastEntry({ today }: { today: string }) {
  const region = useRegion();
  const { data, isPending } = useLatestQuotes();
  if (isPending) return <Skeleton className="h-5 w-56" />;
  const last = data?.[0];
  if (!last) return null;
  const score = shownScore(entryScore(last.emotionalState));
  const when = dayInSentence(last.localDate, last.timeOfDay, today, region);
  if (isHard(score)) return <p className="text-sm text-ink-soft">Last check-in {when}</p>;
  return (
    <p className="text-sm flex gap-2 items-center text-ink-soft">
      <MoodGlyph className="size-5" step={moodStep(score)} />
      <span>
        Last time, {when}: <b className="text-ink">{moodWord(score)}</b>,{" "}
        <span className="whitespace-nowrap">{score.toFixed(1)} out of 5</span>
      </span>
    </p>
  );
}

/** The words of today, whole, and a way to say how it is by now. Nothing before today's first entry. */
export function TodaysWords({ today }: { today: string }) {
  const region = useRegion();
  const titleId = useId();
  const { data } = useLatestQuotes();
  const quote = data && quoteOfToday(data, today);
  if (!quote) return null;
  return (
    <>
      {isLedToPeople(quote) && <FoldedCrisisPanel className="mb-4 lg:mb-5" />}
      <section className="quote mb-4 lg:mb-5 lg:p-6" aria-labelledby={titleId}>
        <i className="sun" />
        <i className="hz" />
        <h2 id={titleId} className="text-sm font-medium text-honey-ink">
          {capitalized(dayInSentence(quote.localDate, quote.timeOfDay, today, region))}
        </h2>
        <blockquote className="mt-1.5 max-w-[46rem] max-lg:text-[1.25rem]/7.25 lg:text-[1.375rem]/8">
          {quote.text}
        </blockquote>
        <ButtonLink href="/sliders" variant="outline" size="small" className="mt-4">
          Check in again
        </ButtonLink>
      </section>
    </>
  );
}

/** Whether the words speak of the people on this screen, or of the numbers above. */
function isLedToPeople({ emotionalState }: Quote): boolean {
  return crisisCare(emotionalState) === "panel";
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The member's latest quotes, newest first. */
function useLatestQuotes() {
  return useQuery({
    queryKey: queryKeys.recentQuotes,
    queryFn: ({ signal }) => call(queryKeys.recentQuotes[0], { signal }),
    select: ({ quotes }) => quotes,
  });
}

/** The newest of today's, once there is an entry of today. */
function quoteOfToday(latest: readonly Quote[], today: string): Quote | undefined {
  return latest.find((quote) => quote.localDate === today);
}
