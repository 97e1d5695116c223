import { EmptyState } from "@/components/ui/empty-state";
import { ListStatus } from "@/components/ui/list-status";
import { LoadFailed } from "@/components/ui/load-failed";
import { ShowMore } from "@/components/ui/show-more";

type Pages = React.ComponentProps<typeof ShowMore>["pages"] & {
  isPending: boolean;
  isError: boolean;
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
export function ListPanel({ pages, count, isSearching, words, headings, children }: ListPanelProps) {
  if (pages.isPending) return <ListStatus>{words.loading}</ListStatus>;
  if (pages.isError && count === 0) {
    return <LoadFailed onRetry={pages.refetch}>We couldn't load the list just now.</LoadFailed>;
  }
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
