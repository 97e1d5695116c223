/** The server's clock. Rules take the time as an argument; only the edges ask for it here. */
export function now(): Date {
  return new Date();
}

/** The calendar day (ISO 8601, `2026-11-21`) that an instant falls on in an IANA time zone. */
export function localDate(at: Date, timeZone: string): string {
  return dayFormat(timeZone).format(at);
}

/** The hour (0 to 23) on the clock of an IANA time zone. */
export function localHour(at: Date, timeZone: string): number {
  return Number(hourFormat(timeZone).format(at)) % 24;
}

/** The time (`20:00`) on the clock of an IANA time zone. */
export function localTime(at: Date, timeZone: string): string {
  return timeFormat(timeZone).format(at);
}

const MINUTE = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant at which a clock in an IANA time zone shows a day and a time (HH:MM): the first one where it shows it
 * twice, and where it skips it the moment at which it has.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // Clocks change at most once within these two days, so one of the offsets around it is the right one.
  const around = [wanted - DAY_MS, wanted + DAY_MS].map((at) => wanted - offsetAt(at, timeZone));
  const [first, last] = [Math.min(...around), Math.max(...around)];
  const shown = [first, last].find((at) => clockAt(at, timeZone) === wanted);
  return new Date(shown ?? firstBeyond(wanted, first, last, timeZone));
}

/** The first minute after `before`, `after` at the latest, at which the clock is beyond what is wanted. */
function firstBeyond(wanted: number, before: number, after: number, timeZone: string): number {
  if (after - before <= MINUTE) return after;
  const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
  return clockAt(middle, timeZone) > wanted
    ? firstBeyond(wanted, before, middle, timeZone)
    : firstBeyond(wanted, middle, after, timeZone);
}

/** What the clock shows at an instant, to the minute, as if it were UTC. */
export function clockAt(at: number, timeZone: string): number {
  const instant = new Date(at);
  return Date.parse(`${localDate(instant, timeZone)}T${localTime(instant, timeZone)}:00Z`);
}

/** How far the clock is ahead of UTC. */
export function offsetAt(at: number, timeZone: string): number {
  return clockAt(at, timeZone) - Math.floor(at / MINUTE) * MINUTE;
}

/** A calendar day moved by whole days: `addDays("2026-03-01", -1)` is "2026-02-28". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Sunday is 0. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Whether the runtime knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}

const MOST_FORMATS = 600;
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const hourFormats = new Map<string, Intl.DateTimeFormat>();
const timeFormats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs some 50 µs, using one costs 1: the zones in use are few.
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return kept(dayFormats, timeZone, () => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }));
}

function hourFormat(timeZone: string): Intl.DateTimeFormat {
  return kept(
    hourFormats,
    timeZone,
    () => new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hour12: false }),
  );
}

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  return kept(
    timeFormats,
    timeZone,
    () =>
      new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  );
}

function kept<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const found = cache.get(key) ?? make();
  // Browsers name their zones, and "europe/london" is one too: made-up spellings must not fill the memory.
  if (cache.size >= MOST_FORMATS) cache.clear();
  cache.set(key, found);
  return found;
}

/** Carries the browser's IANA time zone with every call, so that a day is the member's own. */
export const TIME_ZONE_HEADER = "x-time-zone";

/** The time zone that the member's browser says it is in; null when it says none that exists. */
export function timeZoneOf(request: Request): string | null {
  const name = request.headers.get(TIME_ZONE_HEADER);
  return name && name.length <= 64 && isTimeZone(name) ? name : null;
}
