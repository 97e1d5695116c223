import { DIMENSIONS, type DimensionKey } from "@/lib/check-ins/dimensions";
import type { Summary } from "@/lib/moods/summary";
import { type Link, riskAt } from "./links";
import type { Insight } from "./observations";

/** Levels that were found to go together with mood by the look that the newest entry brought, the strongest first. */
export function patternInsights({ totals, look }: Summary): Insight[] {
  if (riskAt(totals[0]) === 0) return [];
  return PATTERNS.flatMap((pattern) => {
    const link = look.find(({ key }) => key === pattern.key);
    return link?.isClear ? [{ pattern, link }] : [];
  })
    .toSorted((a, b) => Math.abs(b.link.strength) - Math.abs(a.link.strength))
    .map(({ pattern, link }) => said(pattern, link));
}

function said({ key, called }: PatternWords, { strength, entries }: Link): Insight {
  const mood = strength > 0 ? "a higher mood" : "a lower mood";
  return {
    type: "pattern",
    topic: `pattern ${key}`,
    text: `In your last ${entries} entries, ${called} and ${mood} went together. Entries can't say why.`,
  };
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
