"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { MoodDisc } from "@/components/mood/mood-disc";
import { EntryDetails } from "@/components/progress/entry-details";
import { moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { relativeDay } from "@/lib/moods/calendar";
import { entryScore } from "@/lib/moods/scores";
import { excerpt } from "@/lib/words/rules";
import type { Quote } from "@/lib/words/schema";

const PREVIEW = 100;

interface EntryProps {
  quote: Quote;
  today: string;
  /** Whether it opens with the crisis lines where its ratings call for them. */
  panel: boolean;
}

/** One entry of the list; pressing it shows the whole quote and the ratings behind it. */
export function Entry({ quote, today, panel }: EntryProps) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const score = shownScore(entryScore(quote.emotionalState));
  const step = moodStep(score);
  return (
    <li className={clsx("entry", `m${step}`)}>
      <button
        type="button"
        className="entry-summary"
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={() => setOpen(!open)}
      >
        <MoodDisc step={step} />
        <span className="entry-body">
          <span className="entry-line">
            <b>{relativeDay(quote.localDate, today)}</b>
            <span className="entry-word">{moodWord(score)}</span>
            <span className="entry-score">
              <b>{score.toFixed(1)}</b>
              <span className="text-ink-soft">/5</span>
            </span>
          </span>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${(score / 5) * 100}%` }} />
          </span>
          {!open && <span className="text-sm text-ink-soft">{excerpt(quote.text, PREVIEW)}</span>}
        </span>
        <ChevronDown />
      </button>
      {open && <EntryDetails id={detailsId} quote={quote} panel={panel} />}
    </li>
  );
}
