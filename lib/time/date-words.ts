import { localDate, localTime, weekday } from "./clock";
import { DEFAULT_REGION, type Region } from "./region";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const MONTHS = [
  ["January", "February", "March", "April", "May", "June"],
  ["July", "August", "September", "October", "November", "December"],
].flat();

/** "Saturday 21 November" or "Saturday, November 21". */
export function longDay(date: string, region = DEFAULT_REGION): string {
  const name = WEEKDAYS[weekday(date)] ?? "";
  return `${name}${region === "en-US" ? "," : ""} ${monthDay(date, region)}`;
}

/** "21 November" or "November 21". */
export function monthDay(date: string, region = DEFAULT_REGION): string {
  return dayIn(longMonth(date), date, region);
}

/** "21 November 2026" or "November 21, 2026". */
export function fullDay(date: string, region = DEFAULT_REGION): string {
  return `${monthDay(date, region)}${region === "en-US" ? "," : ""} ${yearOf(date)}`;
}

/** "21 Nov" or "Nov 21". */
export function shortDay(date: string, region = DEFAULT_REGION): string {
  return dayIn(shortMonth(date), date, region);
}

/** "21 Nov 2026" or "Nov 21, 2026". */
export function shortFullDay(date: string, region = DEFAULT_REGION): string {
  return `${shortDay(date, region)}${region === "en-US" ? "," : ""} ${yearOf(date)}`;
}

/** "November 2026", of a day or of `2026-11`. */
export function monthName(month: string): string {
  return `${longMonth(month)} ${yearOf(month)}`;
}

/** "November", of a day or of `2026-11`. */
export function longMonth(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? "";
}

/** "Nov", of a day or of `2026-11`. */
export function shortMonth(month: string): string {
  return longMonth(month).slice(0, 3);
}

function dayIn(month: string, date: string, region: Region): string {
  const day = Number(date.slice(8, 10));
  return region === "en-US" ? `${month} ${day}` : `${day} ${month}`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** A time such as `20:00` as people there write it: "20:00" or "8:00 PM". */
export function timeInWords(time: string, region = DEFAULT_REGION): string {
  if (region !== "en-US") return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

/** "Tuesday 24 November at 14:05" on the clock of a zone. */
export function dateAndTime(at: Date, timeZone: string, region = DEFAULT_REGION): string {
  const time = timeInWords(localTime(at, timeZone), region);
  return `${longDay(localDate(at, timeZone), region)} at ${time}`;
}

const count = new Intl.NumberFormat(DEFAULT_REGION);

/** "2,000", the same in either. */
export function counted(value: number): string {
  return count.format(value);
}

/** "1 entry", "1,204 entries". */
export function countOf(amount: number, one: string, many: string): string {
  return `${counted(amount)} ${amount === 1 ? one : many}`;
}
