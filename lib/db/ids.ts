import { v7 } from "uuid";

/** A time-ordered id (UUIDv7, RFC 9562): ordering by it is ordering by time. `at` is now unless told. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}

/** An id whose part beside the time is made of 16 bytes: of the same bytes, the same part. */
export function idFrom(at: Date, bytes: Uint8Array): string {
  return v7({ msecs: at.getTime(), random: bytes });
}

/** What of an id tells nothing of its time. */
export function timelessPart(id: string): string {
  return id.slice(19);
}

/** What no id of an instant, or of a later one, comes before. */
export function firstIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The same of a day by UTC, or of one some days later. */
export function firstIdOfDay(date: string, daysLater = 0): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return firstIdAt(new Date(Date.UTC(year, month - 1, day + daysLater)));
}

/** The instant that a time-ordered id was made for. */
export function instantOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));
}
