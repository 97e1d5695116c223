import {
  DIMENSION_KEYS,
  type DimensionKey,
  keysOf,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { levelsFrom, packLevels } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";
import { lookAt, riskAt } from "@/lib/moods/insights/links";
import { rankCorrelation } from "@/lib/moods/insights/statistics";
import { entryScore } from "@/lib/moods/scores";
import { RECENT_ENTRIES, type SummaryEntry } from "@/lib/moods/summary";
import { addDays } from "@/lib/time/clock";
import { MOOD_SIGN, normal } from "./made-up-members";

/** What goes together with a member's mood, and how much of mood it is, -1 to 1. */
interface Planted {
  key: DimensionKey;
  share: number;
}

const DAYS = 365;
const EASE_OF_MOOD = 0.8;

/**
 * A year of one or two check-ins a day as people make them: each dimension in stretches of its own length, alike
 * within a day, some more lively than others, some sliders left where they stood; some check-ins short, at mixed times
 * of day. Nothing goes together with mood but what is planted.
 */
export function* lifelikeYear(seed: string, planted: Planted | null = null): Generator<SummaryEntry> {
  const random = seededRandom(seed);
  const between = (least: number, most: number) => least + (most - least) * random();
  const [twice, short, habit] = [random(), between(0, 0.5), Math.floor(random() * 3)];
  const untouched = random() < 0.3 ? 0.4 : 0;
  const mood = drifting(random, between(0.2, 0.7), between(0.3, 0.7));
  const own = new Map(
    DIMENSION_KEYS.map((key) => [
      key,
      {
        state:
          key === "sleepQuality"
            ? drifting(random, between(0, 0.4), 0.95)
            : drifting(random, between(0.1, 0.7), between(0.3, 0.7)),
        centre: between(2.4, 3.6),
        spread: between(0.7, 1.4),
      },
    ]),
  );
  for (let day = 0; day < DAYS; day += 1) {
    const times = timesOf(random, random() < twice, habit);
    for (const timeOfDay of times) {
      const isNewDay = timeOfDay === times[0];
      const states = new Map([...own].map(([key, { state }]) => [key, state(isNewDay)]));
      const shared = planted ? Math.sqrt(1 - planted.share ** 2) : 1;
      const feeling =
        shared * mood(isNewDay) + (planted ? planted.share * (states.get(planted.key) ?? 0) : 0);
      const asked = keysOf(random() < short ? "short" : "full");
      const levels = levelsFrom((key) => {
        const { centre, spread } = own.get(key) ?? { centre: 3, spread: 1 };
        const state = states.get(key) ?? 0;
        const sign = MOOD_SIGN[key];
        const felt = sign ? sign * EASE_OF_MOOD * feeling + Math.sqrt(1 - EASE_OF_MOOD ** 2) * state : state;
        if (!asked.includes(key)) return null;
        return random() < untouched ? 3 : Math.round(Math.min(5, Math.max(1, centre + spread * felt)));
      });
      yield { localDate: addDays("2026-01-01", day), timeOfDay, levels };
    }
  }
}

/** Whether a member is ever told that this, or anything, goes together with mood. */
export function isEverTold(entries: Iterable<SummaryEntry>, wanted: DimensionKey | null = null): boolean {
  const recent: { date: string; timeOfDay: TimeOfDay; levels: string }[] = [];
  let count = 0;
  for (const { localDate, timeOfDay, levels } of entries) {
    recent.unshift({ date: localDate, timeOfDay, levels: packLevels(levels) });
    recent.splice(RECENT_ENTRIES);
    count += 1;
    const risk = riskAt(count);
    const isTold =
      risk > 0 && lookAt(recent, risk).some((link) => link.isClear && link.key === (wanted ?? link.key));
    if (isTold) return true;
  }
  return false;
}

/** A member of whom something is known to go together with mood. */
export interface Linked {
  key: DimensionKey;
  year: SummaryEntry[];
}

/** What every form asks and the entry score leaves out, with the direction of its link. */
const LINKS = [
  { key: "sleepQuality", sign: 1 },
  { key: "connectionWithOthers", sign: 1 },
  { key: "currentChallengeLevel", sign: -1 },
] as const;

/**
 * So many members, in each of whom one dimension goes together with mood: over their year the rank correlation of the
 * two lies between these.
 */
export function linkedMembers(members: number, least: number, most: number): Linked[] {
  const found: Linked[] = [];
  for (let tried = 0; found.length < members; tried += 1) {
    const { key, sign } = LINKS[tried % LINKS.length] ?? LINKS[0];
    const share = least + 0.05 + 0.2 * seededRandom(`share ${tried}`)();
    const year = [...lifelikeYear(`linked ${tried}`, { key, share: sign * share })];
    const strength =
      sign *
      rankCorrelation(
        year.map(({ levels }) => levels[key] ?? 3),
        year.map(({ levels }) => entryScore(levels)),
      );
    if (strength >= least && strength <= most) found.push({ key, year });
  }
  return found;
}

function timesOf(random: () => number, isTwice: boolean, habit: number): TimeOfDay[] {
  const other = Math.floor(random() * 3);
  const first = random() < 0.6 ? habit : other;
  if (!isTwice) return TIMES_OF_DAY.slice(first, first + 1);
  return TIMES_OF_DAY.filter((_, index) => index !== other);
}

/**
 * A state of mean 0 and spread 1 that keeps some of itself from day to day.
 *
 * @param ofDay how much of its variance is the day's, the rest being the moment's
 */
function drifting(random: () => number, carryOver: number, ofDay: number): (isNewDay: boolean) => number {
  let day = normal(random);
  return (isNewDay) => {
    if (isNewDay) day = carryOver * day + Math.sqrt(1 - carryOver ** 2) * normal(random);
    return Math.sqrt(ofDay) * day + Math.sqrt(1 - ofDay) * normal(random);
  };
}
