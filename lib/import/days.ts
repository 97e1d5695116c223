import { LocalDate } from "@/lib/check-ins/schema";
import { addDays, daysBetween, localDate } from "@/lib/time/clock";
import type { Reader } from "./read-entry";

const EARLIEST_DAY = "2000-01-01";
/** The first day began, where the sun rises first, while it was the day before in UTC. */
const EARLIEST = Date.UTC(1999, 11, 31);

/** What is wrong with the day of an entry, wherever the member may have been. */
export function faultOfDay(date: string, { timeZone, now }: Reader): string | null {
  if (!LocalDate.safeParse(date).success) return "has to be a day such as 2026-11-21";
  if (date < EARLIEST_DAY) return "is before 2000";
  return date > addDays(localDate(now, timeZone), 1) ? "is in the future" : null;
}

/** What is wrong with an instant that something was stored at. */
export function faultOfInstant(at: Date, { now }: Reader): string | null {
  if (at.getTime() < EARLIEST) return "is before 2000";
  return at > now ? "is in the future" : null;
}

/** Whether an instant can't have been on a day, anywhere. */
export function isApart(date: string, at: Date): boolean {
  return Math.abs(daysBetween(date, localDate(at, "UTC"))) > 2;
}
