import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const PLACES = ["first", "second", "third", "fourth"];

/** Four stat cards on their way. Say beside them, in words, what is loading. */
export function StatSkeletons() {
  return (
    <div className="stats four" aria-hidden="true">
      {PLACES.map((place) => (
        <Card key={place} className="stat">
          <Skeleton className="h-4 w-24 max-w-full" />
          <Skeleton className="h-8 w-16" />
          <Skeleton className="h-4 w-20" />
        </Card>
      ))}
    </div>
  );
}
