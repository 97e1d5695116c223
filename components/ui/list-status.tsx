import { Button } from "./button";
import { Card } from "./card";
import { focusStays } from "./focus-stays";
import { Spinner } from "./spinner";

/** In the place of a list that is on its way. */
export function ListStatus({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {children}
    </p>
  );
}

interface LoadFailedProps {
  onRetry: () => void;
  /** What could not be loaded, and what to do. */
  children: React.ReactNode;
}

/** In the place of what could not be loaded. */
export function LoadFailed({ onRetry, children }: LoadFailedProps) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-3 py-2">
      <p className="text-ink-soft">{children}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface LoadedProps<Data> {
  query: { data: Data | undefined; isPending: boolean; refetch: () => unknown };
  /** In its place while it is on its way. */
  waiting: React.ReactNode;
  /** Says that it could not be loaded. */
  failed: string;
  /** Whether what is here in its place then is a card of its own. */
  isCard?: boolean;
  children: (data: Data) => React.ReactNode;
}

/** What a query brings: on its way, not to be had, or here. */
export function Loaded<Data>({ query, waiting, failed, isCard, children }: LoadedProps<Data>) {
  if (query.isPending) return waiting;
  if (query.data !== undefined) return children(query.data);
  const told = <LoadFailed onRetry={() => query.refetch()}>{failed}</LoadFailed>;
  return isCard ? <Card>{told}</Card> : told;
}

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: React.ReactNode;
  /** One button. */
  action?: React.ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center text-center gap-2 px-4 py-8">
      <SunMark />
      <h2 className="card-title">{title}</h2>
      {children && <p className="text-ink-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** The sun on its line, at the head of an empty state. */
function SunMark() {
  return (
    <svg className="w-22 h-14 mb-2" viewBox="0 0 88 56" aria-hidden="true">
      <path d="M26 46a18 18 0 0 1 36 0Z" fill="var(--honey)" />
      <path d="M6 50h76" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** At the end of a list that may have further pages. Its frame outlives the button, for the focus to stay at. */
export function ShowMore({ pages }: { pages: Pages }) {
  return (
    <div
      ref={focusStays}
      tabIndex={-1}
      className={pages.hasNextPage ? "grid justify-items-center gap-2 pt-4" : undefined}
    >
      {pages.isFetchNextPageError && pages.hasNextPage && (
        <p role="alert" className="text-sm text-ink-soft">
          We couldn't load any more. Please try again.
        </p>
      )}
      {pages.hasNextPage && (
        <Button
          variant="tonal"
          size="small"
          pending={pages.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
