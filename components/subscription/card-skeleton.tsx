import { Skeleton } from "@/components/ui/spinner";

/** As tall as the fields that come, so that nothing jumps. */
export function CardSkeleton() {
  return (
    <div className="[grid-area:1_/_1] min-h-62" role="status">
      <p className="text-sm text-ink-soft">Loading the payment form...</p>
      <Skeleton className="mt-4 h-12 w-full" />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  );
}
