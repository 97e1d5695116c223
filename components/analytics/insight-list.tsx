import {
  CalendarDays,
  Flame,
  Lightbulb,
  type LucideIcon,
  Milestone,
  TrendingUp,
  Waypoints,
} from "lucide-react";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { relativeDay } from "@/lib/moods/calendar";
import type { Analytics } from "@/lib/moods/schema";
import { localDate } from "@/lib/time/clock";

interface InsightListProps {
  insights: Analytics["recentInsights"];
  today: string;
  timeZone: string;
}

export function InsightList({ insights, today, timeZone }: InsightListProps) {
  const region = useRegion();
  return (
    <Card>
      <CardTitle>Recent Insights</CardTitle>
      {insights.length === 0 && <p className="pt-3 text-ink-soft">No insights yet</p>}
      <div className="rows">
        {insights.map(({ id, insightType, insightText, createdAt }) => (
          <article key={id} className="py-4 last:pb-0">
            <div className="flex flex-wrap items-center gap-3">
              <InsightBadge type={insightType} />
              <span className="text-sm text-ink-soft">
                {relativeDay(localDate(new Date(createdAt), timeZone), today, region)}
              </span>
            </div>
            <p className="mt-2 max-w-[62ch]">{insightText}</p>
          </article>
        ))}
      </div>
    </Card>
  );
}

type Tone = React.ComponentProps<typeof Badge>["tone"];

const LOOK: ReadonlyMap<string, { icon: LucideIcon; tone: Tone }> = new Map([
  ["trend", { icon: TrendingUp, tone: "info" }],
  ["pattern", { icon: Waypoints, tone: "honey" }],
  ["streak", { icon: Flame, tone: "good" }],
  ["milestone", { icon: Milestone, tone: "good" }],
  ["weekly", { icon: CalendarDays, tone: "plain" }],
]);

const ANY_OTHER = { icon: Lightbulb, tone: "plain" } as const;

/** What kind of insight it is. */
function InsightBadge({ type }: { type: string }) {
  const { icon: Icon, tone } = LOOK.get(type) ?? ANY_OTHER;
  return (
    <Badge tone={tone}>
      <Icon />
      {type.slice(0, 1).toUpperCase() + type.slice(1)}
    </Badge>
  );
}
