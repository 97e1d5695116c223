import { Skeleton } from "@/components/ui/skeleton";

/** The shape of quotes to come; the words stand where the first of them will. */
export function FavoritesWaiting() {
  return (
    <div role="status" className="favorites">
      <QuoteToCome>
        <p className="excerpt">Loading your favorites...</p>
      </QuoteToCome>
      <QuoteToCome>
        <Skeleton className="h-6 w-full" />
      </QuoteToCome>
    </div>
  );
}

function QuoteToCome({ children }: { children: React.ReactNode }) {
  return (
    <div className="quote">
      <i className="sun" aria-hidden="true" />
      <i className="hz" aria-hidden="true" />
      {children}
      <Skeleton className="mt-3 h-6 w-full" />
      <Skeleton className="mt-3 h-6 w-2/3" />
    </div>
  );
}
