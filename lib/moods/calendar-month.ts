import { addDays, weekday } from "@/lib/clock";

/** As many as a month can touch: every month is equally high on screen. */
const WEEKS = 6;

/** The month (`2026-11`) of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** A month moved by whole months: `moveMonth("2026-01", -1)` is "2025-12". */
export function moveMonth(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

/** The weeks of a month from Sunday on, one cell a day; null where a cell belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = weekday(`${month}-01`);
  const length = Number(addDays(`${moveMonth(month, 1)}-01`, -1).slice(8));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, "0")}` : null;
    }),
  );
}
