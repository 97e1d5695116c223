import type { DimensionKey } from "@/lib/check-ins/dimensions";

/**
 * What may go together with mood, each with the words for its high end: the levels that are no part of the entry
 * score. The other seven make up the score and would go along with it by arithmetic.
 */
export const HIGH_END = {
  sleepQuality: "better sleep",
  physicalComfort: "more physical comfort",
  connectionWithOthers: "feeling closer to others",
  supportSystemStrength: "stronger support",
  progressTowardGoals: "more progress",
  gratitudeLevels: "more gratitude",
  currentChallengeLevel: "harder challenges",
  urgencyOfNeed: "more urgency",
} as const satisfies Partial<Record<DimensionKey, string>>;

export type PatternKey = keyof typeof HIGH_END;

export const PATTERN_KEYS = Object.keys(HIGH_END) as PatternKey[];
