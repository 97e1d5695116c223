import type { DimensionKey } from "@/lib/check-ins/dimensions";

/** One of these expressions. */
export const any = (...words: readonly string[]): string => words.join("|");

/** The words in which a rating is spoken of; regular expressions on lower-case text with straight apostrophes. */
export interface RatingWords {
  /** What there is more of, the higher the level: "hope", "stress". */
  more?: string;
  /** What there is less of, the higher the level: "pain", where comfort is rated. */
  less?: string;
  /** How somebody is at levels 4 and 5: "you're hopeful"; with "a bit" not at 5, with "completely" at 5 alone. */
  up?: string;
  /** How somebody is at levels 1 and 2: "you're lonely"; with "a bit" not at 1, with "completely" at 1 alone. */
  down?: string;
  /** What makes little of it, said otherwise than by "a bit" before it: not at either end. */
  small?: string;
  /** What of theirs is so or so: "head", "body"; and how it is at its high and its low end. */
  of?: string;
  ofUp?: string;
  ofDown?: string;
  /** What somebody does, in any form, at levels 4 and 5, and at 1 and 2: "trust(?:ing)? yourself". */
  does?: string;
  doesNot?: string;
  /** What it comes easily to do at the high end, and hard at the low one: "counting your blessings". */
  doing?: string;
  /** What there is nothing, little or much of, the higher the level the more: "to look forward to"; or the less. */
  toIt?: string;
  toItLess?: string;
  /** What else may be said at levels 4 and 5 alone. */
  high: string;
  /** What else may be said at levels 1 and 2 alone. */
  low: string;
  /** What may be said at all levels but 1 and 2. */
  notLow?: string;
  /** What may be said at all levels but 4 and 5. */
  notHigh?: string;
  /** What may be said at 5 alone. */
  top?: string;
  /** What may be said at 1 alone. */
  bottom?: string;
  /** Words among these that are said of another rating as well: true at the middle of this one where that one bears them out. */
  also?: { key: DimensionKey; words: string };
}
