import { DIMENSION_KEYS, DIMENSIONS, type DimensionKey, type Levels } from "./dimensions";
import { WISHES, type Wish } from "./rules";

/** The order in which levels are stored, one digit each. */
const STORED_ORDER: readonly DimensionKey[] = DIMENSIONS.toSorted((a, b) => a.place - b.place).map(
  ({ key }) => key,
);

export const DEFAULT_LEVEL = 3;

/** A check-in in which nothing was moved. */
export const DEFAULT_LEVELS = levelsFrom(() => DEFAULT_LEVEL);

/** Levels as digits. */
export function packLevels(levels: Levels): string {
  return STORED_ORDER.map((key) => levels[key]).join("");
}

/** What is stored of a check-in: its levels, and behind them the first letter of what would help, if that was said. */
export function packCheckIn(levels: Levels, wish: Wish | null): string {
  return packLevels(levels) + (wish?.charAt(0) ?? "");
}

export function unpackWish(packed: string): Wish | null {
  const letter = packed.charAt(STORED_ORDER.length);
  return WISHES.find((wish) => wish.charAt(0) === letter) ?? null;
}

export function unpackLevels(packed: string): Levels {
  return levelsFrom((key) => Number(packed[STORED_ORDER.indexOf(key)] ?? DEFAULT_LEVEL));
}

/** Levels made dimension by dimension. */
export function levelsFrom(levelOf: (key: DimensionKey) => number): Levels {
  return Object.fromEntries(DIMENSION_KEYS.map((key) => [key, levelOf(key)])) as Levels;
}

/** Whether this holds a level for every dimension, as what comes out of a store may not. */
export function isLevels(value: unknown): value is Levels {
  if (typeof value !== "object" || value === null) return false;
  const found: Partial<Record<string, unknown>> = { ...value };
  return DIMENSION_KEYS.every((key) => {
    const level = found[key];
    return typeof level === "number" && Number.isInteger(level) && level >= 1 && level <= 5;
  });
}
