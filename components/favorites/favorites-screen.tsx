"use client";

import { ListFilter, Share } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { FoldedCrisisPanel } from "@/components/crisis/crisis-panel";
import { useRegion } from "@/components/layout/region";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { useShareQuote } from "@/components/quote/share-quote";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState, Loaded, ShowMore } from "@/components/ui/list-status";
import { SearchField } from "@/components/ui/search-field";
import { Skeleton } from "@/components/ui/spinner";
import { Tiles } from "@/components/ui/tiles";
import { usePages } from "@/components/ui/use-pages";
import { TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { MOOD_STEPS, MOOD_WORDS } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { dayAndTime } from "@/lib/moods/calendar";
import type { Quote } from "@/lib/words/schema";
import { type ShelfFilter as Filter, fittingQuotes, isFiltered, WHOLE_SHELF } from "@/lib/words/shelf";

export function FavoritesScreen({ today }: { today: string }) {
  const shelf = useShelf();
  useKeptFavorites(shelf.pages.data?.pages[0]?.quotes);
  return (
    <Loaded
      query={shelf.pages}
      waiting={<FavoritesWaiting />}
      failed="We couldn't load your favorites just now."
      isCard
    >
      {() => (shelf.isEmpty ? <NoFavorites /> : <Shelf shelf={shelf} today={today} />)}
    </Loaded>
  );
}

/** What was saved, and a way to look for some of it once there is more than one. */
function Shelf({ shelf, today }: { shelf: ReturnType<typeof useShelf>; today: string }) {
  const { filter, look, found, shown, isNothing, hasSeveral, more } = shelf;
  const opener = useRef<HTMLButtonElement>(null);
  function clear() {
    look(WHOLE_SHELF);
    opener.current?.focus();
  }
  return (
    <>
      {hasSeveral && (
        <ShelfFilter filter={filter} onFilter={look} onClear={clear} found={found} opener={opener} />
      )}
      {isNothing ? (
        <NothingFits onClear={clear} />
      ) : (
        <ul className="grid gap-4 grid-cols-1 lg:gap-5 lg:grid-cols-2">
          {shown.map((quote) => (
            <FavoriteQuote key={quote.id} quote={quote} today={today} />
          ))}
        </ul>
      )}
      <ShowMore pages={more} />
    </>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No saved words match that"
        action={
          <Button variant="outline" onClick={onClear}>
            Show all of them
          </Button>
        }
      >
        The words you saved are all still here.
      </EmptyState>
    </Card>
  );
}

function NoFavorites() {
  return (
    <Card>
      <EmptyState
        title="No Favorites Yet"
        action={<ButtonLink href="/">Generate Your First Quote</ButtonLink>}
      >
        Words you save after a check-in are kept here.
      </EmptyState>
    </Card>
  );
}

function FavoriteQuote({ quote, today }: { quote: Quote; today: string }) {
  const region = useRegion();
  const share = useShareQuote();
  return (
    <li className="flex flex-col gap-4">
      {crisisCare(quote.emotionalState) === "panel" && <FoldedCrisisPanel isOver={quote.localDate < today} />}
      <div className="quote flex flex-col grow lg:p-6">
        <i className="sun" aria-hidden="true" />
        <i className="hz" aria-hidden="true" />
        <blockquote className="text-[1.25rem]/7.25">{quote.text}</blockquote>
        <div className="flex flex-wrap gap-3 items-center justify-between mt-auto pt-5">
          <span className="text-sm text-ink-soft">
            {dayAndTime(quote.localDate, quote.timeOfDay, today, region)}
          </span>
          <Button variant="outline" size="small" onClick={() => share(quote.text)}>
            <Share />
            Share
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The shape of quotes to come; the words stand where the first of them will. */
function FavoritesWaiting() {
  return (
    <div role="status" className="grid gap-4 grid-cols-1 lg:gap-5 lg:grid-cols-2">
      <QuoteToCome>
        <p className="text-md font-display font-medium">Loading your favorites...</p>
      </QuoteToCome>
      <QuoteToCome>
        <Skeleton className="h-6 w-full" />
      </QuoteToCome>
    </div>
  );
}

function QuoteToCome({ children }: { children: React.ReactNode }) {
  return (
    <div className="quote flex flex-col lg:p-6">
      <i className="sun" aria-hidden="true" />
      <i className="hz" aria-hidden="true" />
      {children}
      <Skeleton className="mt-3 h-6 w-full" />
      <Skeleton className="mt-3 h-6 w-2/3" />
    </div>
  );
}

/** Keeps the saved quotes that are on screen readable without a connection, where the member checks in on this device. */
function useKeptFavorites(quotes: readonly Quote[] | undefined): void {
  useEffect(() => {
    if (!quotes) return;
    void import("@/lib/device/kept-favorites")
      .then(({ keepFavorites }) => keepFavorites(quotes))
      .catch(() => {});
  }, [quotes]);
}

/** How many are shown at a time. */
const SHOWN = 10;

/**
 * The saved quotes, ten at a time, and what of them the member looks for. What they look for stays in the browser:
 * pages are read until there are as many as are wanted, or no more.
 */
function useShelf() {
  const pages = useFavoritePages();
  const [filter, setFilter] = useState(WHOLE_SHELF);
  const [wanted, setWanted] = useState(SHOWN);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const quotes = pages.data?.pages.flatMap((page) => page.quotes) ?? [];
  const fitting = fittingQuotes(quotes, filter);
  const shown = fitting.slice(0, wanted);
  const needsPage = fitting.length < wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (needsPage) void fetchNextPage();
  }, [needsPage, fetchNextPage]);
  return {
    pages,
    filter,
    look: (sought: Filter) => {
      setFilter(sought);
      setWanted(SHOWN);
    },
    isEmpty: quotes.length === 0,
    hasSeveral: quotes.length > 1,
    isNothing: fitting.length === 0 && !hasNextPage,
    shown,
    /** How many the filter leaves, as far as is known. */
    found: hasNextPage
      ? isFetchingNextPage
        ? "Looking further back..."
        : `${shown.length} shown`
      : `${fitting.length} found`,
    more: {
      hasNextPage: fitting.length > wanted || hasNextPage,
      isFetchingNextPage,
      isFetchNextPageError,
      fetchNextPage: () => (isFetchNextPageError ? fetchNextPage() : setWanted(wanted + SHOWN)),
    },
  };
}

function useFavoritePages() {
  const queryKey = queryKeys.favoritePages;
  return usePages(queryKey, (asked) => call(queryKey[0], asked));
}

interface ShelfFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onClear: () => void;
  /** How many it leaves, in words. */
  found: string;
  /** The button that opens it: where the focus goes when the filter is cleared. */
  opener: React.RefObject<HTMLButtonElement | null>;
}

/** One quiet row over the shelf; what can be looked for stands under it when it is wanted. */
function ShelfFilter({ filter, onFilter, onClear, found, opener }: ShelfFilterProps) {
  const [open, setOpen] = useState(false);
  const choicesId = useId();
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          ref={opener}
          variant="ghost"
          size="small"
          className="-ml-1 px-2 lg:-ml-2"
          aria-expanded={open}
          aria-controls={open ? choicesId : undefined}
          onClick={() => setOpen(!open)}
        >
          <ListFilter />
          Filter
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {isFiltered(filter) && found}
        </p>
        {isFiltered(filter) && (
          <Button variant="ghost" size="small" className="-mr-1 ml-auto px-2 lg:-mr-2" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      {open && <Choices id={choicesId} filter={filter} onFilter={onFilter} />}
    </div>
  );
}

interface ChoicesProps extends Pick<ShelfFilterProps, "filter" | "onFilter"> {
  id: string;
}

const FELT = MOOD_STEPS.map((step) => ({
  value: step,
  label: MOOD_WORDS[step],
  icon: <MoodGlyph step={step} />,
}));

const TIME_LABELS: Readonly<Record<TimeOfDay, string>> = {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
};
const TIMES = TIMES_OF_DAY.map((value) => ({ value, label: TIME_LABELS[value] }));

function Choices({ id, filter, onFilter }: ChoicesProps) {
  return (
    <Card id={id} className="grid gap-5 lg:grid-cols-[1.5fr_1fr]">
      <Tiles
        legend="How you felt"
        options={FELT}
        chosen={filter.felt}
        onChoose={(felt) => onFilter({ ...filter, felt })}
        tall
      />
      <Tiles
        legend="Time of day"
        options={TIMES}
        chosen={filter.times}
        onChoose={(times) => onFilter({ ...filter, times })}
      />
      <div className="lg:col-span-full">
        <SearchField
          label="Words in the quote"
          value={filter.words}
          onValueChange={(words) => onFilter({ ...filter, words })}
        />
      </div>
    </Card>
  );
}
