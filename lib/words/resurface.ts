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

/** Whether the member was low at the day's beginning, and whether they are now, by their last entries. */
interface Lows {
  wasLow: boolean;
  isLow: boolean;
}

/**
 * Which of the words that a member kept come back. To who is low nothing comes but what they said has helped: bright
 * words would hurt. To anyone else nothing of a hard entry comes.
 *
 * A day has one text at most, chosen by how it began; where it no longer fits, nothing takes its place.
 *
 * @param kept in the day's own order
 */
export function wordsToResurface<Words extends KeptWords>(
  kept: readonly Words[],
  { wasLow, isLow }: Lows,
): Words | null {
  const ofToday = kept.find((words) => fits(words, wasLow));
  if (!ofToday) return kept.find((words) => fits(words, isLow)) ?? null;
  return fits(ofToday, isLow) ? ofToday : null;
}

function fits({ score, helped }: KeptWords, isLow: boolean): boolean {
  return isLow ? helped : !isHard(score);
}
