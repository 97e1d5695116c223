/** The dimensions a member rates, in the order of the check-in: all that is known of each. */
export const DIMENSIONS = [
  {
    key: "stressLevel",
    label: "Stress",
    good: "low",
    words: ["Calm", "Mild", "Some", "High", "Overwhelming"],
    group: "mind",
    place: 0,
    isHeavy: true,
    isShort: true,
    pattern: null,
  },
  {
    key: "confidenceLevel",
    label: "Confidence",
    good: "high",
    words: ["Very low", "Shaky", "Fair", "Good", "Strong"],
    group: "mind",
    place: 1,
    isHeavy: false,
    isShort: false,
    pattern: null,
  },
  {
    key: "focusClarity",
    label: "Focus",
    good: "high",
    words: ["Scattered", "Hazy", "Fair", "Clear", "Sharp"],
    group: "mind",
    place: 2,
    isHeavy: false,
    isShort: false,
    pattern: null,
  },
  {
    key: "motivationLevel",
    label: "Motivation",
    good: "high",
    words: ["None", "Low", "Some", "Good", "Strong"],
    group: "mind",
    place: 3,
    isHeavy: false,
    isShort: false,
    pattern: null,
  },
  {
    key: "anxietyLevel",
    label: "Anxiety",
    good: "low",
    words: ["At ease", "Mild", "Some", "High", "Intense"],
    group: "mind",
    place: 4,
    isHeavy: true,
    isShort: false,
    pattern: null,
  },
  {
    key: "connectionWithOthers",
    label: "Connection",
    good: "high",
    words: ["Alone", "Distant", "In touch", "Close", "Very close"],
    group: "people",
    place: 5,
    isHeavy: true,
    isShort: true,
    pattern: { called: "feeling closer to others", tieRank: 3 },
  },
  {
    key: "supportSystemStrength",
    label: "Support system",
    good: "high",
    words: ["None", "Thin", "Some", "Solid", "Strong"],
    group: "people",
    place: 6,
    isHeavy: false,
    isShort: false,
    pattern: { called: "stronger support", tieRank: 4 },
  },
  {
    key: "senseOfPurpose",
    label: "Purpose",
    good: "high",
    words: ["Lost", "Unsure", "Some", "Clear", "Strong"],
    group: "purpose",
    place: 7,
    isHeavy: false,
    isShort: false,
    pattern: null,
  },
  {
    key: "progressTowardGoals",
    label: "Progress",
    good: "high",
    words: ["Stuck", "Slow", "Some", "Steady", "Great"],
    group: "purpose",
    place: 8,
    isHeavy: false,
    isShort: false,
    pattern: { called: "more progress", tieRank: 5 },
  },
  {
    key: "hopeForFuture",
    label: "Hope",
    good: "high",
    words: ["None", "Faint", "Some", "Hopeful", "Very hopeful"],
    group: "purpose",
    place: 9,
    isHeavy: true,
    isShort: true,
    pattern: null,
  },
  {
    key: "sleepQuality",
    label: "Sleep",
    good: "high",
    words: ["Very poor", "Poor", "Fair", "Good", "Restful"],
    group: "body",
    place: 10,
    isHeavy: true,
    isShort: true,
    pattern: { called: "better sleep", tieRank: 1 },
  },
  {
    key: "physicalComfort",
    label: "Comfort",
    good: "high",
    words: ["In pain", "Uneasy", "Okay", "Comfortable", "At ease"],
    group: "body",
    place: 11,
    isHeavy: true,
    isShort: false,
    pattern: { called: "more physical comfort", tieRank: 2 },
  },
  {
    key: "currentChallengeLevel",
    label: "Challenge level",
    good: "low",
    words: ["Light", "Manageable", "Moderate", "Hard", "Very hard"],
    group: "context",
    place: 12,
    isHeavy: false,
    isShort: true,
    pattern: { called: "harder challenges", tieRank: 7 },
  },
  {
    key: "gratitudeLevels",
    label: "Gratitude",
    good: "high",
    words: ["Hard to find", "A little", "Some", "Grateful", "Very grateful"],
    group: "context",
    place: 13,
    isHeavy: false,
    isShort: false,
    pattern: { called: "more gratitude", tieRank: 6 },
  },
  {
    key: "urgencyOfNeed",
    label: "Urgency",
    good: null,
    words: ["No rush", "Can wait", "Soon", "Today", "Right now"],
    group: "context",
    place: 14,
    isHeavy: false,
    isShort: false,
    pattern: { called: "more urgency", tieRank: 8 },
  },
] as const satisfies readonly DimensionShape[];

interface DimensionShape {
  key: string;
  label: string;
  /** Which end of the scale is the easier one to live with; null where neither is (a need is no state). */
  good: "high" | "low" | null;
  /** The five steps, neutral on purpose: no step blames. */
  words: readonly [string, string, string, string, string];
  group: GroupName;
  /** Which digit of a stored entry holds it. Stored data depends on it: take the next one, never change any. */
  place: number;
  /** Of two ratings at the very hard end, one of these weighs more on a person. */
  isHeavy: boolean;
  /** Whether the short check-in asks it. */
  isShort: boolean;
  /**
   * What a pattern calls its high end, and which of two equally strong patterns is told first. Null for what is part
   * of the entry score: that would go along with mood by arithmetic.
   */
  pattern: { called: string; tieRank: number } | null;
}

export type Dimension = (typeof DIMENSIONS)[number];
export type DimensionKey = Dimension["key"];

/** A check-in's ratings, each an integer from 1 to 5; null is what was not rated. */
export type Levels = Record<DimensionKey, number | null> & {
  /** How the moment was as a whole, 1 to 5, as another app asked it: a score, and no rating of anything. */
  overall?: number | undefined;
};
/** Ratings of which none was left out. */
export type FullLevels = Record<DimensionKey, number>;

export const DIMENSION_KEYS: readonly DimensionKey[] = DIMENSIONS.map((dimension) => dimension.key);

/** Every dimension, or the few that take about thirty seconds. */
export const FORMS = ["full", "short"] as const;
export type Form = (typeof FORMS)[number];

const SHORT_KEYS: readonly DimensionKey[] = DIMENSIONS.filter(({ isShort }) => isShort).map(({ key }) => key);

/** What a form asks; the rest is not rated. */
export function keysOf(form: Form): readonly DimensionKey[] {
  return form === "short" ? SHORT_KEYS : DIMENSION_KEYS;
}

export const DIMENSION = Object.fromEntries(
  DIMENSIONS.map((dimension) => [dimension.key, dimension]),
) as Readonly<Record<DimensionKey, Dimension>>;

const GROUP_TITLES = {
  mind: "Emotional & Mental State",
  people: "Social & Relationships",
  purpose: "Purpose & Direction",
  body: "Physical Wellbeing",
  context: "Daily Context",
} as const;
type GroupName = keyof typeof GROUP_TITLES;

/** The groups of the check-in screen, in order. */
export const DIMENSION_GROUPS: readonly { title: string; keys: readonly DimensionKey[] }[] = Object.entries(
  GROUP_TITLES,
).map(([name, title]) => ({
  title,
  keys: DIMENSIONS.filter(({ group }) => group === name).map(({ key }) => key),
}));

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
 * How easy a level is to live with, from 1 (hardest) to 5 (easiest), whichever way the scale runs. Urgency has no good
 * end, but a pressing need asks for the same care as a hard feeling, so 5 counts as hard.
 */
export function easeAt(key: DimensionKey, level: number): number {
  return DIMENSION[key].good === "high" ? level : 6 - level;
}

/** The ease of a check-in's rating; null where it was not rated. */
export function easeOf(key: DimensionKey, levels: FullLevels): number;
export function easeOf(key: DimensionKey, levels: Levels): number | null;
export function easeOf(key: DimensionKey, levels: Levels): number | null {
  const level = levels[key];
  return level === null ? null : easeAt(key, level);
}

/** What was rated and is so easy, or so hard, to live with. */
export function ratedWhere(levels: Levels, is: (ease: number) => boolean): DimensionKey[] {
  return DIMENSION_KEYS.filter((key) => {
    const ease = easeOf(key, levels);
    return ease !== null && is(ease);
  });
}
