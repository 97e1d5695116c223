import { addDays, clockAt, instantOf, localDate, localTime, offsetAt, weekday } from "@/lib/time/clock";

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

/** A member's local day, and the instant at which its reminder fell due. */
interface DueDay {
  day: string;
  dueAt: Date;
}

/** The member's local day whose reminder is due at this moment; null while none is. */
export function dueDay({ time, timeZone, since }: Schedule, at: Date): DueDay | null {
  const today = localDate(at, timeZone);
  // Yesterday's can still be due shortly after midnight.
  const days = [today, addDays(today, -1)].map((day) => ({ day, dueAt: instantOf(day, time, timeZone) }));
  return days.find(({ dueAt }) => dueAt > since && dueAt <= at && msLeft(dueAt, at) > 0) ?? null;
}

/** For how long a reminder that fell due at an instant may still reach somebody; nothing is left after it. */
export function msLeft(dueAt: Date, at: Date): number {
  return Math.max(0, LATE_MS - (at.getTime() - dueAt.getTime()));
}

interface WeeklySchedule extends Omit<Schedule, "time"> {
  time: string;
  /** Another time of the same days. */
  secondTime: string | null;
  /** Sunday is 0. */
  days: readonly number[];
}

/** A reminder of a member's local day. */
export interface DueReminder extends DueDay {
  /** Which of the day's times, the earlier first. */
  nth: number;
}

/** The reminder that is due at this moment, the later of two that both are; null while none is. */
export function dueReminder(schedule: WeeklySchedule, at: Date): DueReminder | null {
  const { time, secondTime, days } = schedule;
  const times = secondTime === null ? [time] : [time, secondTime].sort();
  const due = times.flatMap((time, index) => {
    const found = dueDay({ ...schedule, time }, at);
    return found !== null && days.includes(weekday(found.day)) ? [{ ...found, nth: index + 1 }] : [];
  });
  return due.reduce<DueReminder | null>((last, next) => (last && last.day > next.day ? last : next), null);
}

/**
 * Between which times of day (the second may lie past midnight) a reminder stands that fell due between two instants
 * on the clocks of a time zone. It may name some that did not.
 */
export function timesBetween(from: Date, to: Date, timeZone: string): { first: string; last: string } {
  // A clock that was put back meanwhile has shown later times than it shows now.
  const putBack = Math.max(0, offsetAt(from.getTime(), timeZone) - offsetAt(to.getTime(), timeZone));
  const last = new Date(clockAt(to.getTime(), timeZone) + putBack);
  return { first: localTime(from, timeZone), last: last.toISOString().slice(11, 16) };
}
