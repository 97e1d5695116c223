import { DIMENSION, DIMENSION_KEYS, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";

export interface PastCheckIn {
  at: Date;
  timeOfDay: TimeOfDay;
  levels: Levels;
  isFavorite: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOUR_OF: Record<TimeOfDay, number> = { morning: 8, afternoon: 14, evening: 21 };

/**
 * Weeks of believable check-ins up to yesterday: moods that drift, Mondays that weigh, a hard stretch in the middle,
 * sleep that goes together with mood, days without an entry and days with two. The same seed, the same history.
 */
export function history(weeks: number, until: Date, seed: number): PastCheckIn[] {
  const random = seededRandom(seed);
  const days = weeks * 7;
  let mood = 3.2;
  return Array.from({ length: days }, (_, index) => days - index).flatMap((daysAgo) => {
    const day = new Date(Math.floor(until.getTime() / DAY) * DAY - daysAgo * DAY);
    mood = drift(mood, daysAgo / days, day.getUTCDay(), random);
    const isKept = daysAgo <= 3 || random() < 0.86;
    return isKept ? timesOf(daysAgo, random).map((timeOfDay) => checkIn(day, timeOfDay, mood, random)) : [];
  });
}

function drift(mood: number, position: number, weekday: number, random: () => number): number {
  // 0 is yesterday, 1 the beginning: the hard stretch lies a little past the middle.
  const pull = position > 0.4 && position < 0.62 ? 2.1 : 3.7;
  const monday = weekday === 1 ? -0.35 : 0;
  const weekend = weekday === 0 || weekday === 6 ? 0.25 : 0;
  return clamp(mood + (pull - mood) * 0.28 + monday + weekend + (random() - 0.5) * 1.3);
}

function timesOf(daysAgo: number, random: () => number): TimeOfDay[] {
  if (daysAgo === 1) return ["evening"];
  const draw = random();
  if (draw < 0.2) return ["morning", "evening"];
  if (draw < 0.5) return ["morning"];
  return draw < 0.65 ? ["afternoon"] : ["evening"];
}

function checkIn(day: Date, timeOfDay: TimeOfDay, mood: number, random: () => number): PastCheckIn {
  const minutes = Math.floor(random() * 55);
  const at = new Date(day.getTime() + HOUR_OF[timeOfDay] * HOUR + minutes * 60_000);
  return { at, timeOfDay, levels: levelsAround(mood, random), isFavorite: random() < 0.17 };
}

function levelsAround(mood: number, random: () => number): Levels {
  const drawn = new Map(DIMENSION_KEYS.map((key) => [key, random()]));
  return levelsFrom((key) => {
    const noise = ((drawn.get(key) ?? 0.5) - 0.5) * 2.2;
    const { good } = DIMENSION[key];
    const centre = good === "low" ? 6 - mood : good === "high" ? mood : 2.6;
    return Math.round(clamp(centre + noise));
  });
}

function clamp(value: number): number {
  return Math.min(5, Math.max(1, value));
}
