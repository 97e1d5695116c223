"use client";

import { useState } from "react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { type QuotePages, useRecentQuotePages } from "@/components/quote/use-quote-pages";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState, LoadFailed, ShowMore } from "@/components/ui/list-status";
import { Spinner } from "@/components/ui/spinner";
import { crisisCare } from "@/lib/crisis/rules";
import { fullDay, longDay } from "@/lib/moods/calendar";
import { useFinishDeletionsOnLeaving } from "./deletions";
import { Entry } from "./entry";

interface EntryListProps {
  today: string;
  date: string | null;
}

/** Every entry, newest first; one day's before all others where a day was asked for. */
export function EntryList({ today, date }: EntryListProps) {
  const [showsAll, setShowsAll] = useState(date === null);
  useFinishDeletionsOnLeaving();
  return (
    <Card className="overflow-hidden pb-0 after:absolute after:inset-x-0 after:top-auto after:bottom-0 after:h-10 after:rounded-[0_0_var(--radius-lg)_var(--radius-lg)] after:[background:linear-gradient(transparent,var(--surface))] after:pointer-events-none">
      <CardTitle>Your Progress Journey</CardTitle>
      <div className="entries-scroll relative max-h-96 -mx-5 mt-3 px-5 pb-8 overflow-y-auto overscroll-contain [scrollbar-width:thin] [scrollbar-color:var(--line-strong)_transparent] focus-visible:-outline-offset-3 lg:-mx-6 lg:px-6">
        {date && <DayEntries date={date} today={today} />}
        {showsAll ? (
          <AllEntries today={today} except={date} />
        ) : (
          <Button variant="outline" size="small" className="mt-3" onClick={() => setShowsAll(true)}>
            Show all entries
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The panel with the crisis lines stays with a day on which it stood. */
export function DayPanel({ date }: { date: string }) {
  const { data } = useRecentQuotePages({ date });
  const quotes = data?.pages.flatMap((page) => page.quotes) ?? [];
  return quotes.some(({ emotionalState }) => crisisCare(emotionalState) === "panel") && <CrisisPanel />;
}

interface AllEntriesProps {
  today: string;
  /** A day whose entries stand above already. */
  except: string | null;
}

function AllEntries({ today, except }: AllEntriesProps) {
  const pages = useRecentQuotePages();
  return (
    <>
      {except && <h3 className="eyebrow border-t border-line pt-5 pb-2">All other days</h3>}
      <EntryPages pages={pages} today={today} except={except} panels empty={<NoEntries />} />
    </>
  );
}

function NoEntries() {
  return (
    <EmptyState
      title="Start your journey by creating your first emotional check-in!"
      action={<ButtonLink href="/sliders">Check in now</ButtonLink>}
    />
  );
}

/** The entries of one day, or that there are none. */
function DayEntries({ date, today }: { date: string; today: string }) {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const pages = useRecentQuotePages({ date });
  return (
    <section aria-labelledby="day-entries">
      <h3 id="day-entries" className="eyebrow py-2">
        {isThisYear ? longDay(date) : fullDay(date)}
      </h3>
      <EntryPages
        pages={pages}
        today={today}
        empty={<p className="pb-2 text-ink-soft">No entries on this day.</p>}
      />
    </section>
  );
}

interface EntryPagesProps {
  pages: QuotePages;
  today: string;
  /** Entries of this day are left out. */
  except?: string | null;
  /** Whether an entry that calls for it opens with the panel; a day on its own has one above. */
  panels?: boolean;
  empty: React.ReactNode;
}

/** Entries as far as they are loaded, and a way to the older ones. */
function EntryPages({ pages, today, except = null, panels = false, empty }: EntryPagesProps) {
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
  const entries = data.pages.flatMap((page) => page.quotes).filter((quote) => quote.localDate !== except);
  if (entries.length === 0 && !pages.hasNextPage) return empty;
  return (
    <>
      <ul>
        {entries.map((quote) => (
          <Entry key={quote.id} quote={quote} today={today} panel={panels} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </>
  );
}
