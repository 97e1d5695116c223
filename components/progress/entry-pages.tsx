"use client";

import { Entry } from "@/components/progress/entry";
import type { QuotePages } from "@/components/quote/use-quote-pages";
import { LoadFailed } from "@/components/ui/load-failed";
import { ShowMore } from "@/components/ui/show-more";
import { Spinner } from "@/components/ui/spinner";

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
export function EntryPages({ pages, today, except = null, panels = false, empty }: EntryPagesProps) {
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
