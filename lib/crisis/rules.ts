import { DIMENSION_KEYS, type DimensionKey, easeAt } from "@/lib/check-ins/dimensions";
import { isAtMost } from "@/lib/check-ins/levels";

/** What a check-in asks of us: the panel with the numbers, one line that leads to them, or neither. */
export type CrisisCare = "panel" | "line" | null;

/** Levels of which some may not have been rated. */
export type Rated = Readonly<Partial<Record<DimensionKey, number | null>>>;

/** How many days with entries have to be low in hope, this one included, before the line stands. */
export const LOW_DAYS = 3;

/** A mean ease of 1.7 or less, in whole numbers. */
const HEAVIEST = { ease: 17, of: 10 } as const;

/**
 * Whether somebody should have the crisis lines before them. It changes the tone and adds the lines; it never blocks,
 * never diagnoses and is sent to nobody.
 *
 * The panel: hope and purpose at 1 with anxiety, stress or urgency at 5; or hope at 1 with two other signs; or a mean
 * ease of all that was rated of 1.7 or less. The line: hope at 1 otherwise, or hope of 2 or less on this day and the
 * two days with entries before it. What was not rated speaks neither for nor against.
 *
 * @param hopeBefore hope on the days with entries before this one, newest first
 */
export function crisisCare(levels: Rated, hopeBefore: readonly number[] = []): CrisisCare {
  const isHopeless = levels.hopeForFuture === 1;
  const isPressed = [levels.anxietyLevel, levels.stressLevel, levels.urgencyOfNeed].includes(5);
  const signs = [
    isAtMost(levels.senseOfPurpose, 2),
    isAtMost(sum(levels.connectionWithOthers, levels.supportSystemStrength), 3),
    isPressed,
    levels.sleepQuality === 1 || levels.physicalComfort === 1,
    levels.confidenceLevel === 1,
  ].filter(Boolean);
  const isEmptied = isHopeless && levels.senseOfPurpose === 1 && isPressed;
  if (isEmptied || (isHopeless && signs.length >= 2) || isHeavyThroughout(levels)) return "panel";
  return isHopeless || isLowForDays(levels, hopeBefore) ? "line" : null;
}

/** By ease, a level is from 1 (hardest) to 5 (easiest), whichever way its scale runs; a pressing need is hard. */
function isHeavyThroughout(levels: Rated): boolean {
  const eases = DIMENSION_KEYS.flatMap((key) => {
    const level = levels[key];
    return level === undefined || level === null ? [] : easeAt(key, level);
  });
  const total = eases.reduce((before, ease) => before + ease, 0);
  return eases.length > 0 && total * HEAVIEST.of <= HEAVIEST.ease * eases.length;
}

function isLowForDays({ hopeForFuture }: Rated, hopeBefore: readonly number[]): boolean {
  const before = hopeBefore.slice(0, LOW_DAYS - 1);
  return before.length === LOW_DAYS - 1 && [hopeForFuture, ...before].every((hope) => isAtMost(hope, 2));
}

type Level = number | null | undefined;

function sum(a: Level, b: Level): Level {
  return typeof a === "number" && typeof b === "number" ? a + b : null;
}
