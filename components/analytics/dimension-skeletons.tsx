import { Skeleton } from "@/components/ui/skeleton";
import { DIMENSION_GROUPS } from "@/lib/check-ins/dimensions";

/** Fifteen lines on their way. Say beside them, in words, what is loading. */
export function DimensionSkeletons() {
  return (
    <div className="dims" aria-hidden="true">
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <div key={title} className="dims-group">
          <Skeleton className="eyebrow h-4 w-32 max-w-full" />
          {keys.map((key) => (
            <Skeleton key={key} className="h-38" />
          ))}
        </div>
      ))}
    </div>
  );
}
