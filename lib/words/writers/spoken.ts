import { DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { type Day, loudness } from "@/lib/words/day";

/** What each rating is spoken of by, beside what is claimed of it. */
const SUBJECTS: Partial<Record<DimensionKey, RegExp>> = {
  stressLevel: /\bstress\w*|\bpressure\b|overwhelm/,
  confidenceLevel: /confiden|of yourself|in yourself/,
  focusClarity: /\bhead\b|\bmind\b|\bfocus|concentrat|foggy|scattered/,
  motivationLevel: /\bdrive\b|\bpush\b|\bkeen\b|motivat|feel like (?:doing|starting)/,
  anxietyLevel: /\bworr(?:y|ied|ies)|anxi(?:ous|ety)|\bfrightened\b|\bdread\b/,
  connectionWithOthers: /\balone\b|\blonel|\bpeople\b[^.]*\b(?:close|far|near)|\bclose to\b|\bnobody\b/,
  supportSystemStrength: /\bhelp\b|\bsupport|turn to|on your side|behind you/,
  senseOfPurpose: /what matters|\bpurpose\b|what (?:it|any of it)(?:'s| is)|which way|\blost\b|the point of/,
  progressTowardGoals:
    /\bstuck\b|\bprogress\b|things (?:are|have)[^.]*(?:mov|going|slow|along)|getting (?:somewhere|anywhere|things done)/,
  hopeForFuture: /\bhope/,
  sleepQuality: /\bsl(?:eep|ept)|\bnight'?s?\b|\brested\b/,
  physicalComfort: /\bpain\b|comfortable|\bbody\b|\bhurt|\bach(?:e|ing)/,
  currentChallengeLevel:
    /\bdifficult|\bhard (?:thing|stretch|time)|you're (?:facing|dealing with|up against)|in your way/,
  gratitudeLevels: /grateful|thankful/,
  urgencyOfNeed: /\burgent|\bpressing\b|\bno (?:rush|hurry)|can(?:'t)? wait/,
};

/** The loud ratings that a text speaks of, the loudest first. */
export function spokenOf(text: string, levels: Levels, day: Day): DimensionKey[] {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'");
  return DIMENSION_KEYS.filter((key) => loudness(key, levels, day) > 0 && SUBJECTS[key]?.test(plain)).sort(
    (a, b) => loudness(b, levels, day) - loudness(a, levels, day),
  );
}
