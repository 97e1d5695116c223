import {
  CalendarDays,
  Flame,
  Lightbulb,
  type LucideIcon,
  Milestone,
  TrendingUp,
  Waypoints,
} from "lucide-react";
import { Badge } from "@/components/ui/badge";

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
export function InsightBadge({ type }: { type: string }) {
  const { icon: Icon, tone } = LOOK.get(type) ?? ANY_OTHER;
  return (
    <Badge tone={tone}>
      <Icon />
      {type.slice(0, 1).toUpperCase() + type.slice(1)}
    </Badge>
  );
}
