"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { OwnLine } from "@/components/entry/own-line";
import { useRegion } from "@/components/layout/region";
import { MoodDisc } from "@/components/mood/mood-glyph";
import { ShareActs } from "@/components/quote/share-acts";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { focusStays } from "@/components/ui/focus-stays";
import { ListStatus, Loaded } from "@/components/ui/list-status";
import { VisuallyHidden } from "@/components/ui/spinner";
import {
  DIMENSION,
  DIMENSION_GROUPS,
  type DimensionKey,
  type Levels,
  wordFor,
} from "@/lib/check-ins/dimensions";
import { ratingsOf } from "@/lib/check-ins/levels";
import { moodStep, shownScore } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { relativeDay } from "@/lib/moods/calendar";
import { entryScore } from "@/lib/moods/scores";
import { fullDay, longDay } from "@/lib/time/date-words";
import type { OneDay } from "@/lib/words/schema";
import { DeletedEntry, useDeletion, useFinishDeletionsOnLeaving } from "./deletions";
import { EntryScore, MendButton, NO_RATINGS } from "./entry-list";

interface DayViewProps {
  date: string;
  today: string;
}

/** A day: its entries open, and the ways to the days with entries around it. */
export function DayView({ date, today }: DayViewProps) {
  const region = useRegion();
  useFinishDeletionsOnLeaving();
  return (
    <Loaded
      query={useDay(date)}
      waiting={<ListStatus>Loading your progress...</ListStatus>}
      failed="We couldn't load your entries just now."
    >
      {(day) => (
        <>
          <DayPanel day={day} today={today} />
          <section ref={focusStays} tabIndex={-1} className="stack" aria-labelledby="day">
            <Card className="flex flex-wrap items-center justify-between gap-x-6 py-3">
              <h2 id="day" className="card-title" aria-live="polite">
                {date.slice(0, 4) === today.slice(0, 4) ? longDay(date, region) : fullDay(date, region)}
              </h2>
              <DaysAround day={day} today={today} />
              {day.entries.length === 0 && <p className="w-full text-ink-soft">No entries on this day.</p>}
            </Card>
            {day.entries.map((entry) => (
              <DayEntry key={entry.id} entry={entry} />
            ))}
          </section>
          <ButtonLink href="/progress" variant="outline" size="small" className="justify-self-start">
            Show all entries
          </ButtonLink>
        </>
      )}
    </Loaded>
  );
}

/** The panel with the crisis lines stays with a day on which it stood. */
function DayPanel({ day, today }: { day: OneDay; today: string }) {
  const stands = day.entries.some(({ emotionalState }) => crisisCare(emotionalState) === "panel");
  return stands && <CrisisPanel isOver={day.date < today} />;
}

/** The nearest days with entries. */
function DaysAround({ day: { previous, next }, today }: { day: OneDay; today: string }) {
  const region = useRegion();
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Days with entries"
      className="-mx-3 flex flex-wrap gap-1 max-sm:grow max-sm:justify-between"
    >
      {previous && (
        <AppLink href={`/progress?date=${previous}`} className={STEP}>
          <ChevronLeft />
          <VisuallyHidden>Previous day with entries:</VisuallyHidden> {relativeDay(previous, today, region)}
        </AppLink>
      )}
      {next && (
        <AppLink href={`/progress?date=${next}`} className={`${STEP} max-sm:ml-auto`}>
          <VisuallyHidden>Next day with entries:</VisuallyHidden> {relativeDay(next, today, region)}
          <ChevronRight />
        </AppLink>
      )}
    </nav>
  );
}

const STEP = buttonClass({ variant: "ghost", size: "small" });

function useDay(date: string) {
  const queryKey = queryKeys.day(date);
  return useQuery({ queryKey, queryFn: ({ signal }) => call(queryKey[0], { query: { date }, signal }) });
}

type Entry = OneDay["entries"][number];

/** One entry of a day, open: what was written for it, and every rating in words. */
function DayEntry({ entry }: { entry: Entry }) {
  const titleId = `entry-${entry.id}`;
  const score = shownScore(entryScore(entry.emotionalState));
  const step = moodStep(score);
  // The last one that was written is the entry's own.
  const quotes = entry.quotes.toReversed();
  const deletion = useDeletion(entry.id);
  if (deletion.stage === "gone") return null;
  if (deletion.stage === "undoable") {
    return (
      <Card>
        <ul>
          <DeletedEntry day={entry.timeOfDay} onUndo={deletion.undo} />
        </ul>
      </Card>
    );
  }
  return (
    <Card className="grid grid-cols-1 gap-5" aria-labelledby={titleId}>
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 m${step}`}>
        <MoodDisc step={step} />
        <h3 id={titleId} className="font-semibold capitalize">
          {entry.timeOfDay}
        </h3>
        <EntryScore score={score} />
      </div>
      {quotes.map((quote) => (
        <DayQuote key={quote.id} quote={quote} />
      ))}
      <OwnLine checkInId={entry.id} line={entry.line} />
      <Ratings levels={entry.emotionalState} />
      <div className="-mx-4 -mt-3 flex flex-wrap gap-x-2">
        <MendButton entry={entry} />
        <Button variant="ghost" size="small" onClick={deletion.begin}>
          <Trash2 />
          Delete entry
        </Button>
      </div>
    </Card>
  );
}

function DayQuote({ quote }: { quote: Entry["quotes"][number] }) {
  return (
    <div className="grid gap-3 not-first:border-t not-first:border-line">
      <p className="said max-w-[46rem] pt-4 text-[1.25rem]/7.25">{quote.text}</p>
      <ShareActs quote={quote} />
    </div>
  );
}

/** What was rated, in words; a group of which nothing was is left out. */
function Ratings({ levels }: { levels: Levels }) {
  const groups = DIMENSION_GROUPS.map(({ title, keys }) => ({ title, ratings: ratingsOf(levels, keys) }));
  if (groups.every(({ ratings }) => ratings.length === 0)) {
    return <p className="border-t border-line pt-4 text-sm text-ink-soft">{NO_RATINGS}</p>;
  }
  return (
    <div className="border-t border-line pt-5 gap-x-10 columns-[3_13rem]">
      {groups
        .filter(({ ratings }) => ratings.length > 0)
        .map(({ title, ratings }) => (
          <div key={title} className="break-inside-avoid pb-5">
            <h4 className="eyebrow">{title}</h4>
            <dl className="mt-1.5 grid gap-1">
              {ratings.map(({ key, level }) => (
                <Rating key={key} name={key} level={level} />
              ))}
            </dl>
          </div>
        ))}
    </div>
  );
}

function Rating({ name, level }: { name: DimensionKey; level: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt>{DIMENSION[name].label}</dt>
      <dd className="ml-auto text-right font-medium">
        {wordFor(name, level)}{" "}
        <span className="text-sm font-normal text-ink-soft tabular-nums">{level} of 5</span>
      </dd>
    </div>
  );
}
