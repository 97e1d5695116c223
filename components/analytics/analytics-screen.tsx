"use client";

import { Mail } from "lucide-react";
import { AnalyticsWaiting } from "@/components/analytics/analytics-waiting";
import { DimensionTrends } from "@/components/analytics/dimension-trends";
import { InsightList } from "@/components/analytics/insight-list";
import { MoodTrends } from "@/components/analytics/mood-trends";
import { StreakActivity } from "@/components/analytics/streak-activity";
import { SummaryCards } from "@/components/analytics/summary-cards";
import { useAnalytics } from "@/components/analytics/use-analytics";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { BRAND } from "@/lib/config/brand";

interface AnalyticsScreenProps {
  today: string;
  /** The member's, in which an insight's day is said. */
  timeZone: string;
}

export function AnalyticsScreen({ today, timeZone }: AnalyticsScreenProps) {
  const { data, isPending, refetch } = useAnalytics();
  if (isPending) return <AnalyticsWaiting />;
  if (!data) {
    return (
      <Card>
        <LoadFailed onRetry={() => refetch()}>
          Unable to load analytics data. Please try again later.
        </LoadFailed>
      </Card>
    );
  }
  return (
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
  );
}
