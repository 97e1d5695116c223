import { DIMENSIONS, type DimensionKey } from "@/lib/check-ins/dimensions";
import type { Summary } from "@/lib/moods/summary";
import { type Look, riskAt } from "./links";
import {
  type Insight,
  milestoneInsights,
  streakInsights,
  trendInsights,
  weeklyInsights,
} from "./observations";

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

/** Levels that were found to go together with mood by the look that the newest entry brought, the strongest first. */
export function patternInsights({ totals, look }: Summary): Insight[] {
  if (riskAt(totals[0]) === 0) return [];
  return clearPatterns(look).map(({ key, entries, text }) => ({
    type: "pattern",
    topic: `pattern ${key}`,
    text: `In your last ${entries} entries, ${text}. ${NOT_WHY}`,
  }));
}

/** Said wherever patterns are. */
export const NOT_WHY = "Entries can't say why.";

export interface Pattern {
  key: DimensionKey;
  /** How many entries it rests on. */
  entries: number;
  /** Within a sentence: "better sleep and a higher mood went together". */
  text: string;
}

/** What a look clearly found to go together with mood, the strongest first. */
export function clearPatterns(look: Look): Pattern[] {
  return PATTERNS.flatMap((pattern) => {
    const link = look.find(({ key }) => key === pattern.key);
    return link?.isClear ? [{ pattern, link }] : [];
  })
    .toSorted((a, b) => Math.abs(b.link.strength) - Math.abs(a.link.strength))
    .map(({ pattern: { key, called }, link: { entries, strength } }) => ({
      key,
      entries,
      text: `${called} and ${strength > 0 ? "a higher mood" : "a lower mood"} went together`,
    }));
}

interface PatternWords {
  key: DimensionKey;
  called: string;
  tieRank: number;
}

/** What may go together with mood, in the order in which equally strong patterns are told. */
export const PATTERNS: readonly PatternWords[] = DIMENSIONS.flatMap(({ key, pattern }) =>
  pattern ? [{ key, ...pattern }] : [],
).sort((a, b) => a.tieRank - b.tieRank);
