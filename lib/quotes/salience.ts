import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { easeOf } from "@/lib/quotes/ease";

/** Fewer entries than this say too little to call anything a member's "usual". */
export const ENTRIES_FOR_USUAL = 5;

const HARD_WEIGHT = 2;
/** Keeps a long-standing 5 of anxiety in sight although it is no news to the member. */
const STANDING_SHARE = 0.5;

/** Equal scores fall in this order: what a friend would ask about first. */
const TIE_ORDER: readonly DimensionKey[] = [
  "sleepQuality",
  "hopeForFuture",
  "anxietyLevel",
  "stressLevel",
  "physicalComfort",
  "connectionWithOthers",
  "motivationLevel",
  "confidenceLevel",
  "senseOfPurpose",
  "currentChallengeLevel",
  "supportSystemStrength",
  "focusClarity",
  "progressTowardGoals",
  "gratitudeLevels",
  "urgencyOfNeed",
];

/**
 * The two or three dimensions that a quote should lean on, most salient first: up to two hard things
 * and one strength where there is one. A slight hard thing beside a great lift is left alone.
 */
export function salience(levels: Levels, usual: Levels | null): DimensionKey[] {
  const score = (key: DimensionKey) => salienceOf(key, levels, usual);
  const ranked = [...TIE_ORDER].sort((a, b) => score(b) - score(a) || easeOf(a, levels) - easeOf(b, levels));
  const easy = ranked.filter((key) => easeOf(key, levels) >= 4);
  const bar = easy[0] === undefined ? 0 : score(easy[0]) / 2;
  const hard = ranked.filter((key) => easeOf(key, levels) <= 2 && score(key) >= bar).slice(0, 2);
  // Having no rush is pleasant, but it is no strength to set beside something hard.
  const isStrength = (key: DimensionKey) => DIMENSION[key].good !== null || easeOf(key, levels) < 4;
  const strengths = hard.length === 0 ? easy.slice(0, 2) : easy.filter(isStrength).slice(0, 1);

  const chosen = new Set([...hard, ...strengths]);
  for (const key of ranked.filter(isStrength)) {
    if (chosen.size >= 2) break;
    chosen.add(key);
  }
  return ranked.filter((key) => chosen.has(key));
}

function salienceOf(key: DimensionKey, levels: Levels, usual: Levels | null): number {
  const fromMiddle = Math.abs(levels[key] - 3);
  const distance = usual === null ? fromMiddle : Math.abs(levels[key] - usual[key]) + STANDING_SHARE * fromMiddle;
  return distance * (easeOf(key, levels) <= 2 ? HARD_WEIGHT : 1);
}

/** The member's own median of each dimension (the lower one of two), or null with too few entries. */
export function usualLevels(history: readonly Levels[]): Levels | null {
  if (history.length < ENTRIES_FOR_USUAL) return null;
  const median = (key: DimensionKey) => {
    const sorted = history.map((levels) => levels[key]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 3;
  };
  return Object.fromEntries(DIMENSION_KEYS.map((key) => [key, median(key)])) as Levels;
}
