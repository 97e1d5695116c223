import { MEND_HOURS, WAITING_DAYS } from "@/lib/config/policy";
import type { TimeOfDay } from "./dimensions";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks that go fast by this much are forgiven. */
const FAST_CLOCK = 5 * 60_000;

/**
 * The instant that a check-in counts for: when it was filled in, and never after now.
 *
 * @returns null when the given instant is in the future, or too far back
 */
export function checkInTime(given: Date | null, now: Date): Date | null {
  if (given === null) return now;
  const ago = now.getTime() - given.getTime();
  if (ago < -FAST_CLOCK || ago > WAITING_DAYS * DAY) return null;
  return ago < 0 ? now : given;
}

/** Whether an entry is still new enough to be corrected. */
export function canBeMended(checkedInAt: Date, now: Date): boolean {
  return now.getTime() - checkedInAt.getTime() <= MEND_HOURS * HOUR;
}

/** What people call an hour of the clock; the small hours still belong to the evening before. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** The five steps of the mood scale, from a sliver of sun on the horizon to a whole sun with rays. */
export type MoodStep = 1 | 2 | 3 | 4 | 5;

export const MOOD_WORDS: Readonly<Record<MoodStep, string>> = {
  1: "Heavy",
  2: "Low",
  3: "Steady",
  4: "Good",
  5: "Bright",
};

export const MOOD_STEPS: readonly MoodStep[] = [1, 2, 3, 4, 5];

/** A score as it is shown, with one decimal. Beside the figure, step and word are those of what is shown. */
export function shownScore(score: number): number {
  return Number(score.toFixed(1));
}

/** Heavy below 2, Low below 3, Steady below 4, Good below 4.5, Bright from there. */
export function moodStep(score: number): MoodStep {
  if (score < 2) return 1;
  if (score < 3) return 2;
  if (score < 4) return 3;
  return score < 4.5 ? 4 : 5;
}

/** Whether a check-in was a hard one: nobody is reminded of it unasked. */
export function isHard(score: number): boolean {
  return moodStep(score) <= 2;
}

export function moodWord(score: number): string {
  return MOOD_WORDS[moodStep(score)];
}

export type MoodColor = "green" | "yellow" | "red";

/** 4 and up is green, 3 and up yellow, below 3 red. */
export function moodColor(score: number): MoodColor {
  if (score >= 4) return "green";
  return score >= 3 ? "yellow" : "red";
}

/** What a member says would help now, and what a text gives at its end. */
export const WISHES = ["comfort", "step", "view", "heard"] as const;
export type Wish = (typeof WISHES)[number];

export const WISH_LABELS: Record<Wish, string> = {
  comfort: "Comfort",
  step: "A small step",
  view: "A wider view",
  heard: "Just to be heard",
};

export function isWish(value: unknown): value is Wish {
  return WISHES.some((wish) => wish === value);
}
