import type { DimensionKey } from "@/lib/check-ins/dimensions";
import { anyOf, type Parts, type Phrases } from "@/lib/words/writers/form";
import body from "./body.json";
import outlook from "./outlook.json";
import people from "./people.json";
import self from "./self.json";
import strain from "./strain.json";

/** The words in which a rating is spoken of; regular expressions on lower-case text with straight apostrophes. */
export interface RatingWords {
  /** What there is more of, the higher the level: "hope", "stress". */
  more?: Phrases;
  /** What there is less of, the higher the level: "pain", where comfort is rated. */
  less?: Phrases;
  /** How somebody is at levels 4 and 5: "you're hopeful"; with "a bit" not at 5, with "completely" at 5 alone. */
  up?: Phrases;
  /** How somebody is at levels 1 and 2: "you're lonely"; with "a bit" not at 1, with "completely" at 1 alone. */
  down?: Phrases;
  /** What makes little of it, said otherwise than by "a bit" before it: not at either end. */
  small?: Phrases;
  /** What of theirs is so or so: "head", "body"; and how it is at its high and its low end. */
  of?: Phrases;
  ofUp?: Phrases;
  ofDown?: Phrases;
  /** What somebody does, in any form, at levels 4 and 5, and at 1 and 2: "trust(?:ing)? yourself". */
  does?: Phrases;
  doesNot?: Phrases;
  /** What it comes easily to do at the high end, and hard at the low one: "counting your blessings". */
  doing?: Phrases;
  /** What there is nothing, little or much of, the higher the level the more: "to look forward to"; or the less. */
  toIt?: Phrases;
  toItLess?: Phrases;
  /** What else may be said at levels 4 and 5 alone. */
  high: Phrases;
  /** What else may be said at levels 1 and 2 alone. */
  low: Phrases;
  /** What may be said at all levels but 1 and 2. */
  notLow?: Phrases;
  /** What may be said at all levels but 4 and 5. */
  notHigh?: Phrases;
  /** What may be said at 5 alone. */
  top?: Phrases;
  /** What may be said at 1 alone. */
  bottom?: Phrases;
}

/** What may be said of each rating, and at which of its levels. */
export const RATING_WORDS: Readonly<Record<DimensionKey, RatingWords>> = {
  ...strain.ratings,
  ...self.ratings,
  ...outlook.ratings,
  ...people.ratings,
  ...body.ratings,
};

/** Words that are said of another rating as well: true at the middle of the first one where the other bears them out. */
export const SHARED: Readonly<Partial<Record<DimensionKey, { with: DimensionKey; words: RegExp }>>> = {
  stressLevel: { with: "anxietyLevel", words: /\bcalm\b/ },
  connectionWithOthers: { with: "supportSystemStrength", words: /\blonely\b/ },
};

const PARTS: Parts = {
  ...strain.parts,
  ...self.parts,
  ...outlook.parts,
  ...body.parts,
};

/** These words as one expression. */
export const wordsOf = (phrases: Phrases): string => anyOf(phrases, PARTS);
