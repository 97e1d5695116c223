"use client";

import clsx from "clsx";
import { ChevronDown, Share } from "lucide-react";
import { useId, useState } from "react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { MoodDisc } from "@/components/mood/mood-glyph";
import { PictureButton } from "@/components/quote/picture-button";
import { useShareQuote } from "@/components/quote/use-share-quote";
import { Button } from "@/components/ui/button";
import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
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
function EntryDetails({ id, quote, panel }: EntryDetailsProps) {
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

interface MeterProps {
  /** What is measured, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** How the value is said; "3 of 5" unless told. */
  text?: string;
}

/** A bar for a level. Its colour says nothing about good or bad. */
function Meter({ label, value, max = 5, text }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter can not be drawn in our form everywhere.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text ?? `${value} of ${max}`}
      className="meter"
    >
      <i style={{ width: `${(value / max) * 100}%` }} />
    </div>
  );
}
