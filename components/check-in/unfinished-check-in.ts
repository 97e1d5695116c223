import { isTimeOfDay, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { isLevels } from "@/lib/check-ins/levels";
import { isWish, type Wish } from "@/lib/check-ins/rules";
import { type Attempt, isAttempt, sameRatings } from "./attempt";

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
