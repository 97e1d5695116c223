import {
  DIMENSION,
  DIMENSION_KEYS,
  type DimensionKey,
  easeOf,
  type Levels,
} from "@/lib/check-ins/dimensions";
import { isAtMost, levelsFrom } from "@/lib/check-ins/levels";
import { mean } from "@/lib/moods/scores";

/** What the ratings of one check-in amount to. */
export interface Day {
  /** How many ratings there are. */
  rated: number;
  ease: number;
  hard: number;
  extreme: number;
  good: number;
  people: number;
  /** Whether the good clearly outweighs the hard: then the good is what the words begin with. */
  isGood: boolean;
}

/** From twice as many good ratings as hard ones, and three of them, a day counts as good. */
const GOOD_OVER_HARD = 2;
const FEWEST_GOOD = 3;

export function dayOf(levels: Levels): Day {
  const eases = DIMENSION_KEYS.map((key) => easeOf(key, levels)).filter((ease) => ease !== null);
  const count = (is: (ease: number) => boolean) => eases.filter(is).length;
  const hard = count((ease) => ease <= 2);
  const good = count((ease) => ease >= 4);
  const [connection, support] = connectionAndSupport(levels);
  return {
    rated: eases.length,
    ease: mean(eases),
    hard,
    extreme: count((ease) => ease === 1),
    good,
    people: connection + support,
    isGood: good >= FEWEST_GOOD && good >= GOOD_OVER_HARD * hard,
  };
}

const NO_WORD_OF_PEOPLE = 3;

/** At this level of connection or support there is somebody close. */
const CLOSE = 4;

/** Whether the words have to name help that needs no friend: without any hope, and with nobody close. */
export function needsHelpNamed(levels: Levels): boolean {
  return levels.hopeForFuture === 1 && Math.max(...connectionAndSupport(levels)) < CLOSE;
}

/** Where only one of the two was rated, it speaks for both. */
export function connectionAndSupport({
  connectionWithOthers,
  supportSystemStrength,
}: Levels): [connection: number, support: number] {
  const connection = connectionWithOthers ?? supportSystemStrength ?? NO_WORD_OF_PEOPLE;
  return [connection, supportSystemStrength ?? connection];
}

/** How much each rating asks to be spoken of. A very end weighs more than twice a 2 or a 4. */
export function loudness(key: DimensionKey, levels: Levels, { isGood }: Day): number {
  const ease = easeOf(key, levels);
  const { isHeavy } = DIMENSION[key];
  if (ease === 1) return isHeavy ? 3.2 : 2.9;
  if (ease === 2) return isHeavy ? 1.2 : 0.9;
  if (ease === 5) return isGood ? 2.6 : 1.9;
  if (ease === 4) return isGood ? 0.9 : 0.4;
  return 0;
}

/** Two steps off one's usual is a difference that a person feels. */
const CLEAR_CHANGE = 2;
const LASTING_DAYS = 3;

export type Trends = Partial<Record<DimensionKey, readonly Trend[]>>;

/**
 * How each rating stands to the member's own days.
 *
 * @param usual the member's median of each rating, or null while there is none
 * @param days the hardest ratings of each of the last days with entries, today's first
 */
export function trendsOf(levels: Levels, usual: Levels | null, days: readonly Levels[]): Trends {
  const found: Trends = {};
  for (const key of DIMENSION_KEYS) {
    const ease = easeOf(key, levels);
    if (ease === null) continue;
    const trends: Trend[] = [];
    const change = ease - ((usual && easeOf(key, usual)) ?? ease);
    if (change <= -CLEAR_CHANGE) trends.push("harder");
    if (change >= CLEAR_CHANGE) trends.push("easier");
    const lately = days.slice(0, LASTING_DAYS);
    if (lately.length === LASTING_DAYS && lately.every((day) => isHardOn(day, key))) trends.push("lasting");
    if (trends.length > 0) found[key] = trends;
  }
  return found;
}

/** Fewer entries than this say too little to call anything a member's "usual". */
export const ENTRIES_FOR_USUAL = 5;
/** And so do those of fewer days. */
export const DAYS_FOR_USUAL = 3;

/**
 * The member's own median of each dimension (the lower one of two), null where it was rated too seldom;
 * null altogether with too few entries.
 */
export function usualLevels(history: readonly Levels[]): Levels | null {
  if (history.length < ENTRIES_FOR_USUAL) return null;
  return levelsFrom((key) => {
    const rated = history.map((levels) => levels[key]).filter((level) => level !== null);
    if (rated.length < ENTRIES_FOR_USUAL) return null;
    return rated.toSorted((a, b) => a - b)[Math.floor((rated.length - 1) / 2)] ?? null;
  });
}

function isHardOn(levels: Levels, key: DimensionKey): boolean {
  return isAtMost(easeOf(key, levels), 2);
}

/** How a rating stands to the member's own: two steps off their usual, or hard for three days with entries. */
export const TRENDS = ["harder", "lasting", "easier"] as const;

export type Trend = (typeof TRENDS)[number];
