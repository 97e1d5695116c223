import { DIMENSION, DIMENSION_KEYS, type DimensionKey } from "@/lib/check-ins/dimensions";
import type { Phrases } from "@/lib/words/writers/form";
import { RATING_WORDS, type RatingWords, wordsOf } from "./rating-words";
import {
  A_BIT,
  ALL_THE_WAY,
  AT_ALL,
  airOf,
  BEING,
  beingSo,
  CANNOT,
  comingOf,
  DENIED,
  DOING,
  dayOf,
  dayThat,
  FAIR,
  GREAT,
  hadOf,
  NOT_QUITE,
  PLACE,
  RUINED,
  SAID,
  SIZES,
  SMALL,
  STRUGGLE,
  TO_IT,
  thereOf,
  toBe,
  VERY,
  WHICH,
} from "./sizes";
import { ALIVE, BURNT_LOW, EASILY, KEPT, ON_AND_OFF, ON_THE_FLOOR, THINNISH, WITH_EFFORT } from "./ways";

/** Words, and the levels of a rating at which they may be said of it. */
interface Claim {
  at: string;
  words: RegExp;
}

/** What may be said of a rating in words of one kind. */
interface Claims {
  key: DimensionKey;
  /** The word that all of them are about: a text without it says none of them. */
  of?: RegExp;
  claims: readonly Claim[];
}

export const CLAIMS: readonly Claims[] = DIMENSION_KEYS.flatMap((key) => claimsOf(key, RATING_WORDS[key]));

function claimsOf(key: DimensionKey, words: RatingWords): Claims[] {
  const { more, less, up, down, of, ofUp, ofDown, does, doesNot, doing, toIt, toItLess } = words;
  const subject = wordsOf(of ?? []);
  const isGood = DIMENSION[key].good === "high";
  const frames: readonly [Phrases | undefined, (words: string) => Claim[]][] = [
    [more, (thing) => amountsOf(thing, !isGood, same)],
    [less, (thing) => amountsOf(thing, isGood, mirrored)],
    [up, (is) => stateClaims(is, isGood, same)],
    [down, (is) => stateClaims(is, !isGood, mirrored)],
    [of, (what) => [claim(isGood ? "1" : "5", `(?:${what})${BEING}${RUINED}`)]],
    [ofUp, (is) => [...subjectClaims(subject, is, same), ...(isGood ? [lessThanSo(subject, is)] : [])]],
    [ofDown, (is) => subjectClaims(subject, is, mirrored)],
    [does, (what) => doesClaims(what, same)],
    [doesNot, (what) => doesClaims(what, mirrored)],
    [doing, doingClaims],
    [toIt, (what) => toItClaims(what, same)],
    [toItLess, (what) => toItClaims(what, mirrored)],
  ];
  return [
    ...frames.flatMap(([about, claims]) => {
      if (!about) return [];
      const words = wordsOf(about);
      return [{ key, of: new RegExp(`(?<![\\w-])(?:${words})`, "m"), claims: claims(words) }];
    }),
    { key, claims: otherClaims(words) },
  ];
}

function claim(at: string, words: string): Claim {
  return { at, words: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "gm") };
}

/** How much there is of a thing. */
function amountsOf(thing: string, isHard: boolean, ofLevels: (levels: string) => string): Claim[] {
  return [
    claim(ofLevels("345"), dayOf(thing)),
    claim(ofLevels("345"), hadOf(thing)),
    claim(ofLevels("2345"), thereOf(thing)),
    claim(
      ofLevels("5"),
      `never (?:been|had|felt)(?: an?| so much| any)? (?:(?:clear|strong|deep|sur|great|bigg)er |more )?(?:${thing})`,
    ),
    claim(ofLevels("12"), `(?:low|thin|faint|weak|poor|shaky) as (?:your|the) (?:${thing}) (?:is|are|feels)`),
    claim(
      ofLevels("45"),
      `(?:strong|high|good|great|steady|fierce) as (?:your|the|that) (?:${thing}) (?:is|are|feels)`,
    ),
    claim(
      ofLevels("1"),
      `no (?:${thing})[^.]{0,25}, (?:none|not any|not one|not a (?:scrap|bit|drop))(?=[.,])|(?:${thing})[^.]{0,25}, every (?:last )?(?:scrap|bit|ounce|drop) of (?:it|them)`,
    ),
    claim(ofLevels("5"), `all the (?:${thing}) (?:that )?(?:a person|any(?:one|body)|you) could`),
    claim(ofLevels("345"), `${KEPT} (?:${thing})|(?:${thing})${PLACE}${ALIVE}`),
    claim(ofLevels("23"), `(?:${thing})${PLACE}${THINNISH}`),
    claim(ofLevels("234"), `(?:${thing})[^.,]{0,20},? ${ON_AND_OFF}`),
    claim(ofLevels("12"), `(?:${thing})${PLACE}${BURNT_LOW}`),
    claim(ofLevels("1"), `(?:${thing}) ${ON_THE_FLOOR}`),
    ...(isHard
      ? [
          claim("234", `some (?:${thing})|${A_BIT} more (?:${thing})`),
          claim(ofLevels("345"), comingOf(thing)),
        ]
      : [
          claim(ofLevels("1"), `(?:${thing})(?:'s| is| are| lies?| has been)?${RUINED}`),
          claim(
            ofLevels("23"),
            `(?:could|would|'d)(?: quite)? (?:be|do with|have done with|like) ${A_BIT} more (?:${thing})`,
          ),
        ]),
    ...SIZES.flatMap(({ at, before, after, round }) => [
      ...(before ? [claim(ofLevels(at), `(?:${before})(?: (?:sort|kind|bit|amount) of)? (?:${thing})`)] : []),
      ...(after ? [claim(ofLevels(at), `(?:${thing})${PLACE}(?:${after})`)] : []),
      ...(round ? [claim(ofLevels(at), `(?:${round[0]}) (?:${thing})(?:${round[1]})`)] : []),
    ]),
  ];
}

/** How somebody is, or their day: "you're a bit lonely", "being stuck can't be easy". */
function stateClaims(is: string, isGood: boolean, ofLevels: (levels: string) => string): Claim[] {
  return [
    claim(ofLevels("45"), `${SAID}(?:${is})`),
    claim(ofLevels("234"), `${SMALL}(?:${is})`),
    // "Fairly calm" is said of the very calm as well.
    claim(ofLevels(isGood && ofLevels === mirrored ? "345" : "34"), `${FAIR}(?:${is})`),
    claim(ofLevels("5"), `${GREAT}(?:${is})`),
    claim(ofLevels("123"), `${DENIED}(?:${is})`),
    claim(ofLevels("45"), dayThat(is)),
    claim(ofLevels("234"), dayThat(is, SMALL)),
    claim(ofLevels("234"), `(?:${SMALL}|${FAIR})on the (?:${is}) side`),
    claim(ofLevels("5"), `as (?:${is})(?: \\w+){0,3} as (?:can|could|it's|anyone|anybody|ever|it(?! is\\b))`),
    claim(ofLevels("345"), `${SAID}pretty (?:${is})`),
    claim(ofLevels("345"), airOf(is)),
    claim(ofLevels("345"), `(?:${is}) enough (?:to|for|that)`),
    ...(isGood
      ? [
          claim(ofLevels("23"), `${SMALL}less (?:${is})`),
          claim(ofLevels("23"), `${NOT_QUITE}(?:${is})`),
          claim(ofLevels("12"), `${STRUGGLE}(?:${is})(?! (?:and|when|without|if|while))`),
          claim(ofLevels("45"), toBe(is)),
        ]
      : [claim(ofLevels("345"), beingSo(is))]),
  ];
}

/** How something of theirs is: "your head's clear", "with your head as foggy as it is". */
function subjectClaims(of: string, is: string, ofLevels: (levels: string) => string): Claim[] {
  const so = `(?:${of})${BEING}`;
  return [
    claim(ofLevels("45"), `${so}${VERY} (?:${is})(?! enough| to\\b(?! you\\b))`),
    claim(ofLevels("234"), `${so}(?: only| just)? ${SMALL}(?:${is})`),
    claim(ofLevels("34"), `${so} ${FAIR}(?:${is})`),
    claim(ofLevels("5"), `(?:${of})${BEING}?(?: so)? ${GREAT}(?:${is})`),
    claim(ofLevels("123"), `${so}(?:n't| not)(?: (?:very|that|so|too|all|exactly|quite|really))* (?:${is})`),
    claim(
      ofLevels("345"),
      `${so} (?:(?:${is}) enough|pretty (?:${is}))|with (?:your|the) (?:${of})${VERY} (?:${is})`,
    ),
    claim(ofLevels("45"), `what (?:an? )?(?:${is}) (?:${of}) you(?:'ve| have)`),
    claim(
      ofLevels("345"),
      `(?:(?:when|not with|while) (?:your |the |all )?)?(?:${of})(?:${BEING})? (?:(?:so|this|that) (?:${is})|as (?:${is}) as (?:it is|yours|this|that))`,
    ),
    claim(ofLevels("345"), `(?:your|that|this|such an?)${VERY} (?:${is})(?:,? \\w+)? (?:${of})`),
  ];
}

/** A good thing that wants only a little more: "people don't feel quite as near as they might", "your head's a bit less clear". */
function lessThanSo(of: string, is: string): Claim {
  return claim(
    "23",
    `(?:${of})(?:(?:${BEING}(?:n't| not)| (?:do|does)n't (?:feel|seem|look)) (?:(?:quite|all that|exactly|altogether|entirely) (?:as |so )?|(?:quite )?at (?:its|their) most )|${BEING} (?:only |just )?${SMALL}less )(?:${is})|(?:${of}) could (?:be|feel|look) ${SMALL}(?!warm|high)\\w+er`,
  );
}

/** What somebody does, or can't. */
function doesClaims(does: string, ofLevels: (levels: string) => string): Claim[] {
  return [
    claim(
      ofLevels("345"),
      `(?:${DOING}(?:keep(?:ing)? |kept )?|it (?:feels|is|'s|has been)(?: \\w+)? like )(?:${does})`,
    ),
    claim(
      ofLevels("123"),
      `${CANNOT}(?:${does})(?! (?:(?:to|if|while|until)|when(?! your? (?:insides|head|mind|nerves|thoughts|worries)))\\b)`,
    ),
    claim(ofLevels("5"), `${DOING}(?:${does})${ALL_THE_WAY}`),
    claim(ofLevels("1"), `${CANNOT}(?:${does})${AT_ALL}`),
  ];
}

/** What it comes easily to somebody to do, or hard. */
function doingClaims(doing: string): Claim[] {
  return [
    claim("345", `(?:${doing})(?: (?!not |never )\\w+(?= )){0,2}${EASILY}`),
    claim(
      "23",
      `(?:${doing})(?: comes?| is|'s| feels)? ${SMALL}(?:harder|hard|tricky|trickier|slower|less easily)`,
    ),
    claim("123", `(?:${doing})(?: (?!not |never )\\w+(?= )){0,2}${WITH_EFFORT}`),
  ];
}

/** How much there is to look forward to, to lean on, in the way. */
function toItClaims(toIt: string, ofLevels: (levels: string) => string): Claim[] {
  return TO_IT.map(({ at, before, after = "" }) =>
    claim(ofLevels(at), `(?:${before})${WHICH} (?:${toIt})${after}`),
  );
}

function otherClaims({ high, low, notLow, notHigh, small, top, bottom }: RatingWords): Claim[] {
  const said = [
    ["45", high],
    ["12", low],
    ["345", notLow],
    ["123", notHigh],
    ["234", small],
    ["5", top],
    ["1", bottom],
  ] as const;
  return said.flatMap(([at, words]) => (words ? [claim(at, wordsOf(words))] : []));
}

function same(levels: string): string {
  return levels;
}

function mirrored(levels: string): string {
  return [...levels].map((level) => 6 - Number(level)).join("");
}
