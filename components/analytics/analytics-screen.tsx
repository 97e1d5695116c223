"use client";

import { useQuery } from "@tanstack/react-query";
import { Flame, type LucideIcon, Mail, Mountain, Quote } from "lucide-react";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { StatSkeletons } from "@/components/ui/stat-card";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Analytics } from "@/lib/moods/schema";
import { DimensionSkeletons, DimensionTrends } from "./dimension-trends";
import { InsightList } from "./insight-list";
import { MoodTrends } from "./mood-trends";
import { SummaryCards } from "./summary-cards";

interface AnalyticsScreenProps {
  today: string;
  /** The member's, in which an insight's day is said. */
  timeZone: string;
}

export function AnalyticsScreen({ today, timeZone }: AnalyticsScreenProps) {
  return (
    <Loaded
      query={useAnalytics()}
      waiting={<AnalyticsWaiting />}
      failed="Unable to load analytics data. Please try again later."
      isCard
    >
      {(data) => (
        <div className="stack">
          <SummaryCards analytics={data} />
          <div className="cols eq">
            <MoodTrends trends={data.moodTrends} totalEntries={data.totalEntries} />
            <StreakActivity streaks={data.streaks} />
          </div>
          <InsightList insights={data.recentInsights} today={today} timeZone={timeZone} />
          <DimensionTrends />
          <p className="contact">
            <a href={`mailto:${BRAND.supportEmail}`}>
              <Mail />
              Questions about your data? Contact us
            </a>
          </p>
        </div>
      )}
    </Loaded>
  );
}

/** The shape of the cards to come. */
function AnalyticsWaiting() {
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

function StreakActivity({ streaks }: { streaks: Analytics["streaks"] }) {
  const { currentStreak, longestStreak, totalQuotesGenerated } = streaks;
  return (
    <Card className="flex flex-col">
      <CardTitle>Streak & Activity</CardTitle>
      <dl className="rows grid flex-1 mt-2 [&_.lucide]:text-primary-ink">
        <Fact icon={Flame} label="Current" value={currentStreak} thing="day" />
        <Fact icon={Mountain} label="Longest" value={longestStreak} thing="day" />
        <Fact icon={Quote} label="Total Generated" value={totalQuotesGenerated} thing="quote" />
      </dl>
    </Card>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  value: number;
  thing: string;
}

function Fact({ icon: Icon, label, value, thing }: FactProps) {
  return (
    <div className="flex gap-3 items-center min-h-14">
      <dt className="flex items-center gap-3">
        <Icon />
        {label}
      </dt>
      <dd className="text-[1.5rem]/none ml-auto font-display font-medium lining-nums tabular-nums">
        {value}{" "}
        <small className="font-text text-sm/none font-normal normal-nums text-ink-soft">
          {value === 1 ? thing : `${thing}s`}
        </small>
      </dd>
    </div>
  );
}

function useAnalytics() {
  return useQuery({
    queryKey: queryKeys.analytics,
    queryFn: ({ signal }) => call(queryKeys.analytics[0], { signal }),
  });
}
