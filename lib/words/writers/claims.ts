import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { AMOUNTS, DENIED, GREAT, SAID, SMALL, SMALLER } from "./claim-sizes";
import { RATING_WORDS } from "./claim-words";
import { clauseBefore, sentencesIn, unquoted } from "./sentences";

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
  /** What else may be said at levels 4 and 5 alone. */
  high: string;
  /** What else may be said at levels 1 and 2 alone. */
  low: string;
  /** What may be said at 5 alone. */
  top?: string;
  /** What may be said at 1 alone. */
  bottom?: string;
}

/** Words, and the levels of a rating at which they may be said of it. */
interface Claim {
  key: DimensionKey;
  at: string;
  words: RegExp;
}

const CLAIMS: readonly Claim[] = DIMENSION_KEYS.flatMap((key) => claimsOf(key, RATING_WORDS[key]));

function claimsOf(key: DimensionKey, { more, less, up, down, high, low, top, bottom }: RatingWords): Claim[] {
  const claim = (at: string, words: string): Claim => ({
    key,
    at,
    words: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "gm"),
  });
  const amounts = (thing: string, ofLevels: (levels: string) => string) =>
    AMOUNTS.flatMap(([levels, before, after]) => [
      ...(before ? [claim(ofLevels(levels), `${before} (?:${thing})`)] : []),
      ...(after ? [claim(ofLevels(levels), `(?:${thing})${after}`)] : []),
    ]);
  return [
    ...(more ? amounts(more, (levels) => levels) : []),
    ...(less ? amounts(less, mirrored) : []),
    ...(more && DIMENSION[key].good === "low" ? [claim("234", `some (?:${more})`)] : []),
    ...(up
      ? [
          claim("45", `${SAID}(?:${up})`),
          claim("234", `${SMALL}(?:${up})`),
          claim("5", `${GREAT}(?:${up})`),
          claim("123", `${DENIED}(?:${up})`),
          claim("23", `${SMALL}less (?:${up})`),
        ]
      : []),
    ...(down
      ? [
          claim("12", `${SAID}(?:${down})`),
          claim("234", `${SMALL}(?:${down})`),
          claim("1", `${GREAT}(?:${down})`),
          claim("345", `${DENIED}(?:${down})`),
        ]
      : []),
    claim("45", high),
    claim("12", low),
    ...(key in SMALLER ? [claim("234", SMALLER[key] ?? "")] : []),
    ...(top ? [claim("5", top)] : []),
    ...(bottom ? [claim("1", bottom)] : []),
  ];
}

function mirrored(levels: string): string {
  return [...levels].map((level) => 6 - Number(level)).join("");
}

/** Words before a claim that make it none: a condition, a denial, a wish. */
const UNSAID =
  /\b(?:if|until|till|once|unless|whether|without|as though|as if|not|never|hardly|barely|rather than|instead of|could|might|would|may|used to|wish|imagine|before|usually|normally|expect|what|none|nothing|nobody|neither|nor|needs?|deserves?|ask for|ask|hard to find|perhaps|maybe|\w+n't)\b|\bno (?:\w+ )?$|\bwhen $/;

/** What a text says that is true at other levels only: the rating, and the words that say it. */
export function claimsAgainst(plain: string, levels: Levels): { key: DimensionKey; said: string }[] {
  // A sentence a line: a claim may ask to stand at the beginning or end of one.
  const lines = sentencesIn(unquoted(plain)).filter((sentence) => !sentence.includes("?"));
  const text = lines.join("\n");
  return CLAIMS.flatMap(({ key, at, words }) =>
    // `search` first: `matchAll` makes a new expression each time.
    at.includes(String(levels[key])) || text.search(words) < 0
      ? []
      : [...text.matchAll(words)]
          .filter(({ index }) => !UNSAID.test(clauseBefore(text, index)))
          .map(([said]) => ({ key, said })),
  );
}

/** The ratings whose words a text contradicts. */
export function contradicted(plain: string, levels: Levels): DimensionKey[] {
  return [...new Set(claimsAgainst(plain, levels).map(({ key }) => key))];
}
