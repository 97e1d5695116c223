"use client";

import { EntryPages } from "@/components/progress/entry-pages";
import { useRecentQuotePages } from "@/components/quote/use-quote-pages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

interface AllEntriesProps {
  today: string;
  /** A day whose entries stand above already. */
  except: string | null;
}

export function AllEntries({ today, except }: AllEntriesProps) {
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
