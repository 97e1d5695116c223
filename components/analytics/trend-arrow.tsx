import clsx from "clsx";
import { type LucideIcon, MoveRight, TrendingDown, TrendingUp } from "lucide-react";
import { moodTrend, type Trend } from "@/lib/moods/scores";

const LOOK: Readonly<Record<Trend, { icon: LucideIcon; word: string; color: string }>> = {
  up: { icon: TrendingUp, word: "Rising", color: "text-mood-5-ink" },
  down: { icon: TrendingDown, word: "Falling", color: "text-mood-1-ink" },
  flat: { icon: MoveRight, word: "About the same", color: "text-mood-3-ink" },
};

/** Where moods are going. Of fewer than two there is nothing to say yet. */
export function TrendArrow({ history }: { history: readonly number[] }) {
  const { icon: Arrow, word, color } = LOOK[moodTrend(history)];
  const known = history.length >= 2;
  return (
    <span className={clsx("flex items-center gap-1.5 font-semibold", known ? color : "text-ink-soft")}>
      <Arrow />
      {known ? word : "No trend yet"}
    </span>
  );
}
