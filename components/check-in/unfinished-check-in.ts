import { v4 as uuid, validate } from "uuid";
import { isTimeOfDay, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { isLevels } from "@/lib/check-ins/levels";
import { isWish, type Wish } from "@/lib/check-ins/rules";
import type { CheckInInput } from "@/lib/check-ins/schema";

const STORAGE_KEY = "check-in";

/** A check-in under way. It lives in this tab alone, through a reload, until it succeeds or the member signs out. */
export interface Unfinished {
  memberId: string;
  levels: Levels;
  /** Null until the member chose. */
  timeOfDay: TimeOfDay | null;
  /** What would help, where that was said. */
  wish?: Wish | null;
  /** What was sent and is not known to have arrived. */
  attempts: readonly Attempt[];
}

/** What this member left unfinished; anyone else's is thrown away. */
export function recallUnfinished(memberId: string): Unfinished | null {
  const stored = storedValue();
  if (isUnfinished(stored) && stored.memberId === memberId) return stored;
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
  const stored = storedValue();
  if (!isUnfinished(stored)) return;
  const { levels, timeOfDay } = stored;
  const isShown = ({ ratings }: Attempt) =>
    timeOfDay !== null && sameRatings({ ...levels, timeOfDayPreference: timeOfDay }, ratings);
  const arrived = stored.attempts.filter(({ key }) => keys.includes(key));
  if (arrived.some(isShown)) forgetUnfinished();
  else if (arrived.length > 0) {
    keepUnfinished({ ...stored, attempts: stored.attempts.filter((attempt) => !arrived.includes(attempt)) });
  }
}

/** By hand: a parser would be most of what this screen loads. */
function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== "object" || value === null) return false;
  if (!("memberId" in value && "levels" in value && "timeOfDay" in value && "attempts" in value))
    return false;
  const { memberId, levels, timeOfDay, attempts } = value;
  const wish = "wish" in value ? value.wish : null;
  return (
    typeof memberId === "string" &&
    isLevels(levels) &&
    (timeOfDay === null || isTimeOfDay(timeOfDay)) &&
    (wish === null || isWish(wish)) &&
    Array.isArray(attempts) &&
    attempts.every(isAttempt)
  );
}

function storedValue(): unknown {
  return attempting(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
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
  ratings: CheckInInput;
}

/** Ratings that were sent and have not arrived are the same check-in when they are sent again; others are a new one. */
export function attemptFor(ratings: CheckInInput, open: readonly Attempt[]): Attempt {
  return open.find((attempt) => sameRatings(attempt.ratings, ratings)) ?? { key: uuid(), ratings };
}

/** Whether this is an attempt, as one that was stored comes back. */
function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null || !("key" in value && "ratings" in value)) return false;
  const { key, ratings } = value;
  return (
    typeof key === "string" &&
    validate(key) &&
    isLevels(ratings) &&
    "timeOfDayPreference" in ratings &&
    isTimeOfDay(ratings.timeOfDayPreference)
  );
}

/** The same levels at the same time of day; what would help is no part of a rating. */
export function sameRatings(a: CheckInInput, b: CheckInInput): boolean {
  const { wish: _, ...rated } = a;
  return (Object.keys(rated) as (keyof typeof rated)[]).every((name) => a[name] === b[name]);
}
