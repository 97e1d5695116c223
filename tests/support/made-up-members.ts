import { DIMENSION_KEYS, type Levels, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";
import { EMPTY_SUMMARY, type Summary, withEntry } from "@/lib/moods/summary";
import { addDays } from "@/lib/time/clock";

type Random = () => number;

/** Every level anything from 1 to 5, each for itself. */
export function randomMember(seed: string): () => Levels {
  const random = seededRandom(seed);
  return () => levelsFrom(() => 1 + Math.floor(random() * 5));
}

/** Levels that each drift for themselves: `carryOver` of yesterday stays. */
export function driftingMember(seed: string, carryOver: number): () => Levels {
  const random = seededRandom(seed);
  const states = new Map(DIMENSION_KEYS.map((key) => [key, normal(random)]));
  const fresh = Math.sqrt(1 - carryOver * carryOver);
  let mood = normal(random);
  return () => {
    mood = carryOver * mood + fresh * normal(random);
    for (const [key, state] of states) states.set(key, carryOver * state + fresh * normal(random));
    return levelsFrom((key) =>
      toLevel(MOOD_SIGN[key] * 0.8 * mood + (MOOD_SIGN[key] ? 0.6 : 1) * (states.get(key) ?? 0)),
    );
  };
}

/** Sleep and mood go together (latent correlation 0.77: about 0.7 between the ranks); nothing else does. */
export function linkedMember(seed: string, link = 0.77): () => Levels {
  const random = seededRandom(seed);
  return () => {
    const sleep = normal(random);
    const mood = link * sleep + Math.sqrt(1 - link * link) * normal(random);
    return levelsFrom((key) => {
      if (key === "sleepQuality") return toLevel(sleep);
      return toLevel(MOOD_SIGN[key] * mood + (MOOD_SIGN[key] ? 0.5 : 1) * normal(random));
    });
  };
}

/** The member's summary after each of so many daily entries. */
export function* summariesOf(nextLevels: () => Levels, entries: number): Generator<Summary> {
  let summary = EMPTY_SUMMARY;
  for (let day = 0; day < entries; day += 1) {
    const timeOfDay = TIMES_OF_DAY[day % 3] ?? "morning";
    summary = withEntry(summary, { localDate: addDays("2026-01-01", day), timeOfDay, levels: nextLevels() });
    yield summary;
  }
}

/** How a level moves with mood; 0 where it is no part of the entry score. */
export const MOOD_SIGN = {
  ...levelsFrom(() => 0),
  motivationLevel: 1,
  confidenceLevel: 1,
  focusClarity: 1,
  senseOfPurpose: 1,
  hopeForFuture: 1,
  stressLevel: -1,
  anxietyLevel: -1,
};

function toLevel(state: number): number {
  return Math.round(Math.min(5, Math.max(1, 3 + 1.1 * state)));
}

/** Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
