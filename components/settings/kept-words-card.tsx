import { Bookmark } from "lucide-react";
import { queryKeys } from "@/lib/http/query-keys";
import { SwitchCard } from "./switch-card";

/** Whether words that the member kept come back to Home by themselves. */
export function KeptWordsCard() {
  return (
    <SwitchCard
      title="Saved words"
      icon={<Bookmark className="lead" />}
      label="Show me saved words again"
      hint="Now and then, something you saved comes back on Home. Never more than one a day."
      path={queryKeys.resurfacing[0]}
      changes={[queryKeys.resurfaced]}
    />
  );
}
