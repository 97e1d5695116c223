import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { RATING_WORDS, type RatingWords } from "./claim-words";
import { clauseBefore, sentencesIn, unquoted } from "./form";

/** How much of something words say there is, and the levels at which that is true; the mirror of them where it is a thing there is less of. */
const AMOUNTS: readonly (readonly [levels: string, before: string, after: string])[] = [
  [
    "1",
    "(?:zero|absolutely no|not one|not a single|not an? (?:scrap|shred|trace|drop|jot|ounce|grain|flicker|speck|whisper) of)(?: real| great)?",
    "",
  ],
  [
    "12",
    "(?:no|not any|n't any|not a bit of|can't (?:find|feel|see) any)(?: real| great| particular| practical| proper| actual)?",
    "(?:(?:'s| is| has)(?: all)? (?:gone|nowhere|missing|absent|not there|run out|used up|out of reach|at zero)| isn't (?:there|anywhere|coming|to be found)| (?:won't|doesn't) come)",
  ],
  [
    "12",
    "(?:hardly any|barely any|next to no|almost no|very little|scarcely any|precious little|(?<!a )little|so little|too little|not much|not a lot of|not enough|n't much|n't a lot of|n't enough|n't a great deal of|short (?:of|on)|low on|thin on|out of)",
    "(?:'s| is| are|'s been| has been| feels| running| runs)? (?:very |rather |quite |so |pretty |on the )?(?:low|thin|faint|short|scarce|hard to find|in short supply|shaky|small|weak|poor|limited|patchy)",
  ],
  [
    "2",
    "",
    "(?:'s| has| is|'s been)? (?:slipped|dipped|sagged|slipping|dipping|(?:a bit|a little|slightly|somewhat|a touch|a shade|marginally) (?:low|lower|thin|thinner|short|off|down|wobbly|poor))",
  ],
  ["2345", "(?:some|the odd)", ""],
  [
    "23",
    "(?:a shade|a touch|a bit|slightly|a little|somewhat) (?:low on|short (?:of|on)|down on|light on)",
    "",
  ],
  [
    "234",
    "(?:a bit of|a little|a touch of|a few|mild|a little bit of|a hint of|a spot of)",
    "(?:'s| is)? (?:mild|a bit up|slightly up)",
  ],
  [
    "23",
    "",
    "(?:'s| is| was)? (?:not the best|not great|not brilliant|not what it could be|could(?:'ve| have) been better)",
  ],
  ["345", "(?:a fair (?:bit|amount) of|quite a bit of|enough|a reasonable amount of|decent)", ""],
  [
    "45",
    "(?:a lot of|lots of|plenty of|so much|this much|that much|all this|all that|all the|full of|a good deal of|a great deal of|heaps of|loads of|real|good|strong|solid|high|great|heavy|considerable|such|bags of)",
    "(?:'s| is| are|'s been| has been| feels| running)? (?:very |really |quite |pretty |so |right )?(?:high|strong|good|solid|plentiful|loud|big|heavy|bad|on your side|to be had|behind you)(?! (?:again|enough))",
  ],
  [
    "5",
    "(?:enormous|huge|intense|overwhelming|tremendous|extreme|massive|immense|boundless|endless)",
    "(?:'s| is| feels)? (?:about |just )?(?:enormous|huge|intense|overwhelming|tremendous|immense|massive|sky-high|through the roof|as (?:strong|high|bad|big|good) as)",
  ],
];

/** A small word makes a state smaller than its end of the scale, a great one makes it that very end. */
const SMALL =
  "(?:a bit|a little|slightly|somewhat|a touch|a tad|mildly|a little bit|a shade|marginally|faintly|a smidge)(?: too)? ";
const GREAT = "(?:completely|totally|utterly|entirely|absolutely|wholly|hopelessly|perfectly) ";
const DENIED =
  "(?:not|aren't|don't|haven't|can't|couldn't|hardly|scarcely|far from|never)(?: (?:very|that|so|too|feeling|feel|be|being|particularly|really|all|exactly|especially|terribly|much|at all))* ";
const SAID =
  "(?:you're|you are|you do feel|you feel|you've been|you still feel|it's|it's been|it's all|things are|and|,|;|^)(?: (?:so|very|really|quite|deeply|still|all|just|rather|pretty|properly|this|feeling))* ?";

/** Small words said otherwise than before a state: "a bit of a rough night", "a little way off". */
const SMALLER: Partial<Record<DimensionKey, string>> = {
  sleepQuality:
    "(?:a bit of a|a slightly|a somewhat|a little bit of a|a rather) (?:rough|poor|bad|broken|restless|short) (?:night|sleep)|(?:night|sleep)(?:'s| was| is| could)? (?:a bit|slightly|a little|somewhat) (?:rough|poor|broken|restless|short|off)|could do with (?:a bit|a little) more sleep",
  connectionWithOthers:
    "people (?:are |feel |seem )?(?:a bit|a little|slightly|somewhat|a touch) (?:way )?(?:off|far|distant|out of reach|away)",
  physicalComfort:
    "(?:a bit|a little|slightly|somewhat|a touch|mildly) (?:of an? (?:ache|niggle)|stiff|tender|off)",
  progressTowardGoals:
    "(?:a bit|a little|slightly|somewhat|rather) (?:slow|sluggish|sticky)|hit a snag|not quite as fast",
  focusClarity: "(?:a bit|a little|slightly|somewhat) (?:cloudy|slow|distracted|woolly)",
  senseOfPurpose: "(?:a bit|a little|slightly|somewhat) (?:lost|unsure|adrift)",
  currentChallengeLevel:
    "(?:a bit|a little|slightly|somewhat|fairly|rather) (?:tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
};

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
