import { BookmarkCheck, Trash2 } from "lucide-react";
import { MendButton } from "@/components/entry/mend-button";
import { OwnLine } from "@/components/entry/own-line";
import { MoodDisc } from "@/components/mood/mood-glyph";
import { ShareActs } from "@/components/quote/share-acts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import {
  DIMENSION,
  DIMENSION_GROUPS,
  type DimensionKey,
  type Levels,
  wordFor,
} from "@/lib/check-ins/dimensions";
import { ratingsOf } from "@/lib/check-ins/levels";
import { moodStep, moodWord, shownScore } from "@/lib/check-ins/rules";
import { entryScore } from "@/lib/moods/scores";
import type { OneDay } from "@/lib/words/schema";
import { DeletedEntry } from "./deleted-entry";
import { useDeletion } from "./deletions";
import { NO_RATINGS } from "./entry";

type Entry = OneDay["entries"][number];

/** One entry of a day, open: what was written for it, and every rating in words. */
export function DayEntry({ entry }: { entry: Entry }) {
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
    <Card className="grid gap-5" aria-labelledby={titleId}>
      <div className={`flex items-center gap-3 m${step}`}>
        <MoodDisc step={step} />
        <h3 id={titleId} className="font-semibold capitalize">
          {entry.timeOfDay}
        </h3>
        <span className="text-(color:--mi) text-[0.875rem] font-semibold">{moodWord(score)}</span>
        <span className="ml-auto tabular-nums">
          <b>{score.toFixed(1)}</b>
          <span className="text-ink-soft">/5</span>
        </span>
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ShareActs text={quote.text} />
        {quote.isFavorite && (
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <BookmarkCheck className="size-4.5" />
            Saved
          </span>
        )}
      </div>
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
    <div className="border-t border-line pt-5 sm:columns-2 sm:gap-x-10 lg:columns-3">
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
    <div className="flex items-baseline justify-between gap-3">
      <dt>{DIMENSION[name].label}</dt>
      <dd className="text-right font-medium">
        {wordFor(name, level)}{" "}
        <span className="text-sm font-normal text-ink-soft tabular-nums">{level} of 5</span>
      </dd>
    </div>
  );
}
