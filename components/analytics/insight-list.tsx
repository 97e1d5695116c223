import { InsightBadge } from "@/components/analytics/insight-badge";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { relativeDay } from "@/lib/moods/calendar";
import type { Analytics } from "@/lib/moods/schema";
import { localDate } from "@/lib/time/clock";

interface InsightListProps {
  insights: Analytics["recentInsights"];
  today: string;
  timeZone: string;
}

export function InsightList({ insights, today, timeZone }: InsightListProps) {
  return (
    <Card>
      <CardTitle>Recent Insights</CardTitle>
      {insights.length === 0 && <p className="pt-3 text-ink-soft">No insights yet</p>}
      <div className="rows">
        {insights.map(({ id, insightType, insightText, createdAt }) => (
          <article key={id} className="insight">
            <div className="flex flex-wrap items-center gap-3">
              <InsightBadge type={insightType} />
              <span className="text-sm text-ink-soft">
                {relativeDay(localDate(new Date(createdAt), timeZone), today)}
              </span>
            </div>
            <p className="mt-2 max-w-[62ch]">{insightText}</p>
          </article>
        ))}
      </div>
    </Card>
  );
}
