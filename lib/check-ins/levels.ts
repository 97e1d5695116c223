import {
  DIMENSION,
  DIMENSION_KEYS,
  DIMENSIONS,
  type DimensionKey,
  type FullLevels,
  type Levels,
} from "./dimensions";
import { WISHES, type Wish } from "./rules";

/** The order in which levels are stored, one digit each. */
const STORED_ORDER: readonly DimensionKey[] = DIMENSIONS.toSorted((a, b) => a.place - b.place).map(
  ({ key }) => key,
);

const NOT_RATED = "0";

export const DEFAULT_LEVEL = 3;

/** A check-in in which nothing was moved. */
export const DEFAULT_LEVELS: FullLevels = levelsFrom(() => DEFAULT_LEVEL);

/** What a check-in says. */
export interface Told {
  levels: Levels;
  /** What would help, if that was said. */
  wish?: Wish | null;
  /** The sliders that were moved, where that is known. */
  moved?: readonly DimensionKey[] | null;
}

/** Levels as digits; an overall level stands after them, so that it is in no dimension's place. */
export function packLevels(levels: Levels): string {
  const overall = levels.overall === undefined ? "" : `=${levels.overall}`;
  return STORED_ORDER.map((key) => levels[key] ?? NOT_RATED).join("") + overall;
}

export function unpackLevels(packed: string): Levels {
  const [, overall] = /^\d+=([1-5])/.exec(packed) ?? [];
  const levels = levelsFrom((key) => {
    const level = Number(packed[DIMENSION[key].place]);
    return isLevel(level) ? level : null;
  });
  return overall === undefined ? levels : { ...levels, overall: Number(overall) };
}

/** What is stored: the levels, the first letter of what would help, and which sliders were moved. */
export function packCheckIn({ levels, wish, moved }: Told): string {
  return packLevels(levels) + (wish?.charAt(0) ?? "") + (moved ? `~${packMoved(moved)}` : "");
}

export function unpackCheckIn(packed: string): Required<Told> {
  const [, letter = "", mask] = /^\d+(?:=\d)?([a-z]?)(?:~(\w+))?$/.exec(packed) ?? [];
  return {
    levels: unpackLevels(packed),
    wish: WISHES.find((wish) => wish.charAt(0) === letter) ?? null,
    moved: mask === undefined ? null : unpackMoved(mask),
  };
}

const RADIX = 36;

/** A bit for each slider, by its place. */
function packMoved(moved: readonly DimensionKey[]): string {
  return STORED_ORDER.reduce((bits, key, place) => bits + (moved.includes(key) ? 2 ** place : 0), 0).toString(
    RADIX,
  );
}

function unpackMoved(mask: string): DimensionKey[] {
  const bits = Number.parseInt(mask, RADIX);
  return STORED_ORDER.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1);
}

/** Levels made dimension by dimension. */
export function levelsFrom<Level extends number | null>(
  levelOf: (key: DimensionKey) => Level,
): Record<DimensionKey, Level> {
  const levels = {} as Record<DimensionKey, Level>;
  for (const key of DIMENSION_KEYS) levels[key] = levelOf(key);
  return levels;
}

/** What words may speak of: the sliders that were moved; where none was, all that was rated. */
export function spokenOf({ levels, moved }: Told): Levels {
  if (!moved || moved.length === 0) return levels;
  return levelsFrom((key) => (moved.includes(key) ? levels[key] : null));
}

/** What was rated of these, in their order. */
export function ratingsOf(
  levels: Levels,
  keys: readonly DimensionKey[] = DIMENSION_KEYS,
): { key: DimensionKey; level: number }[] {
  return keys.flatMap((key) => {
    const level = levels[key];
    return level === null ? [] : [{ key, level }];
  });
}

/** Whether it was rated, and no higher than this. */
export function isAtMost(level: number | null | undefined, most: number): boolean {
  return typeof level === "number" && level <= most;
}

/** Whether this holds a level for each of these, as what comes out of a store may not. */
export function hasLevels<Key extends DimensionKey>(
  value: unknown,
  keys: readonly Key[],
): value is Record<Key, number> {
  if (typeof value !== "object" || value === null) return false;
  const found: Partial<Record<string, unknown>> = { ...value };
  return keys.every((key) => isLevel(found[key]));
}

function isLevel(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5;
}
