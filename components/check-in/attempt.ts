import { v4 as uuid, validate } from "uuid";
import { isTimeOfDay } from "@/lib/check-ins/dimensions";
import { isLevels } from "@/lib/check-ins/levels";
import type { CheckInInput } from "@/lib/check-ins/schema";

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
export function isAttempt(value: unknown): value is Attempt {
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
