import { addDays, localDate } from "@/lib/clock";
import { instantOf } from "./local-time";

/** In the evening, unless the member picks another. */
export const DEFAULT_TIME = "20:00";
/** As many as a person has, and no more than a push service should be called for one of them. */
export const MOST_DEVICES = 10;
/** A reminder that is later than this, as after a night without the server, helps nobody. */
export const LATE_MS = 2 * 3_600_000;

interface Schedule {
  /** HH:MM */
  time: string;
  timeZone: string;
  /** Since when it holds: what was due before is not caught up on. */
  since: Date;
}

/** The member's local day whose reminder is due at this moment; null while none is. */
export function dueDay({ time, timeZone, since }: Schedule, at: Date): string | null {
  const today = localDate(at, timeZone);
  // Yesterday's can still be due shortly after midnight.
  const isDue = (day: string) => {
    const due = instantOf(day, time, timeZone);
    return due > since && due <= at && at.getTime() - due.getTime() < LATE_MS;
  };
  return [today, addDays(today, -1)].find(isDue) ?? null;
}
