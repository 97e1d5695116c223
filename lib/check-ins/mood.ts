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

export function moodWord(score: number): string {
  return MOOD_WORDS[moodStep(score)];
}

export type MoodColor = "green" | "yellow" | "red";

/** 4 and up is green, 3 and up yellow, below 3 red. */
export function moodColor(score: number): MoodColor {
  if (score >= 4) return "green";
  return score >= 3 ? "yellow" : "red";
}
