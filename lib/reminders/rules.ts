import { addDays, localDate, localTime, weekday } from "@/lib/time/clock";

/** In the evening, unless the member picks another. */
export const DEFAULT_TIME = "20:00";
/** Sunday to Saturday. */
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
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

interface WeeklySchedule extends Omit<Schedule, "time"> {
  time: string;
  /** Another time of the same days. */
  secondTime: string | null;
  /** Sunday is 0. */
  days: readonly number[];
}

/** A reminder of a member's local day. */
export interface DueReminder {
  day: string;
  /** Which of the day's times, the earlier first. */
  nth: number;
}

/** The reminder that is due at this moment, the later of two that both are; null while none is. */
export function dueReminder(schedule: WeeklySchedule, at: Date): DueReminder | null {
  const { time, secondTime, days } = schedule;
  const times = secondTime === null ? [time] : [time, secondTime].sort();
  const due = times.flatMap((time, index) => {
    const day = dueDay({ ...schedule, time }, at);
    return day !== null && days.includes(weekday(day)) ? [{ day, nth: index + 1 }] : [];
  });
  return due.reduce<DueReminder | null>((last, next) => (last && last.day > next.day ? last : next), null);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The instant at which a clock in an IANA time zone shows a day and a time (HH:MM): the first one where it shows it
 * twice, and where it skips it the moment at which it has.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // Clocks change at most once within these two days, so one of the offsets around it is the right one.
  const around = [wanted - DAY, wanted + DAY].map((at) => wanted - offset(at, timeZone));
  const [first, last] = [Math.min(...around), Math.max(...around)];
  const shown = [first, last].find((at) => wall(at, timeZone) === wanted);
  return new Date(shown ?? firstBeyond(wanted, first, last, timeZone));
}

/** The first minute after `before`, `after` at the latest, at which the clock is beyond what is wanted. */
function firstBeyond(wanted: number, before: number, after: number, timeZone: string): number {
  if (after - before <= MINUTE) return after;
  const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
  return wall(middle, timeZone) > wanted
    ? firstBeyond(wanted, before, middle, timeZone)
    : firstBeyond(wanted, middle, after, timeZone);
}

/**
 * Between which times of day (the second may lie past midnight) a reminder stands that fell due between two instants
 * on the clocks of a time zone. It may name some that did not.
 */
export function timesBetween(from: Date, to: Date, timeZone: string): { first: string; last: string } {
  // A clock that was put back meanwhile has shown later times than it shows now.
  const putBack = Math.max(0, offset(from.getTime(), timeZone) - offset(to.getTime(), timeZone));
  const last = new Date(wall(to.getTime(), timeZone) + putBack);
  return { first: localTime(from, timeZone), last: last.toISOString().slice(11, 16) };
}

/** What the clock shows at an instant, to the minute, as if it were UTC. */
function wall(at: number, timeZone: string): number {
  const instant = new Date(at);
  return Date.parse(`${localDate(instant, timeZone)}T${localTime(instant, timeZone)}:00Z`);
}

/** How far the clock is ahead of UTC. */
function offset(at: number, timeZone: string): number {
  return wall(at, timeZone) - Math.floor(at / MINUTE) * MINUTE;
}
