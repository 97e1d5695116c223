import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { easeOf } from "@/lib/quotes/ease";

/** Fewer entries than this say too little to call anything a member's "usual". */
export const ENTRIES_FOR_USUAL = 5;

const HARD_WEIGHT = 2;
/** Keeps a long-standing 5 of anxiety in sight although it is no news to the member. */
const STANDING_SHARE = 0.5;

/** With more hard things than this, a good one does not outshine them. */
const FEW = 2;

/** Of two things equally hard, the one that weighs more on a person comes first. */
const HEAVIEST: readonly DimensionKey[] = ["hopeForFuture", "anxietyLevel", "stressLevel", "senseOfPurpose"];

/** Other equals fall in this order: what a friend would ask about first. */
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
 * and one strength where there is one. A slight and familiar hard thing beside a great lift is left alone,
 * but never one at the very end of its scale, nor one of many.
 */
export function salience(levels: Levels, usual: Levels | null): DimensionKey[] {
  const score = (key: DimensionKey) => salienceOf(key, levels, usual);
  const isHard = (key: DimensionKey) => easeOf(key, levels) <= 2;
  const weight = (key: DimensionKey) =>
    isHard(key) && HEAVIEST.includes(key) ? HEAVIEST.length - HEAVIEST.indexOf(key) : 0;
  const ranked = [...TIE_ORDER].sort(
    (a, b) => score(b) - score(a) || easeOf(a, levels) - easeOf(b, levels) || weight(b) - weight(a),
  );
  const easy = ranked.filter((key) => easeOf(key, levels) >= 4);
  const bar = easy[0] === undefined ? 0 : score(easy[0]) / 2;
  const hardOnes = ranked.filter(isHard);
  const isFelt = (key: DimensionKey) =>
    hardOnes.length > FEW || easeOf(key, levels) === 1 || score(key) >= bar;
  const hard = hardOnes.filter(isFelt).slice(0, 2);
  // Having no rush is pleasant, but it is no strength to set beside something hard.
  const isStrength = (key: DimensionKey) => DIMENSION[key].good !== null || easeOf(key, levels) < 4;
  const strengths = hard.length === 0 ? easy.slice(0, 2) : easy.filter(isStrength).slice(0, 1);

  const chosen = new Set([...hard, ...strengths]);
  for (const key of ranked.filter((one) => isStrength(one) && !isHard(one))) {
    if (chosen.size >= 2) break;
    chosen.add(key);
  }
  return ranked.filter((key) => chosen.has(key));
}

function salienceOf(key: DimensionKey, levels: Levels, usual: Levels | null): number {
  const fromMiddle = Math.abs(levels[key] - 3);
  const distance =
    usual === null ? fromMiddle : Math.abs(levels[key] - usual[key]) + STANDING_SHARE * fromMiddle;
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
