"use client";

import { useId, useState } from "react";
import { dayAndTime } from "@/lib/moods/calendar";
import { excerpt, isCut } from "@/lib/words/rules";
import type { Quote } from "@/lib/words/schema";

const LIMIT = 75;

/** The beginning of a quote, and the rest when it is asked for. */
export function RecentQuote({ quote, today }: { quote: Quote; today: string }) {
  const [whole, setWhole] = useState(false);
  const textId = useId();
  return (
    <article className="home-quote">
      <p id={textId} className="excerpt">
        {whole ? quote.text : excerpt(quote.text, LIMIT)}
      </p>
      <div className="home-quote-foot">
        <span className="text-sm text-ink-soft">{dayAndTime(quote.localDate, quote.timeOfDay, today)}</span>
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
