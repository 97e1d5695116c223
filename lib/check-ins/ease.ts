import { DIMENSION, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";

/**
 * How easy a level is to live with, from 1 (hardest) to 5 (easiest), whichever way the scale runs.
 * Urgency has no good end, but a pressing need asks for the same care as a hard feeling, so 5 counts as hard.
 */
export function easeOf(key: DimensionKey, levels: Levels): number {
  return DIMENSION[key].good === "high" ? levels[key] : 6 - levels[key];
}
