import type { Levels } from "@/lib/check-ins/dimensions";
import { CARD_SCORE_PARTS, cardScoreSum, ENTRY_SCORE_PARTS, entryScoreSum, isOneLevel } from "./scores";

/**
 * Entries, the sum of their entry scores' sums, and the sum of their card scores' sums: whole or half, so they add up exactly.
 * Where some of them have one overall level instead of ratings: how many, and the sum of these levels.
 */
export type Sums = [
  entries: number,
  entryScores: number,
  cardScores: number,
  oneLevel?: [entries: number, levels: number],
];

/** Sums with one more entry in them. */
export function addedTo(sums: Sums | undefined, levels: Levels): Sums {
  const [entries, entryScores, cardScores, oneLevel] = sums ?? [0, 0, 0];
  const added = [
    entries + 1,
    entryScores + entryScoreSum(levels),
    cardScores + cardScoreSum(levels),
  ] as const;
  const [count, sum] = oneLevel ?? [0, 0];
  if (isOneLevel(levels)) return [...added, [count + 1, sum + (levels.overall ?? 0)]];
  return oneLevel ? [...added, oneLevel] : [...added];
}

/** The sums of all of them. */
export function sumOf(some: readonly Sums[]): Sums {
  return some.reduce<Sums>(
    ([entries, entryScores, cardScores, oneLevel], more) => {
      const sums = [entries + more[0], entryScores + more[1], cardScores + more[2]] as const;
      if (!oneLevel && !more[3]) return [...sums];
      const [[count, levels], [moreCount, moreLevels]] = [oneLevel ?? [0, 0], more[3] ?? [0, 0]];
      return [...sums, [count + moreCount, levels + moreLevels]];
    },
    [0, 0, 0],
  );
}

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

/** The mean entry score behind sums; 0 of nothing. */
export function meanEntryScore([entries, entryScores]: Sums): number {
  return entries === 0 ? 0 : entryScores / ENTRY_SCORE_PARTS / entries;
}

/** The mean card score behind sums; null of nothing. */
export function meanCardScore([entries, , cardScores]: Sums): number | null {
  return entries === 0 ? null : cardScores / CARD_SCORE_PARTS / entries;
}
