import { easeAt, type Levels } from "@/lib/check-ins/dimensions";

/** What the 'Avg Mood' card reads of an entry; the rest tell of circumstances, not of mood. */
const CARD_PARTS = [
  "motivationLevel",
  "confidenceLevel",
  "focusClarity",
  "senseOfPurpose",
  "stressLevel",
  "anxietyLevel",
] as const;

/** An entry's own score reads hope as well. */
export const ENTRY_PARTS = [...CARD_PARTS, "hopeForFuture"] as const;

export type MoodLevels = Pick<Levels, (typeof ENTRY_PARTS)[number] | "overall">;

export const ENTRY_SCORE_PARTS = ENTRY_PARTS.length;

export const CARD_SCORE_PARTS = CARD_PARTS.length;

/** The card score times its parts: whole check-ins give whole numbers, whose sums are exact. */
export function cardScoreSum(levels: MoodLevels): number {
  return meanTimesParts(CARD_PARTS, levels);
}

/** The entry score times its parts. */
export function entryScoreSum(levels: MoodLevels): number {
  return meanTimesParts(ENTRY_PARTS, levels);
}

/**
 * An entry's mood, 1 to 5: the mean of seven levels, stress and anxiety turned over as 6 minus the level; of these, the
 * ones that were rated. Every form asks some; an entry of another app has its overall level instead. Used by the
 * progress list, the mood history and analytics.
 */
export function entryScore(levels: MoodLevels): number {
  return entryScoreSum(levels) / ENTRY_SCORE_PARTS;
}

/** Whether the score of an entry is one level of another app, and no mean of ratings. */
export function isOneLevel(levels: MoodLevels): boolean {
  return levels.overall !== undefined && ENTRY_PARTS.every((key) => levels[key] === null);
}

/**
 * The entries that can be compared with each other. One overall level, as other apps ask for, and a mean of ratings are
 * two scales: people go to the ends of the one more often. So entries with ratings are compared, and those with one
 * level only where there are no others.
 */
export function onOneScale<Entry>(
  entries: readonly Entry[],
  levelsOf: (entry: Entry) => Levels,
): readonly Entry[] {
  const rated = entries.filter((entry) => !isOneLevel(levelsOf(entry)));
  return rated.length > 0 ? rated : entries;
}

function meanTimesParts(parts: readonly (typeof ENTRY_PARTS)[number][], levels: MoodLevels): number {
  let [rated, sum] = [0, 0];
  for (const key of parts) {
    const level = levels[key];
    if (level === null) continue;
    rated += 1;
    sum += easeAt(key, level);
  }
  return rated === 0 ? (levels.overall ?? 0) * parts.length : (sum * parts.length) / rated;
}

export type MoodTrend = "up" | "down" | "flat";

const TREND_THRESHOLD = 0.3;

/** Far below what two means of whole levels can differ by, far above what their division rounds off. */
const ROUNDING = 1e-9;

/** The newer and the older half of what is most recent first; of an odd number the middle one is of the older. */
export function halves<T>(history: readonly T[]): [newer: T[], older: T[]] {
  const half = Math.floor(history.length / 2);
  return [history.slice(0, half), history.slice(half)];
}

/**
 * Where moods are going: the newer half's average against the older half's, more than 0.3 apart.
 *
 * @param history scores, most recent first
 */
export function moodTrend(history: readonly number[]): MoodTrend {
  if (history.length < 2) return "flat";
  const [newer, older] = halves(history);
  const change = mean(newer) - mean(older);
  if (Math.abs(change) <= TREND_THRESHOLD + ROUNDING) return "flat";
  return change > 0 ? "up" : "down";
}

/** The arithmetic mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
