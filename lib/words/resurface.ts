import { isHard } from "@/lib/check-ins/rules";
import type { Resurfacing } from "@/lib/moods/summary";

/** What is known of words that the member kept. */
export interface KeptWords {
  /** The score of the entry that they were written for. */
  score: number;
  /** Whether the member said that they helped. */
  helped: boolean;
}

/** Whether words may come back by themselves on this day at all. */
export function mayResurface({ isOff, hiddenOn }: Resurfacing, today: string): boolean {
  return !isOff && hiddenOn !== today;
}

/**
 * Which of the words that a member kept come back. Those of a hard entry never do, unless the member is low now and has
 * said that they helped. That the others go first keeps a day's choice the same whatever is rated on it.
 *
 * @param kept in the day's own order
 */
export function wordsToResurface<Words extends KeptWords>(
  kept: readonly Words[],
  isLowNow: boolean,
): Words | null {
  const gentle = kept.find(({ score }) => !isHard(score));
  return gentle ?? (isLowNow ? kept.find(({ helped }) => helped) : undefined) ?? null;
}
