import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { BODY_WORDS } from "./claim-words/body";
import { OUTLOOK_WORDS } from "./claim-words/outlook";
import { PEOPLE_WORDS } from "./claim-words/people";
import type { RatingWords } from "./claim-words/rating-words";
import { SELF_WORDS } from "./claim-words/self";
import {
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
  SAID,
  SIZES,
  SMALL,
  STRUGGLE,
  TO_IT,
  thereOf,
  toBe,
  VERY,
  WHICH,
} from "./claim-words/sizes";
import { STRAIN_WORDS } from "./claim-words/strain";
import {
  ALIVE,
  BURNT_LOW,
  EASILY,
  KEPT,
  ON_AND_OFF,
  ON_THE_FLOOR,
  THINNISH,
  WITH_EFFORT,
} from "./claim-words/ways";
import { clauseBefore, sentencesIn, unquoted } from "./form";

/** What makes nothing of a whole day. */
export const BELITTLING =
  /\b(?:(?<=\b(?:it's|it was|that's|really|been|is|probably) )nothing (?:worse|dramatic|serious|terrible|to speak of|out of the ordinary|unusual|to (?:fuss|write home) about)(?=[.,]|$)|that's all (?:it is|this is)|just one of those (?:days|nights|mornings|evenings|afternoons)|(?:slightly|a bit|a little|mildly|somewhat|fairly) (?:busy|bumpy|trying|tiresome|annoying|inconvenient|off-colour|under the weather|so-so|below|out of sorts)|(?:a|some) (?:bit|spot) of (?:bother|a (?:bump|blip|dip|wobble|nuisance|pain|lull|bother|muddle))|a (?:minor|small|slight|little) (?:blip|bump|dip|wobble|hiccup|hitch|setback|nuisance|inconvenience))\b/;

/** What may be said of each rating, and at which of its levels. */
const RATING_WORDS: Readonly<Record<DimensionKey, RatingWords>> = {
  ...STRAIN_WORDS,
  ...SELF_WORDS,
  ...OUTLOOK_WORDS,
  ...PEOPLE_WORDS,
  ...BODY_WORDS,
};

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

const CLAIMS: readonly Claims[] = DIMENSION_KEYS.flatMap((key) => claimsOf(key, RATING_WORDS[key]));

function claimsOf(key: DimensionKey, words: RatingWords): Claims[] {
  const { more, less, up, down, of, ofUp, ofDown, does, doesNot, doing, toIt, toItLess } = words;
  const isGood = DIMENSION[key].good === "high";
  const frames: readonly [string | undefined, (words: string) => Claim[]][] = [
    [more, (thing) => amountsOf(thing, !isGood, same)],
    [less, (thing) => amountsOf(thing, isGood, mirrored)],
    [up, (is) => stateClaims(is, isGood, same)],
    [down, (is) => stateClaims(is, !isGood, mirrored)],
    [ofUp, (is) => subjectClaims(of ?? "", is, same)],
    [ofDown, (is) => subjectClaims(of ?? "", is, mirrored)],
    [does, (what) => doesClaims(what, same)],
    [doesNot, (what) => doesClaims(what, mirrored)],
    [doing, doingClaims],
    [toIt, (what) => toItClaims(what, same)],
    [toItLess, (what) => toItClaims(what, mirrored)],
  ];
  return [
    ...frames.flatMap(([about, claims]) =>
      about ? [{ key, of: new RegExp(`(?<![\\w-])(?:${about})`, "m"), claims: claims(about) }] : [],
    ),
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
    ...(isHard ? [claim("234", `some (?:${thing})`), claim(ofLevels("345"), comingOf(thing))] : []),
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
  return said.flatMap(([at, words]) => (words ? [claim(at, words)] : []));
}

function same(levels: string): string {
  return levels;
}

function mirrored(levels: string): string {
  return [...levels].map((level) => 6 - Number(level)).join("");
}

/** A size that makes what follows it less than an end of the scale: "some of it's moving", "a little unsure why". */
const SMALLED =
  /\b(?:an? (?:little )?bit|a little|slightly|somewhat|a touch|a shade|a tad|mildly|fairly|middling|more or less|reasonably|^ ?some(?: of)?|a small|a faint|an? (?:mild |slight |small |faint )?(?:flutter|hint|touch|ripple|trace|whisper) of)(?: too)? $|^ ?(?:and large|on the whole|for the most part|mostly|some of the (?:time|day|week)),? /;
/** Words after a claim that take it from the end of the scale: "thankful on the whole". */
const MOSTLY =
  /^(?: [^.,\n]{0,12})?,? (?:on the whole|by and large|for the most part|mostly)\b|^,? (?:more or less|at a fair|now and then)\b/;
/** Words after "not much" that leave something: "not much drive, just enough to open the curtains". */
const SOMETHING_LEFT =
  /^[^.\n]{0,30}, (?:(?:maybe |perhaps |but |though )?(?:just|only|there's|there is) (?:enough(?! to know)|something|(?:a|the|one|that) (?:\w+ )?(?:chink|corner|flicker|glimmer|glint|gleam|trickle|thread|touch|whisper|crack|sliver|little)\b)|(?:maybe|perhaps) (?:just|only)|though you did|(?:but|though)(?: it's| it is)? (?:not (?:empty|gone|worn|nothing)|(?:still )?(?:holding|the odd)))/;

/** Words that make a claim a guess: it is said for all that when it makes something small of an extreme. */
const HEDGED = /\b(?:might|may|perhaps|maybe)\b/g;

/** A denial that takes for granted what follows it: "never mind that you're stuck", "don't waste that energy". */
const GRANTED =
  /\b(?:(?:it's|that's|must be|it is) (?:\w+ )?(?:hard|tough|lonely|frustrating|tiring|maddening|sad|rotten|miserable|exhausting|lovely|nice|good|great|a comfort|a joy) when|(?:it's|that's) (?:(?:not|hardly) surprising|only (?:natural|human|fair)|no (?:wonder|surprise|shame)|understandable) if|never mind|no matter|even if|not (?:least|only|just|to mention)|don't be surprised (?:at|if|by|that)|don't blame yourself (?:for|if|when)|(?:doesn't|can't|won't|may not) help|not to (?:listen to|let|fight)|don't (?:let|waste|lose|fight|listen to)(?= (?:that|this|your|all)\b))/g;

/** What gives a fact as the reason, whatever is denied before it: "don't expect much when you were awake half the night". */
const BECAUSE =
  /^.*\b(?:(?<!not |n't |\b(?:not|n't)\b[^,;]{0,30} )because|(?<!ever )since(?= you| your| it's)|now that|seeing (?:as|that)|considering|given(?: that| how)?|after(?= you'(?:ve|d)| (?:a|such|that|your|the|last) ))(?= )|^.*\bwhen(?= you (?:were|slept|had|got|woke|lay|did|'ve)| you've )/;
/** What makes "when" a "now that": "when worries press in like this". */
const SO_NOW = /^[^.,\n]{0,30} (?:like (?:this|that|these)|as (?:it|they|you) (?:is|are|do))\b/;
/** What makes "if" a "since": "if thankfulness comes slowly, that's only human". */
const ADMITTED =
  /^[^.\n]{0,50}, (?:that's (?:only|no|hardly|not|quite|perfectly|understandable|fair)|it's (?:only (?:human|natural)|no wonder|hardly)|no wonder|don't (?:chase|force)|(?:there's )?no shame)/;
/** What is said of people, not of the member: "everybody hits a rough patch". */
const OF_ANYBODY =
  /\b(?:everybody|everyone|we all|people|anybody|anyone|most people|all of us) (?:hits?|has|have|gets?|goes through|feels?(?= (?:a bit|some|now))) (?:\w+ ){0,3}$/;

/** Words before a claim that make it none: a condition, a denial, a wish. */
const UNSAID =
  /\b(?:(?<!\bas )if|until|till|once|unless|whether|without|(?<!\b(?:sounds?|seems?|looks?|feels?)(?: to you)? )as (?:though|if)|not|never|hardly|barely|rather than|instead of|(?<!\b(?:a|solid|nice|lovely|good|great|warm|poor|quiet|such) )little|could|might|would|may|used to|can (?:feel|seem|look) as|wish|imagine|before|usually|normally|expect|what(?! you(?:'re (?:facing|up against|dealing with|going through|lacking|missing|short of)| lack\b| set out\b| started\b| do (?:have|feel)))|none|nothing|nobody|neither|nor|needs?|offers?|deserves?|ask for|ask|hard to find|perhaps|maybe|most \w+s|\w+n't)\b|\bno (?!wonder|surprise)(?:\w+ )?$|(?<!\beven )\bwhen $|^ *get $/;

/** What a text says that is true at other levels only: the rating, and the words that say it. */
export function claimsAgainst(plain: string, levels: Levels): { key: DimensionKey; said: string }[] {
  // A sentence a line: a claim may ask to stand at the beginning or end of one.
  const lines = sentencesIn(
    unquoted(plain)
      .replace(NOT_SHORT, (_, verb) => (verb === "can" ? "can't" : `${verb}n't`))
      .replace(FOR_YOU, "$1"),
  ).map(stated);
  const text = lines.join("\n");
  return CLAIMS.flatMap(({ key, of, claims }) =>
    of !== undefined && !of.test(text)
      ? []
      : claims.flatMap(({ at, words }) =>
          // `search` first: `matchAll` makes a new expression each time.
          (at.includes(String(levels[key])) && !IS_END.test(at + levels[key])) || text.search(words) < 0
            ? []
            : [...text.matchAll(words)]
                .filter(({ index, 0: words }) => isFalse(at, levels[key], text, index, words))
                .map(([said]) => ({ key, said })),
        ),
  );
}

/** "Cannot", "is not": the claims have only the short forms. */
const NOT_SHORT = /\b(can|could|do|does|did|is|are|was|were|have|has|had|would) ?not\b/g;

/** "It's hard for you to hope", "there's no hope for you just now": it's all said of them. */
const FOR_YOU =
  /(\b(?:hard|harder|hard work|difficult|tough|easy|impossible|struggle)) for you(?= to\b| at| just| today)/g;

/** What a sentence states: all of it, or what a question begins with, as "With all this stress on you, could you stop?" */
function stated(sentence: string): string {
  if (!sentence.includes("?")) return sentence;
  return `${STATED_FIRST.exec(sentence)?.[0] ?? ""}.`;
}

const STATED_FIRST =
  /^(?:(?:with|after|now that|since|on|you(?:'re|'ve| are| have| feel| slept)) [^?]*?(?=,? (?:could|would|what|which|who|where|how|why|is|are|can|do|does|might|shall)\b)|(?:still |are you )?(?:feeling|had) a [^?]*)/;

/** A claim of one end of the scale, at that very end: only words that make it smaller can be false there. */
const IS_END = /^(?:12|123)1$|^3?455$/;

/** Whether a claim is made here, and false at this level. */
function isFalse(at: string, level: number | null, text: string, index: number, words: string): boolean {
  const before = clauseBefore(text, index);
  const after = text.slice(index + words.length);
  if (UNSAID.test(said(at, before, after)) || OF_ANYBODY.test(before)) return false;
  if (/^(?:12|123|45|345)$/.test(at) && (SMALLED.test(before) || MOSTLY.test(after))) {
    return level === 1 || level === 5;
  }
  return at.includes(String(level)) ? at === "12" && SOMETHING_LEFT.test(after) : true;
}

/** What stands before a claim: a small size is said, however carefully. */
function said(at: string, before: string, after: string): string {
  const told = before
    .replace(BECAUSE, "")
    .replace(GRANTED, "")
    .replace(SO_NOW.test(after) ? /\bwhen\b/g : /$^/, "")
    .replace(ADMITTED.test(after) ? /\bif\b/g : /$^/, "");
  return /[15]/.test(at) ? told : told.replace(HEDGED, "");
}

/** The ratings whose words a text contradicts. */
export function contradicted(plain: string, levels: Levels): DimensionKey[] {
  return [...new Set(claimsAgainst(plain, levels).map(({ key }) => key))];
}
