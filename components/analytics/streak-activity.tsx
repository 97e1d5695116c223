import { Flame, type LucideIcon, Mountain, Quote } from "lucide-react";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import type { Analytics } from "@/lib/moods/schema";

export function StreakActivity({ streaks }: { streaks: Analytics["streaks"] }) {
  const { currentStreak, longestStreak, totalQuotesGenerated } = streaks;
  return (
    <Card className="flex flex-col">
      <CardTitle>Streak & Activity</CardTitle>
      <dl className="rows facts">
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
    <div>
      <dt className="flex items-center gap-3">
        <Icon />
        {label}
      </dt>
      <dd>
        {value} <small>{value === 1 ? thing : `${thing}s`}</small>
      </dd>
    </div>
  );
}
