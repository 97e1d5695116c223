"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState, ListStatus, Loaded, ShowMore } from "@/components/ui/list-status";
import type { ListQuery } from "@/lib/newsletter/console/schema";
import { counted } from "@/lib/time/date-words";

type Pages = React.ComponentProps<typeof ShowMore>["pages"] & {
  data: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

interface ListPanelProps {
  pages: Pages;
  count: number;
  isSearching: boolean;
  words: { name: string; loading: string; empty: string };
  headings: readonly string[];
  /** The rows of the table. */
  children: React.ReactNode;
}

/** A table in a space of its own height, however long the list is. */
export function ListPanel(props: ListPanelProps) {
  return (
    <Loaded
      query={props.pages}
      waiting={<ListStatus>{props.words.loading}</ListStatus>}
      failed="We couldn't load the list just now."
    >
      {() => <ListTable {...props} />}
    </Loaded>
  );
}

function ListTable({ pages, count, isSearching, words, headings, children }: ListPanelProps) {
  if (count === 0) return <EmptyState title={isSearching ? "Nobody matches your search." : words.empty} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="admin-scroll" tabIndex={0} aria-label={words.name} inert={pages.isPlaceholderData}>
      <table className="data-table admin-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <ShowMore pages={pages} />
    </section>
  );
}

interface FiguresProps {
  figures: readonly { label: string; value: number | undefined }[];
}

/** Figures of a list, side by side; a dash until they are there. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col justify-between gap-2 p-3 rounded-md bg-surface-sunken">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg/none font-display font-medium lining-nums tabular-nums">
            {value === undefined ? "–" : counted(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FactsDialogProps {
  /** Null: closed. */
  title: string | null;
  facts: readonly (readonly [name: string, value: React.ReactNode])[];
  onClose: () => void;
}

/** Everything about one row. */
export function FactsDialog({ title, facts, onClose }: FactsDialogProps) {
  return (
    <Dialog plain open={title !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={title ?? ""}>
      <dl className="rows mt-4">
        {facts.map(([name, value]) => (
          <div key={name} className="srow">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="grow text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const FIRST: string | null = null;

/** The list of those whose address holds `q`, page by page. */
export function useListPages<Page extends { nextCursor: string | null }>(
  queryKey: readonly [path: string, q: string],
  read: (asked: { query: ListQuery; signal: AbortSignal }) => Promise<Page>,
) {
  const [, q] = queryKey;
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read({ query: { q: q || undefined, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Either list follows the other: who is opted out is no subscriber, and the other way round. */
const LISTS = [
  "/api/newsletter/subscribers",
  "/api/admin/newsletter/stats",
  "/api/admin/member-newsletter/subscribers",
  "/api/admin/member-newsletter/stats",
];

export function useRefetchLists() {
  const queries = useQueryClient();
  return () => Promise.all(LISTS.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
