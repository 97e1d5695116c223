import type { TimeOfDay } from "./dimensions";

const DAY = 86_400_000;
/** How long a check-in may wait on a device before it is sent. */
export const LATEST_DAYS = 30;
/** Clocks that go fast by this much are forgiven. */
const FAST_CLOCK = 5 * 60_000;

/**
 * The instant that a check-in counts for: when it was filled in, and never after now.
 *
 * @returns null when the given instant lies ahead, or too far back
 */
export function checkInTime(given: Date | null, now: Date): Date | null {
  if (given === null) return now;
  const ago = now.getTime() - given.getTime();
  if (ago < -FAST_CLOCK || ago > LATEST_DAYS * DAY) return null;
  return ago < 0 ? now : given;
}

/** What people call an hour of the clock; the small hours still belong to the evening before. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
