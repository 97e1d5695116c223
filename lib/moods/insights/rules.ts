import type { Summary } from "@/lib/moods/summary";
import {
  type Insight,
  milestoneInsights,
  streakInsights,
  trendInsights,
  weeklyInsights,
} from "./observations";
import { patternInsights } from "./patterns";

/** A check-in brings no more news than this. */
export const MOST_AT_ONCE = 2;
/** For how long a topic rests once it was spoken of. */
export const REST_DAYS = 14;

/**
 * What a member's entries show once the newest is counted in, what will not come again soon first. It reads the
 * summary only, so that it costs no statement, and the same summary always shows the same.
 */
export function insightsOf(summary: Summary): Insight[] {
  return [
    ...patternInsights(summary),
    ...weeklyInsights(summary),
    ...streakInsights(summary),
    ...milestoneInsights(summary),
    ...trendInsights(summary),
  ];
}

/** The first few whose topic is rested. */
export function freshInsights<T extends { topicHash: string }>(
  candidates: readonly T[],
  resting: ReadonlySet<string>,
): T[] {
  return candidates.filter(({ topicHash }) => !resting.has(topicHash)).slice(0, MOST_AT_ONCE);
}
