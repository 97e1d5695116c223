import { isTimeOfDay, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { isLevels } from "@/lib/check-ins/levels";
import { type Attempt, isAttempt } from "./attempt";

const STORAGE_KEY = "check-in";

/** A check-in under way. It lives in this tab alone, through a reload, until it succeeds or the member signs out. */
export interface Unfinished {
  memberId: string;
  levels: Levels;
  /** Null until the member chose. */
  timeOfDay: TimeOfDay | null;
  /** What was sent last and is not known to have arrived. */
  attempt: Attempt | null;
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

/** By hand: a parser would be most of what this screen loads. */
function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== "object" || value === null) return false;
  if (!("memberId" in value && "levels" in value && "timeOfDay" in value && "attempt" in value)) return false;
  const { memberId, levels, timeOfDay, attempt } = value;
  return (
    typeof memberId === "string" &&
    isLevels(levels) &&
    (timeOfDay === null || isTimeOfDay(timeOfDay)) &&
    (attempt === null || isAttempt(attempt))
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
