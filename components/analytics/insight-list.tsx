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
import { Fold } from "@/components/ui/fold";
import { monthOf, relativeDay } from "@/lib/moods/calendar";
import type { Analytics } from "@/lib/moods/schema";
import { localDate } from "@/lib/time/clock";
import { monthName } from "@/lib/time/date-words";

type Insights = Analytics["recentInsights"];
type Insight = Insights[number];

interface InsightListProps {
  insights: Insights;
  /** Said under one of them, which tells of a hard week. */
  closing: { id: string; text: string } | null;
  today: string;
  timeZone: string;
}

/** The newest leads, with the others of its month; older months stand folded. */
export function InsightList({ insights, closing, today, timeZone }: InsightListProps) {
  const region = useRegion();
  const [newest, ...older] = byMonth(insights, timeZone);
  const article = (insight: Insight, place?: number) => (
    <OneInsight
      key={insight.id}
      insight={insight}
      day={relativeDay(localDate(new Date(insight.createdAt), timeZone), today, region)}
      closing={closing?.id === insight.id ? closing.text : null}
      leads={place === 0}
    />
  );
  return (
    <Card>
      <CardTitle>Recent Insights</CardTitle>
      {!newest && (
        <div className="grid gap-1 pt-3 text-ink-soft">
          <p>No insights yet</p>
          <p className="text-sm">What your entries show will appear here, usually after a week or two.</p>
        </div>
      )}
      <div className="rows">
        {newest?.insights.map(article)}
        {older.map(({ month, insights: ofMonth }) => (
          <Fold key={month} className="pt-2 not-last:pb-2" title={<b>{monthName(month)}</b>}>
            <div className="rows">{ofMonth.map((insight) => article(insight))}</div>
          </Fold>
        ))}
      </div>
    </Card>
  );
}

interface OneInsightProps {
  insight: Insight;
  day: string;
  closing: string | null;
  leads: boolean;
}

function OneInsight({ insight, day, closing, leads }: OneInsightProps) {
  return (
    <article className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-3">
        <InsightBadge type={insight.insightType} />
        <span className="text-sm text-ink-soft">{day}</span>
      </div>
      <p className={leads ? "said mt-3 max-w-[40ch]" : "mt-2 max-w-[62ch] text-pretty"}>
        {insight.insightText}
      </p>
      {closing && <p className="mt-2 max-w-[62ch] text-ink-soft">{closing}</p>}
    </article>
  );
}

/** Newest first, as the insights are. */
function byMonth(insights: Insights, timeZone: string): { month: string; insights: Insight[] }[] {
  const months: { month: string; insights: Insight[] }[] = [];
  for (const insight of insights) {
    const month = monthOf(localDate(new Date(insight.createdAt), timeZone));
    const last = months.at(-1);
    if (last?.month === month) last.insights.push(insight);
    else months.push({ month, insights: [insight] });
  }
  return months;
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
