import { type KeptSums, sumsBetween } from "@/lib/moods/kept-sums";
import type { Summary } from "@/lib/moods/summary";
import type { Sums } from "@/lib/moods/sums";

/** All of them by their key. */
export function openedSums(kept: KeptSums): Record<string, Sums> {
  return Object.fromEntries(sumsBetween(kept, "0000-01-01", "9999-12-31"));
}

/** A summary as it was stored before it was in parts. */
export function inOnePiece(summary: Partial<Summary>): string {
  const { days = {}, months = {}, ...rest } = summary;
  return JSON.stringify({ version: 1, ...rest, days: openedSums(days), months: openedSums(months) });
}
