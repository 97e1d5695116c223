import { addDays } from "@/lib/clock";
import { meanEntryScore } from "@/lib/moods/rules";
import { moodTrend } from "@/lib/moods/scores";
import type { Summary } from "@/lib/moods/summary";
import { sumsOfDays } from "./days-window";
import type { Insight } from "./insight";
import { entriesInWords, scoreInWords } from "./plain-words";

const WINDOW_DAYS = 14;
/** Each fortnight has at least so many entries. */
const FEWEST_ENTRIES = 5;

/**
 * How the mean entry score of the last 14 days compares with that of the 14 days before, where the trend arrow's
 * threshold (more than 0.3 apart) is passed. It describes two means and concludes nothing from them.
 */
export function trendInsights({ days, recent }: Summary): Insight[] {
  const last = recent[0]?.date;
  if (!last) return [];
  const [later, earlier] = [1, 2].map((fortnight) =>
    sumsOfDays(days, addDays(last, 1 - fortnight * WINDOW_DAYS), WINDOW_DAYS),
  );
  if (!later || !earlier || Math.min(later[0], earlier[0]) < FEWEST_ENTRIES) return [];
  const [score, before] = [meanEntryScore(later), meanEntryScore(earlier)];
  const trend = moodTrend([score, before]);
  if (trend === "flat") return [];
  const now = `your mood averaged ${scoreInWords(score)} out of 5 in ${entriesInWords(later[0])}`;
  const then = `${trend} from ${scoreInWords(before)} in ${entriesInWords(earlier[0])} in the 14 days before`;
  return [{ type: "trend", topic: "trend", text: `Over the last 14 days ${now}, ${then}.` }];
}
