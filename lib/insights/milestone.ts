import type { Summary } from "@/lib/moods/summary";
import type { Insight } from "./insight";
import { entriesInWords } from "./plain-words";

const COUNTS = [10, 50, 100, 250, 500, 1_000, 2_000, 3_000];

/** Said when a member's entries reach a round number: a fact, not a prize. */
export function milestoneInsights({ totals, days }: Summary): Insight[] {
  const [entries] = totals;
  if (!COUNTS.includes(entries)) return [];
  const kept = Object.values(days);
  // Days fall out of the summary after a good year; then only the number is known.
  const allKept = kept.reduce((sum, [ofDay]) => sum + ofDay, 0) === entries;
  const spread = allKept ? `, on ${kept.length} different ${kept.length === 1 ? "day" : "days"}` : "";
  return [
    {
      type: "milestone",
      topic: `milestone ${entries}`,
      text: `You now have ${entriesInWords(entries)}${spread}.`,
    },
  ];
}
