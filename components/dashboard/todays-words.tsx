"use client";

import { useId } from "react";
import { useRegion } from "@/components/layout/region";
import { ButtonLink } from "@/components/ui/button-link";
import { dayInSentence } from "@/lib/moods/calendar";
import { quoteOfToday, useLatestQuotes } from "./use-latest-quotes";

/** The words of today, whole, and a way to say how it is by now. Nothing before today's first entry. */
export function TodaysWords({ today }: { today: string }) {
  const region = useRegion();
  const titleId = useId();
  const { data } = useLatestQuotes();
  const quote = data && quoteOfToday(data, today);
  if (!quote) return null;
  return (
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
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
