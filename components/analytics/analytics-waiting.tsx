import { DimensionSkeletons } from "@/components/analytics/dimension-skeletons";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { StatSkeletons } from "@/components/ui/stat-skeletons";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** The shape of the cards to come. */
export function AnalyticsWaiting() {
  return (
    <div className="stack" role="status">
      <VisuallyHidden>Loading your analytics...</VisuallyHidden>
      <StatSkeletons />
      <div className="cols eq">
        <Card>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-6 h-56 w-full" />
        </Card>
        <Card>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-6 h-10 w-full" />
          <Skeleton className="mt-4 h-10 w-full" />
          <Skeleton className="mt-4 h-10 w-full" />
        </Card>
      </div>
      <Card>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-6 h-16 w-full" />
      </Card>
      <Card>
        <Skeleton className="h-7 w-56" />
        <DimensionSkeletons />
      </Card>
    </div>
  );
}
