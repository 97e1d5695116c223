import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { daysBetween } from "@/lib/clock";

/** "Today", "Yesterday" or "Nov 19". */
export function relativeDay(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : shortDay(date);
}

/** "Yesterday, evening". */
export function dayAndTime(date: string, timeOfDay: TimeOfDay, today: string): string {
  return `${relativeDay(date, today)}, ${timeOfDay}`;
}

/** When it was, within a sentence: "this morning", "yesterday evening", "Nov 19, evening". */
export function dayInSentence(date: string, timeOfDay: TimeOfDay, today: string): string {
  const days = daysBetween(date, today);
  if (days === 0) return `this ${timeOfDay}`;
  return days === 1 ? `yesterday ${timeOfDay}` : `${shortDay(date)}, ${timeOfDay}`;
}

/** "Saturday, November 21". */
export function longDay(date: string): string {
  return say(date, { weekday: "long", month: "long", day: "numeric" });
}

/** "November 21". */
export function monthDay(date: string): string {
  return say(date, { month: "long", day: "numeric" });
}

/** "November 21, 2026". */
export function fullDay(date: string): string {
  return say(date, { month: "long", day: "numeric", year: "numeric" });
}

/** "November 2026", of `2026-11`. */
export function monthName(month: string): string {
  return say(`${month}-01`, { month: "long", year: "numeric" });
}

/** "Nov", of `2026-11`. */
export function shortMonth(month: string): string {
  return say(`${month}-01`, { month: "short" });
}

/** How to greet at an hour (0 to 23) of the member's clock. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 17 ? "Good afternoon" : "Good evening";
}

function shortDay(date: string): string {
  return say(date, { month: "short", day: "numeric" });
}

// A calendar day has no time zone; UTC on both sides keeps it the day that it is.
function say(date: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { ...format, timeZone: "UTC" });
}
