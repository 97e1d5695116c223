import type { Levels } from "@/lib/check-ins/dimensions";

/** What a score reads of an entry; the rest tell of circumstances, not of mood. */
export type MoodLevels = Pick<
  Levels,
  | "motivationLevel"
  | "confidenceLevel"
  | "focusClarity"
  | "senseOfPurpose"
  | "hopeForFuture"
  | "stressLevel"
  | "anxietyLevel"
>;

export const ENTRY_SCORE_PARTS = 7;

export const CARD_SCORE_PARTS = 6;

/** The sum behind the 'Avg Mood' card: six levels, stress and anxiety inverted as 6 minus the level. */
export function cardScoreSum(levels: MoodLevels): number {
  return (
    levels.motivationLevel +
    levels.confidenceLevel +
    levels.focusClarity +
    levels.senseOfPurpose +
    (6 - levels.stressLevel) +
    (6 - levels.anxietyLevel)
  );
}

/** The sum behind an entry's own score: the six of the card, and hope. */
export function entryScoreSum(levels: MoodLevels): number {
  return cardScoreSum(levels) + levels.hopeForFuture;
}

/** An entry's mood, 1 to 5: the mean of seven levels. Used by the progress list, the mood history and analytics. */
export function entryScore(levels: MoodLevels): number {
  return entryScoreSum(levels) / ENTRY_SCORE_PARTS;
}

export type Trend = "up" | "down" | "flat";

const TREND_THRESHOLD = 0.3;

/** Far below what two means of whole levels can differ by, far above what their division rounds off. */
const ROUNDING = 1e-9;

/**
 * Where moods are going: the newer half's average against the older half's, more than 0.3 apart.
 *
 * @param history scores, most recent first; of an odd number the middle one counts to the older half
 */
export function moodTrend(history: readonly number[]): Trend {
  if (history.length < 2) return "flat";
  const half = Math.floor(history.length / 2);
  const change = mean(history.slice(0, half)) - mean(history.slice(half));
  if (Math.abs(change) <= TREND_THRESHOLD + ROUNDING) return "flat";
  return change > 0 ? "up" : "down";
}

/** The arithmetic mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
