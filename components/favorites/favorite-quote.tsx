"use client";

import { Share } from "lucide-react";
import { useShareQuote } from "@/components/quote/use-share-quote";
import { Button } from "@/components/ui/button";
import { dayAndTime } from "@/lib/moods/calendar";
import type { Quote } from "@/lib/words/schema";

export function FavoriteQuote({ quote, today }: { quote: Quote; today: string }) {
  const share = useShareQuote();
  return (
    <li className="quote">
      <i className="sun" aria-hidden="true" />
      <i className="hz" aria-hidden="true" />
      <blockquote>{quote.text}</blockquote>
      <div className="favorite-foot">
        <span className="text-sm text-ink-soft">{dayAndTime(quote.localDate, quote.timeOfDay, today)}</span>
        <Button variant="outline" size="small" onClick={() => share(quote.text)}>
          <Share />
          Share
        </Button>
      </div>
    </li>
  );
}
