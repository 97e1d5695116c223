"use client";

import clsx from "clsx";
import { ChevronDown, SlidersHorizontal, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import type { Mendable } from "@/components/entry/mend-dialog";
import { OwnLine } from "@/components/entry/own-line";
import { useRegion } from "@/components/layout/region";
import { MoodDisc } from "@/components/mood/mood-glyph";
import { ShareActs } from "@/components/quote/share-acts";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState, LoadFailed, ShowMore } from "@/components/ui/list-status";
import { Spinner } from "@/components/ui/spinner";
import { toastFailure } from "@/components/ui/toast-failure";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { usePages } from "@/components/ui/use-pages";
import { DIMENSION, type DimensionKey, type Levels, wordFor } from "@/lib/check-ins/dimensions";
import { ratingsOf } from "@/lib/check-ins/levels";
import { canBeMended, moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { dayAndTime } from "@/lib/moods/calendar";
import { entryScore } from "@/lib/moods/scores";
import { excerpt } from "@/lib/words/rules";
import type { ListedEntry } from "@/lib/words/schema";
import { DeletedEntry, useDeletion, useFinishDeletionsOnLeaving } from "./deletions";

/** Every entry, newest first. */
export function EntryList({ today }: { today: string }) {
  useFinishDeletionsOnLeaving();
  return (
    <Card className="overflow-hidden pb-0 after:absolute after:inset-x-0 after:top-auto after:bottom-0 after:h-10 after:rounded-[0_0_var(--radius-lg)_var(--radius-lg)] after:[background:linear-gradient(transparent,var(--surface))] after:pointer-events-none">
      <CardTitle>Your Progress Journey</CardTitle>
      <div className="entries-scroll relative max-h-96 -mx-5 mt-3 px-5 pb-8 overflow-y-auto overscroll-contain [scrollbar-width:thin] [scrollbar-color:var(--line-strong)_transparent] focus-visible:-outline-offset-3 lg:-mx-6 lg:px-6">
        <Entries today={today} />
      </div>
    </Card>
  );
}

/** Entries as far as they are loaded, and a way to the older ones. */
function Entries({ today }: { today: string }) {
  const pages = useEntryPages();
  const { data, isPending, refetch } = pages;
  if (isPending) {
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
        <Spinner />
        Loading your progress...
      </p>
    );
  }
  if (!data) {
    return <LoadFailed onRetry={() => refetch()}>We couldn't load your entries just now.</LoadFailed>;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        title="Start your journey by creating your first emotional check-in!"
        action={<ButtonLink href="/sliders">Check in now</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} today={today} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </>
  );
}

/** The member's entries, newest first, page by page. */
function useEntryPages() {
  const queryKey = queryKeys.entryPages;
  return usePages(queryKey, (asked) => call(queryKey[0], asked));
}

const PREVIEW = 100;

interface EntryProps {
  entry: ListedEntry;
  today: string;
}

/** One entry of the list; pressing it shows its whole quote and the ratings behind it. */
function Entry({ entry, today }: EntryProps) {
  const region = useRegion();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const score = shownScore(entryScore(entry.emotionalState));
  const step = moodStep(score);
  const day = dayAndTime(entry.localDate, entry.timeOfDay, today, region);
  const deletion = useDeletion(entry.id);
  const preview = entry.quote?.text ?? entry.line;
  const summary = useRef<HTMLButtonElement>(null);
  if (deletion.stage === "gone") return null;
  if (deletion.stage === "undoable") {
    const undo = () => {
      flushSync(deletion.undo);
      summary.current?.focus({ preventScroll: true });
    };
    return <DeletedEntry day={day} onUndo={undo} />;
  }
  return (
    <li className={clsx("not-first:border-t not-first:border-line", `m${step}`)}>
      <button
        ref={summary}
        type="button"
        className="entry-summary flex gap-3 items-start w-full py-4 text-inherit text-left focus-visible:-outline-offset-3 [&[aria-expanded=true]>.lucide]:rotate-180"
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={() => setOpen(!open)}
      >
        <MoodDisc step={step} />
        <span className="grid flex-1 gap-1.75 min-w-0">
          <span className="flex flex-wrap gap-x-2.5 items-baseline">
            <b className="flex-1">{day}</b>
            <EntryScore score={score} />
          </span>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${(score / 5) * 100}%` }} />
          </span>
          {!open && preview && <span className="text-sm text-ink-soft">{excerpt(preview, PREVIEW)}</span>}
        </span>
        <ChevronDown className="mt-0.5 text-ink-soft [transition:rotate_var(--calm)_ease-out]" />
      </button>
      {open && <EntryDetails id={detailsId} entry={entry} today={today} onDelete={deletion.begin} />}
    </li>
  );
}

/** The mood of an entry as a word and, at the line's end, as its score. */
export function EntryScore({ score }: { score: number }) {
  return (
    <>
      <span className="text-(color:--mi) text-[0.875rem] font-semibold">{moodWord(score)}</span>
      <span className="ml-auto tabular-nums">
        <b>{score.toFixed(1)}</b>
        <span className="text-ink-soft">/5</span>
      </span>
    </>
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

/** Of a short check-in, which asks few of these, all that was rated. */
function shownOf(levels: Levels) {
  const shown = ratingsOf(levels, SHOWN);
  return shown.length === SHOWN.length ? shown : ratingsOf(levels);
}

/** What stands where ratings would. */
export const NO_RATINGS = "Imported with one overall level and no ratings.";

interface EntryDetailsProps {
  id: string;
  entry: ListedEntry;
  today: string;
  onDelete: () => void;
}

/** The whole quote, the ratings it was written for, and the ways to share it. */
function EntryDetails({ id, entry, today, onDelete }: EntryDetailsProps) {
  const { quote, line, emotionalState } = entry;
  const ratings = shownOf(emotionalState);
  return (
    <div id={id} className="grid gap-5 pb-5 sm:pr-8 sm:pl-13">
      {crisisCare(emotionalState) === "panel" && <CrisisPanel isOver={entry.localDate < today} />}
      {quote && <p className="said text-[1.25rem]/7.25">{quote.text}</p>}
      <OwnLine checkInId={entry.id} line={line} />
      {ratings.length === 0 ? (
        <p className="text-sm text-ink-soft">{NO_RATINGS}</p>
      ) : (
        <dl className="grid gap-y-3 gap-x-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-4 lg:gap-x-6">
          {ratings.map(({ key, level }) => (
            <LevelBar key={key} name={key} level={level} />
          ))}
        </dl>
      )}
      {quote && <ShareActs quote={quote} />}
      <div className="-mx-4 -mt-2 flex flex-wrap gap-x-2">
        <MendButton entry={entry} />
        <Button variant="ghost" size="small" onClick={onDelete}>
          <Trash2 />
          Delete entry
        </Button>
      </div>
    </div>
  );
}

function LevelBar({ name, level }: { name: DimensionKey; level: number }) {
  const { label } = DIMENSION[name];
  const words = `${level} of 5, ${wordFor(name, level).toLowerCase()}`;
  return (
    <div>
      <dt className="text-[0.875rem] font-medium">{label}</dt>
      <dd className="grid grid-cols-[1fr_7.5rem] gap-3 items-center text-ink-soft text-[0.875rem] tabular-nums lg:grid-cols-[1fr_auto]">
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
      <i className="bg-data shadow-none" style={{ width: `${(value / max) * 100}%` }} />
    </div>
  );
}

const loadDialog = () => import("@/components/entry/mend-dialog").then((module) => module.MendDialog);

/** The way to correct an entry, as long as it may be. The sliders are fetched only when somebody asks for them. */
export function MendButton({ entry }: { entry: Mendable }) {
  const { isOpen, Dialog, close, button } = useLazyDialog(loadDialog, (error) =>
    toastFailure("Error", error, "We couldn't open the sliders just now. Please try again."),
  );
  if (!isOpen && !canBeMended(new Date(entry.createdAt), new Date())) return null;
  return (
    <>
      <Button {...button} variant="ghost" size="small">
        <SlidersHorizontal />
        Correct this entry
      </Button>
      {Dialog && <Dialog entry={entry} onClose={close} />}
    </>
  );
}
