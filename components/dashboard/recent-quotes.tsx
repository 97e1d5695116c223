"use client";

import { RecentQuote } from "@/components/dashboard/recent-quote";
import { useLatestQuotes } from "@/components/dashboard/use-latest-quotes";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

export function RecentQuotes({ today }: { today: string }) {
  return (
    <Card className="home-quotes">
      <div className="card-head">
        <CardTitle>Recent Quotes</CardTitle>
        <AppLink href="/progress" className="link">
          View All
        </AppLink>
      </div>
      <LatestQuotes today={today} />
    </Card>
  );
}

function LatestQuotes({ today }: { today: string }) {
  const { data, isPending, refetch } = useLatestQuotes();
  if (isPending) return <Waiting />;
  if (!data) {
    return <LoadFailed onRetry={() => refetch()}>We couldn't load your quotes just now.</LoadFailed>;
  }
  if (data.length === 0) return <p className="pt-2 text-ink-soft">No quotes yet. Create your first one!</p>;
  return (
    <div className="divide">
      {data.map((quote) => (
        <RecentQuote key={quote.id} quote={quote} today={today} />
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your quotes...</VisuallyHidden>
      <div className="divide">
        {["first", "second"].map((place) => (
          <div key={place} className="home-quote">
            <Skeleton className="h-12" />
            <Skeleton className="my-3 h-5 w-32" />
          </div>
        ))}
      </div>
    </div>
  );
}
