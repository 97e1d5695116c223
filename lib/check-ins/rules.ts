import type { TimeOfDay } from "./dimensions";

/** What people call an hour of the clock; the small hours still belong to the evening before. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
