import { CARD_SCORE_PARTS, ENTRY_SCORE_PARTS } from "./scores";
import type { Sums } from "./summary";

/** What of sums can be compared with each other, as `onOneScale` says. */
export function sumsOnOneScale(compared: readonly Sums[]): readonly Sums[] {
  const rated = compared.map(ratedIn);
  return rated.some(([entries]) => entries > 0) ? rated : compared;
}

/** Whether something of these sums is left out when they are compared. */
export function isMixed(compared: readonly Sums[]): boolean {
  return sumsOnOneScale(compared).some(([entries], place) => entries !== compared[place]?.[0]);
}

/** Of sums, what entries with ratings have brought. */
function ratedIn([entries, entryScores, cardScores, [ofOneLevel, levels] = [0, 0]]: Sums): Sums {
  return [
    entries - ofOneLevel,
    entryScores - levels * ENTRY_SCORE_PARTS,
    cardScores - levels * CARD_SCORE_PARTS,
  ];
}
