"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState, LoadFailed, ShowMore } from "@/components/ui/list-status";
import { Spinner } from "@/components/ui/spinner";
import { usePages } from "@/components/ui/use-pages";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { useFinishDeletionsOnLeaving } from "./deletions";
import { Entry } from "./entry";

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
