import {
  DIMENSION_KEYS,
  type DimensionKey,
  easeOf,
  type FullLevels,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";

/** A check-in as a made-up member would send it. */
export interface State {
  levels: FullLevels;
  timeOfDay: TimeOfDay;
}

/** What moves together in people's answers: each dimension's share of its group's mood. */
const GROUPS: readonly { keys: readonly DimensionKey[]; share: number }[] = [
  { keys: ["stressLevel", "anxietyLevel", "currentChallengeLevel", "urgencyOfNeed"], share: 0.55 },
  { keys: ["confidenceLevel", "focusClarity", "motivationLevel", "progressTowardGoals"], share: 0.5 },
  { keys: ["connectionWithOthers", "supportSystemStrength"], share: 0.65 },
  { keys: ["senseOfPurpose", "hopeForFuture", "gratitudeLevels"], share: 0.55 },
  { keys: ["sleepQuality", "physicalComfort"], share: 0.45 },
];

/** How often a slider is left where it stands. */
const UNTOUCHED = 0.16;

/** How a person's days lie: the mean of their moods, how far these swing, how far their answers lie apart. */
export interface Temperament {
  name: string;
  mood: number;
  swing: number;
  spread: number;
}

export const TEMPERAMENTS: readonly Temperament[] = [
  { name: "quiet", mood: 0, swing: 0.2, spread: 0.25 },
  { name: "heavy", mood: -1, swing: 0.4, spread: 0.6 },
  { name: "very heavy", mood: -1.3, swing: 0.4, spread: 0.5 },
  { name: "low, with good days", mood: -0.5, swing: 0.9, spread: 0.7 },
  { name: "mixed", mood: 0, swing: 0.5, spread: 1 },
  { name: "erratic", mood: 0, swing: 1.3, spread: 1 },
  { name: "steady", mood: 0.4, swing: 0.25, spread: 0.5 },
  { name: "good", mood: 0.8, swing: 0.4, spread: 0.6 },
  { name: "bright", mood: 1.3, swing: 0.4, spread: 0.5 },
  { name: "average", mood: -0.1, swing: 0.8, spread: 0.8 },
];

/** Endless check-ins, of one temperament or of many people; the same seed gives the same ones. */
export function* states(seed: string, temperament?: Temperament): Generator<State> {
  const random = seededRandom(seed);
  for (;;) {
    // A person's general ease, and how far apart their answers lie.
    const mood = (temperament?.mood ?? -0.1) + (temperament?.swing ?? 0.8) * normal(random);
    const spread = temperament?.spread ?? 0.55 + 0.5 * random();
    const isQuiet = temperament === undefined && random() < 0.05;
    const ease = new Map<DimensionKey, number>();
    for (const { keys, share } of GROUPS) {
      const group = normal(random);
      for (const key of keys) {
        const own = share * group + Math.sqrt(1 - share * share) * normal(random);
        ease.set(key, 3 + (isQuiet ? 0.3 : 1.25) * (0.85 * mood + spread * own));
      }
    }
    const levels = levelsFrom((key) => {
      if (random() < UNTOUCHED) return 3;
      const rounded = Math.round(Math.min(5, Math.max(1, ease.get(key) ?? 3)));
      return easeOf(
        key,
        levelsFrom(() => rounded),
      );
    });
    yield { levels, timeOfDay: TIMES_OF_DAY[Math.floor(random() * 3)] ?? "morning" };
  }
}

export function take<T>(many: Generator<T>, count: number): T[] {
  return Array.from({ length: count }, () => many.next().value as T);
}

export type Kind = "heavy" | "clusters" | "mixed" | "several" | "half" | "good" | "goodbut" | "even";

/** What sort of day the ratings tell of. */
export function kindOf({ levels }: State): Kind {
  const eases = DIMENSION_KEYS.map((key) => easeOf(key, levels));
  const count = (is: (ease: number) => boolean) => eases.filter(is).length;
  const hard = count((ease) => ease <= 2);
  const extreme = count((ease) => ease === 1);
  const good = count((ease) => ease >= 4);
  if (hard <= 1 && good <= 2 && extreme === 0) return "even";
  if (hard === 0 || (hard <= 1 && extreme === 0 && good >= 5)) return "good";
  if (good >= 6 && hard <= 3 && good >= 2 * hard) return "goodbut";
  if (hard >= 8) return "heavy";
  if (extreme === 0 && hard >= 3 && good < hard) return "several";
  if (good >= 4 && hard >= 3 && good >= hard) return "half";
  if (good >= 3) return "mixed";
  return "clusters";
}

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
