import { Button } from "@/components/ui/button";

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** At the end of a list that has further pages. */
export function ShowMore({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 pt-4">
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-sm text-ink-soft">
          We couldn't load any more. Please try again.
        </p>
      )}
      <Button
        variant="tonal"
        size="small"
        pending={pages.isFetchingNextPage}
        pendingLabel="Loading..."
        onClick={() => pages.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  );
}
