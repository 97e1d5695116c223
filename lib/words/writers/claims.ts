import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { RATING_WORDS } from "./claim-words";
import type { RatingWords } from "./claim-words/rating-words";
import { clauseBefore, sentencesIn, unquoted } from "./form";
import { FAIR, GREAT, SIZES, SMALL } from "./sizes";

const DENIED =
  "(?:not|aren't|don't|haven't|can't|couldn't|hardly|scarcely|far from|never)(?: (?:very|that|so|too|feeling|feel|be|being|particularly|really|all|exactly|especially|terribly|much|at all))* ";
const SAID =
  "(?:you're|you are|you do feel|you feel|you've been|you still feel|it's|it's been|it's all|things are|and|,|;|^)(?: (?:so|very|really|quite|deeply|still|all|just|rather|pretty|properly|this|feeling))* ?";

/** Words, and the levels of a rating at which they may be said of it. */
interface Claim {
  key: DimensionKey;
  at: string;
  words: RegExp;
  /** What an amount is said of: a text without it says no amount of it. */
  of?: RegExp;
}

const CLAIMS: readonly Claim[] = DIMENSION_KEYS.flatMap((key) => claimsOf(key, RATING_WORDS[key]));

function claimsOf(
  key: DimensionKey,
  { more, less, up, down, small, high, low, top, bottom }: RatingWords,
): Claim[] {
  const claim = (at: string, words: string): Claim => ({
    key,
    at,
    words: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "gm"),
  });
  const amounts = (thing: string, ofLevels: (levels: string) => string) => {
    const of = new RegExp(`(?<![\\w-])(?:${thing})`, "m");
    return SIZES.flatMap(({ at, before, after }) => [
      ...(before ? [claim(ofLevels(at), `(?:${before})(?: (?:sort|kind|bit|amount) of)? (?:${thing})`)] : []),
      ...(after ? [claim(ofLevels(at), `(?:${thing})(?:${after})`)] : []),
    ]).map((amount) => ({ ...amount, of }));
  };
  return [
    ...(more ? amounts(more, (levels) => levels) : []),
    ...(less ? amounts(less, mirrored) : []),
    ...(more && DIMENSION[key].good === "low" ? [claim("234", `some (?:${more})`)] : []),
    ...(up
      ? [
          claim("45", `${SAID}(?:${up})`),
          claim("234", `${SMALL}(?:${up})`),
          claim("34", `${FAIR}(?:${up})`),
          claim("5", `${GREAT}(?:${up})`),
          claim("123", `${DENIED}(?:${up})`),
          claim("23", `${SMALL}less (?:${up})`),
        ]
      : []),
    ...(down
      ? [
          claim("12", `${SAID}(?:${down})`),
          claim("234", `${SMALL}(?:${down})`),
          claim("23", `${FAIR}(?:${down})`),
          claim("1", `${GREAT}(?:${down})`),
          claim("345", `${DENIED}(?:${down})`),
        ]
      : []),
    claim("45", high),
    claim("12", low),
    ...(small ? [claim("234", small)] : []),
    ...(top ? [claim("5", top)] : []),
    ...(bottom ? [claim("1", bottom)] : []),
  ];
}

function mirrored(levels: string): string {
  return [...levels].map((level) => 6 - Number(level)).join("");
}

/** Words before a claim that make it none: a condition, a denial, a wish. */
const UNSAID =
  /\b(?:if|until|till|once|unless|whether|without|as though|as if|not|never|hardly|barely|rather than|instead of|(?<!a )little|could|might|would|may|used to|wish|imagine|before|usually|normally|expect|what|none|nothing|nobody|neither|nor|needs?|deserves?|ask for|ask|hard to find|perhaps|maybe|\w+n't)\b|\bno (?:\w+ )?$|\bwhen $/;

/** What a text says that is true at other levels only: the rating, and the words that say it. */
export function claimsAgainst(plain: string, levels: Levels): { key: DimensionKey; said: string }[] {
  // A sentence a line: a claim may ask to stand at the beginning or end of one.
  const lines = sentencesIn(unquoted(plain)).filter((sentence) => !sentence.includes("?"));
  const text = lines.join("\n");
  return CLAIMS.flatMap(({ key, at, words, of }) =>
    // `search` first: `matchAll` makes a new expression each time.
    at.includes(String(levels[key])) || (of !== undefined && !of.test(text)) || text.search(words) < 0
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
