/**
 * The fifteen dimensions a member rates, in the order of the check-in.
 *
 * `words` name the five steps, neutral on purpose: no step blames. `good` says which end
 * of the scale is the easier one to live with; `null` where neither is (urgency is a need, not a state).
 */
export const DIMENSIONS = [
  {
    key: "stressLevel",
    label: "Stress",
    good: "low",
    words: ["Calm", "Mild", "Some", "High", "Overwhelming"],
  },
  {
    key: "confidenceLevel",
    label: "Confidence",
    good: "high",
    words: ["Very low", "Shaky", "Fair", "Good", "Strong"],
  },
  {
    key: "focusClarity",
    label: "Focus",
    good: "high",
    words: ["Scattered", "Hazy", "Fair", "Clear", "Sharp"],
  },
  {
    key: "motivationLevel",
    label: "Motivation",
    good: "high",
    words: ["None", "Low", "Some", "Good", "Strong"],
  },
  {
    key: "anxietyLevel",
    label: "Anxiety",
    good: "low",
    words: ["At ease", "Mild", "Some", "High", "Intense"],
  },
  {
    key: "connectionWithOthers",
    label: "Connection",
    good: "high",
    words: ["Alone", "Distant", "In touch", "Close", "Very close"],
  },
  {
    key: "supportSystemStrength",
    label: "Support system",
    good: "high",
    words: ["None", "Thin", "Some", "Solid", "Strong"],
  },
  {
    key: "senseOfPurpose",
    label: "Purpose",
    good: "high",
    words: ["Lost", "Unsure", "Some", "Clear", "Strong"],
  },
  {
    key: "progressTowardGoals",
    label: "Progress",
    good: "high",
    words: ["Stuck", "Slow", "Some", "Steady", "Great"],
  },
  {
    key: "hopeForFuture",
    label: "Hope",
    good: "high",
    words: ["None", "Faint", "Some", "Hopeful", "Very hopeful"],
  },
  {
    key: "sleepQuality",
    label: "Sleep",
    good: "high",
    words: ["Very poor", "Poor", "Fair", "Good", "Restful"],
  },
  {
    key: "physicalComfort",
    label: "Comfort",
    good: "high",
    words: ["In pain", "Uneasy", "Okay", "Comfortable", "At ease"],
  },
  {
    key: "currentChallengeLevel",
    label: "Challenge level",
    good: "low",
    words: ["Light", "Manageable", "Moderate", "Hard", "Very hard"],
  },
  {
    key: "gratitudeLevels",
    label: "Gratitude",
    good: "high",
    words: ["Hard to find", "A little", "Some", "Grateful", "Very grateful"],
  },
  {
    key: "urgencyOfNeed",
    label: "Urgency",
    good: null,
    words: ["No rush", "Can wait", "Soon", "Today", "Right now"],
  },
] as const satisfies readonly DimensionShape[];

interface DimensionShape {
  key: string;
  label: string;
  good: "high" | "low" | null;
  words: readonly [string, string, string, string, string];
}

export type Dimension = (typeof DIMENSIONS)[number];
export type DimensionKey = Dimension["key"];

/** A whole check-in's ratings: every dimension, an integer from 1 to 5. */
export type Levels = Record<DimensionKey, number>;

export const DIMENSION_KEYS: readonly DimensionKey[] = DIMENSIONS.map((dimension) => dimension.key);

export const DIMENSION = Object.fromEntries(
  DIMENSIONS.map((dimension) => [dimension.key, dimension]),
) as Readonly<Record<DimensionKey, Dimension>>;

/** The five groups of the check-in screen, in order. */
export const DIMENSION_GROUPS: readonly { title: string; keys: readonly DimensionKey[] }[] = [
  {
    title: "Emotional & Mental State",
    keys: ["stressLevel", "confidenceLevel", "focusClarity", "motivationLevel", "anxietyLevel"],
  },
  { title: "Social & Relationships", keys: ["connectionWithOthers", "supportSystemStrength"] },
  { title: "Purpose & Direction", keys: ["senseOfPurpose", "progressTowardGoals", "hopeForFuture"] },
  { title: "Physical Wellbeing", keys: ["sleepQuality", "physicalComfort"] },
  { title: "Daily Context", keys: ["currentChallengeLevel", "gratitudeLevels", "urgencyOfNeed"] },
];

export const TIMES_OF_DAY = ["morning", "afternoon", "evening"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export function isTimeOfDay(value: unknown): value is TimeOfDay {
  return TIMES_OF_DAY.some((time) => time === value);
}

/** The word beside a slider: `wordFor("sleepQuality", 2)` is "Poor". */
export function wordFor(key: DimensionKey, level: number): string {
  return DIMENSION[key].words[level - 1] ?? DIMENSION[key].words[2];
}

/**
 * How easy a level is to live with, from 1 (hardest) to 5 (easiest), whichever way the scale runs.
 * Urgency has no good end, but a pressing need asks for the same care as a hard feeling, so 5 counts as hard.
 */
export function easeOf(key: DimensionKey, levels: Levels): number {
  return DIMENSION[key].good === "high" ? levels[key] : 6 - levels[key];
}
