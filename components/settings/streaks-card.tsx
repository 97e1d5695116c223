import { Flame } from "lucide-react";
import { queryKeys } from "@/lib/http/query-keys";
import { SwitchCard } from "./switch-card";

/** For whom counting days in a row is a burden. */
export function StreaksCard() {
  return (
    <SwitchCard
      title="Streaks"
      icon={<Flame className="lead" />}
      label="Show streaks"
      hint="Turn this off to hide your streak, weekly goal and milestones everywhere. Your entries stay as they are."
      path={queryKeys.streaks[0]}
      changes={[queryKeys.stats, queryKeys.analytics]}
    />
  );
}
