import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { any, RATING_WORDS, type RatingWords } from "./claim-words";
import { clauseBefore, sentencesIn, unquoted } from "./form";

/** A grain of something, in any measure. */
const GRAIN =
  "(?:scrap|shred|trace|drop|jot|ounce|grain|flicker|speck|whisper|bit|inch|atom|iota|crumb|spark|whit|glimmer|thread|morsel|sliver|hint)";
const LITTLE =
  "(?:bit|touch|little|hint|spot|dash|pinch|dab|trickle|smattering|sprinkling|modicum|whiff|twinge|niggle|flutter|murmur|ripple|shade|hum|buzz|undercurrent|prickle|ghost|suggestion|shadow|edge|trace|small amount|tad|sliver|glimmer)";
const IS = "(?:'s| is| are|'s been| has been| feels| feel| seems| looks| running| runs)?";

interface Size {
  /** The levels at which there may be said to be so much of a thing. */
  at: string;
  /** Words before the thing: "hardly any hope". */
  before?: string;
  /** Words after it: "hope's very low". */
  after?: string;
}

/** How English says how much there is of something; mirrored for what there is less of, the higher the level. */
const SIZES: readonly Size[] = [
  {
    at: "1",
    before: any(
      `(?:zero|nil|absolutely no|not one|not a single|not an? (?:single )?${GRAIN} of|devoid of|bereft of|empty of|drained of(?: all| any)?|stripped of(?: all| any)?|every (?:last )?${GRAIN} of)(?: real| great)?`,
      "(?:none|nothing) of (?:your|the|any)",
    ),
    after: any(
      `${IS} (?:zero|nil|non-existent|nonexistent|at (?:rock bottom|zero|nil)|extinct|dead|wiped out|completely gone|totally gone)`,
      "(?: worth the name)",
    ),
  },
  {
    at: "123",
    before: "no (?:great|particular|special|undue|huge|enormous|end-of-the-world)",
  },
  {
    at: "12",
    before:
      "(?:no|not any|n't any|not a bit of|can't (?:find|feel|see) any)(?: real| practical| proper| actual)?",
    after:
      "(?:(?:'s| is| has)(?: all)? (?:gone|nowhere|missing|drained|ebbed|leaked|evaporated|vanished|deserted you|dried up|absent|not there|run out|used up|out of reach|at zero|on the floor|flat|spent)| isn't (?:there|anywhere|coming|to be found)| (?:won't|doesn't) come)",
  },
  {
    at: "12",
    before:
      "(?:hardly any|barely any|next to no|almost no|very little|scarcely any|precious little|(?<!a )little|so little|too little|not much|not a lot of|not enough|n't much|n't a lot of|n't enough|n't a great deal of|short (?:of|on)|low on|thin on|out of|starved of|lacking(?: in)?|a lack of|a dearth of|a shortage of|minimal|meagre|scant|the thinnest|the faintest|the last of your)",
    after: `${IS} (?:very |rather |quite |so |pretty |on the )?(?:low|thin|faint|short|scarce|hard to find|in short supply|shaky|small|weak|poor|limited|patchy|meagre|lacking|sparse|wanting|flagging|dwindling|at a low ebb|scant)`,
  },
  {
    at: "2",
    after:
      "(?:'s| has| is|'s been)? (?:slipped|dipped|sagged|slipping|dipping|(?:a bit|a little|slightly|somewhat|a touch|a shade|marginally) (?:on the )?(?:low|lower|thin|thinner|short|off|down|wobbly|poor)(?: side)?)",
  },
  { at: "2345", before: "some" },
  {
    at: "23",
    before: any(
      "(?:a shade|a touch|a bit|slightly|a little|somewhat) (?:low on|short (?:of|on)|down on|light on)",
      "(?:just about|just|barely|only just|hardly|scarcely) enough",
      "(?:an?|some|the (?:faintest|vaguest)) (?:faint |vague |slight |small )?(?:inkling|glimmer|flicker|whiff|trickle) of",
    ),
  },
  {
    at: "234",
    before: any(
      `an? (?:small |slight |mild |little |faint |low |quiet |gentle |passing )?${LITTLE} of`,
      "(?:a little|a few|mild|slight|minor|modest|the odd|the occasional|an occasional|occasional|one or two|a couple of|a slight|a mild|a minor|a small|a certain amount of|a degree of|a measure of|middling|average|passable|fair-to-middling|moderate|a moderate amount of|so-so)",
    ),
    after: `${IS} (?:only |just |fairly |pretty |quite )?(?:mild|slight|minor|modest|moderate|middling|average|so-so|passable|tolerable|bearable|a bit up|slightly up|up a (?:bit|little|touch|notch)|down a (?:bit|little|touch|notch)|nothing (?:much|special|to speak of|to shout about)|not too bad)`,
  },
  {
    at: "23",
    after:
      "(?:'s| is| was)? (?:not the best|not great|not brilliant|not what it could be|could(?:'ve| have) been better)",
  },
  {
    at: "34",
    before: "(?:a fair (?:bit|amount) of|a decent (?:bit|amount) of|a respectable amount of)",
  },
  {
    at: "345",
    before:
      "(?:quite a bit of|(?<!about |just |barely |hardly |scarcely )enough|a reasonable amount of|decent)",
  },
  {
    at: "45",
    before:
      "(?:a lot of|lots of|plenty of|so much|this much|that much|all this|all that|all the|full of|a good deal of|a great deal of|heaps of|loads of|bags of|tons of|masses of|mountains of|stacks of|no end of|no shortage of|no lack of|more than enough|ample|abundant|real|good|strong|solid|high|great|steady|healthy|brisk|heavy|considerable|serious|severe|fierce|acute|such|piles of|buckets of|oodles of|a mountain of|a mass of|a flood of|a wealth of)",
    after: `${IS} (?:very |really |quite |pretty |so |right )?(?:high|strong|good|solid|plentiful|loud|big|heavy|bad|fierce|severe|abundant|ample|in full (?:flow|swing|cry)|on your side|to be had|behind you)(?! (?:again|enough))`,
  },
  {
    at: "5",
    before:
      "(?:bursting with|brimming with|overflowing with|enormous|huge|intense|overwhelming|tremendous|extreme|massive|immense|boundless|endless|unbearable|crushing|crippling|blinding|limitless|unlimited|towering|colossal|monumental|the (?:strongest|fiercest|worst|greatest|highest|heaviest|deepest|most extreme) (?:possible |sort of |kind of )?|any amount of)",
    after: `${IS} (?:about |just )?(?:enormous|huge|intense|overwhelming|tremendous|immense|massive|unbearable|crushing|boundless|limitless|sky-high|through the roof|at (?:its|a|their|full) (?:height|peak|worst|highest|maximum|strength|pitch|full)|as (?:strong|high|bad|big|good|fierce|heavy) as)`,
  },
];

/** What makes a state smaller than its end of the scale. */
const SMALL =
  "(?:a bit|a little|slightly|somewhat|a touch|a tad|mildly|a little bit|a shade|marginally|faintly|a smidge|a trifle|a fraction|vaguely|moderately|reasonably|tolerably|only just)(?: too)? ";
/** What makes it less than that end, and no little either. */
const FAIR = "(?:fairly|reasonably|moderately|passably|tolerably|adequately|decently) ";
/** What makes it that very end. */
const GREAT =
  "(?:completely|totally|utterly|entirely|absolutely|wholly|hopelessly|perfectly|thoroughly|unbearably|profoundly|desperately|unutterably|one hundred per cent|immeasurably|never (?:been )?(?:so|more)) ";
/** What makes nothing of a whole day. */
export const BELITTLING =
  /\b(?:nothing (?:worse|dramatic|serious|terrible|to speak of|out of the ordinary|unusual|to (?:fuss|write home) about)(?=[.,]|$)|that's all (?:it is|this is)|just one of those (?:days|nights|mornings|evenings|afternoons)|(?:slightly|a bit|a little|mildly|somewhat|fairly) (?:busy|bumpy|trying|tiresome|annoying|inconvenient|off-colour|under the weather|so-so|below|out of sorts)|(?:a|some) (?:bit|spot) of (?:bother|a (?:bump|blip|dip|wobble|nuisance|pain|lull|bother|muddle))|a (?:minor|small|slight|little) (?:blip|bump|dip|wobble|hiccup|hitch|setback|nuisance|inconvenience))\b/;

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
function claimsAgainst(plain: string, levels: Levels): { key: DimensionKey; said: string }[] {
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
