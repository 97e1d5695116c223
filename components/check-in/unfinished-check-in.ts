import { v4 as uuid, validate } from "uuid";
import {
  DIMENSION_KEYS,
  type DimensionKey,
  type Form,
  type FullLevels,
  isTimeOfDay,
  keysOf,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVEL, hasLevels } from "@/lib/check-ins/levels";
import { isWish, type Wish } from "@/lib/check-ins/rules";
import type { SentCheckIn } from "@/lib/check-ins/schema";

const STORAGE_KEY = "check-in";

/** A check-in under way. It lives in this tab alone, through a reload, until it succeeds or the member signs out. */
export interface Unfinished {
  memberId: string;
  /** Which sliders are shown; the others keep their place. */
  form: Form;
  levels: FullLevels;
  /** The sliders that were moved. */
  moved: readonly DimensionKey[];
  /** Null until the member chose. */
  timeOfDay: TimeOfDay | null;
  /** What would help, where that was said. */
  wish: Wish | null;
  /** What was sent and is not known to have arrived. */
  attempts: readonly Attempt[];
}

/** What this member left unfinished; anyone else's is thrown away. */
export function recallUnfinished(memberId: string): Unfinished | null {
  const stored = storedUnfinished();
  if (stored?.memberId === memberId) return stored;
  forgetUnfinished();
  return null;
}

export function keepUnfinished(unfinished: Unfinished): void {
  attempting(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unfinished)));
}

export function forgetUnfinished(): void {
  attempting(() => sessionStorage.removeItem(STORAGE_KEY));
}

/** A check-in that this device had kept has arrived: unless it was changed since, the tab holds nothing unfinished. */
export function forgetArrived(keys: readonly string[]): void {
  const stored = storedUnfinished();
  if (!stored) return;
  const { timeOfDay, attempts } = stored;
  const arrived = attempts.filter(({ key }) => keys.includes(key));
  const isShown = ({ ratings }: Attempt) =>
    timeOfDay !== null && sameRatings(ratingsIn(stored, timeOfDay), ratings);
  if (arrived.some(isShown)) forgetUnfinished();
  else if (arrived.length > 0) {
    keepUnfinished({ ...stored, attempts: attempts.filter((attempt) => !arrived.includes(attempt)) });
  }
}

/** What is sent of a check-in. */
export function ratingsIn({ form, levels, moved, wish }: Unfinished, timeOfDay: TimeOfDay): SentCheckIn {
  const asked = keysOf(form);
  const touched = asked.filter((key) => moved.includes(key));
  return {
    ...Object.fromEntries(asked.map((key) => [key, levels[key]])),
    ...(form === "full" ? {} : { form }),
    ...(touched.length > 0 && touched.length < asked.length ? { moved: touched } : {}),
    timeOfDayPreference: timeOfDay,
    ...(wish ? { wish } : {}),
  };
}

/** By hand: a parser would be most of what this screen loads. */
function storedUnfinished(): Unfinished | null {
  const value = attempting((): unknown => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
  if (typeof value !== "object" || value === null) return null;
  const found: Partial<Record<string, unknown>> = { ...value };
  const { memberId, levels, timeOfDay, wish = null, attempts } = found;
  const isWhole =
    typeof memberId === "string" &&
    hasLevels(levels, DIMENSION_KEYS) &&
    (timeOfDay === null || isTimeOfDay(timeOfDay)) &&
    (wish === null || isWish(wish)) &&
    Array.isArray(attempts) &&
    attempts.every(isAttempt);
  if (!isWhole) return null;
  const { moved } = found;
  const isMoved = (key: DimensionKey) =>
    Array.isArray(moved) ? moved.includes(key) : levels[key] !== DEFAULT_LEVEL;
  const form = found.form === "short" ? "short" : "full";
  return { memberId, form, levels, moved: DIMENSION_KEYS.filter(isMoved), timeOfDay, wish, attempts };
}

/** Without storage, or with something else in it, a check-in lasts as long as the page. */
function attempting<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** A check-in that was sent, under the key that names it to the server. */
export interface Attempt {
  key: string;
  ratings: SentCheckIn;
}

/** Ratings that were sent and have not arrived are the same check-in when they are sent again; others are a new one. */
export function attemptFor(ratings: SentCheckIn, open: readonly Attempt[]): Attempt {
  return open.find((attempt) => sameRatings(attempt.ratings, ratings)) ?? { key: uuid(), ratings };
}

/** Whether this is an attempt, as one that was stored comes back. */
function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null || !("key" in value && "ratings" in value)) return false;
  const { key, ratings } = value;
  if (typeof ratings !== "object" || ratings === null) return false;
  const form = "form" in ratings && ratings.form === "short" ? "short" : "full";
  return (
    typeof key === "string" &&
    validate(key) &&
    hasLevels(ratings, keysOf(form)) &&
    "timeOfDayPreference" in ratings &&
    isTimeOfDay(ratings.timeOfDayPreference)
  );
}

/** The same levels at the same time of day; what would help, and which sliders were touched, is no part of a rating. */
export function sameRatings(a: SentCheckIn, b: SentCheckIn): boolean {
  return a.timeOfDayPreference === b.timeOfDayPreference && DIMENSION_KEYS.every((key) => a[key] === b[key]);
}
