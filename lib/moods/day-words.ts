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
export const longDay = dayFormat({ weekday: "long", month: "long", day: "numeric" });

/** "November 21". */
export const monthDay = dayFormat({ month: "long", day: "numeric" });

/** "November 21, 2026". */
export const fullDay = dayFormat({ month: "long", day: "numeric", year: "numeric" });

const shortDay = dayFormat({ month: "short", day: "numeric" });

/** "November 2026", of `2026-11`. */
export const monthName = dayFormat({ month: "long", year: "numeric" });

/** "Nov", of `2026-11`. */
export const shortMonth = dayFormat({ month: "short" });

/** How to greet at an hour (0 to 23) of the member's clock. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 17 ? "Good afternoon" : "Good evening";
}

/** Words for a day or, where the day does not matter, for a month. */
function dayFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  // Making a formatter costs as much as using it fifty times, and a calendar says a month of days.
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    // A calendar day has no time zone; UTC on both sides keeps it the day that it is.
    format ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    return format.format(Date.parse(date));
  };
}
