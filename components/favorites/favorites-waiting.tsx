import { Skeleton } from "@/components/ui/skeleton";

/** The shape of quotes to come. */
export function FavoritesWaiting() {
  return (
    <div role="status">
      <p className="pb-3 text-ink-soft">Loading your favorites...</p>
      <div className="favorites">
        {["first", "second"].map((place) => (
          <div key={place} className="quote">
            <i className="sun" aria-hidden="true" />
            <i className="hz" aria-hidden="true" />
            <Skeleton className="h-6 w-full" />
            <Skeleton className="mt-2 h-6 w-full" />
            <Skeleton className="mt-2 h-6 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
