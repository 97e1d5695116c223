import { DIMENSION, DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { RATING_WORDS, type RatingWords } from "./claim-words";
import { clauseBefore, sentencesIn, unquoted } from "./form";
import { GREAT, SIZES, SMALL } from "./sizes";

const DENIED =
  "(?:not|aren't|don't|haven't|can't|couldn't|hardly|scarcely|far from|never)(?: (?:very|that|so|too|feeling|feel|be|being|particularly|really|all|exactly|especially|terribly|much|at all))* ";
const SAID =
  "(?:you're|you are|you do feel|you feel|you've been|you still feel|it's|it's been|it's all|things are|and|,|;|^)(?: (?:so|very|really|quite|deeply|still|all|just|rather|pretty|properly|this|feeling))* ?";

/** Small words said otherwise than before a state: "a bit of a rough night", "a little way off". */
const SMALLER: Partial<Record<DimensionKey, string>> = {
  sleepQuality:
    "(?:a bit of a|a slightly|a somewhat|a little bit of a|a rather) (?:rough|poor|bad|broken|restless|short) (?:night|sleep)|(?:night|sleep)(?:'s| was| is| could)? (?:a bit|slightly|a little|somewhat) (?:rough|poor|broken|restless|short|off)|could do with (?:a bit|a little) more sleep|(?:an? )?(?:fair|so-so|middling|passable|average|reasonable|half-decent|patchy|interrupted) night",
  connectionWithOthers:
    "people (?:are |feel |seem )?(?:a bit|a little|slightly|somewhat|a touch) (?:way )?(?:off|far|distant|out of reach|away)",
  physicalComfort:
    "(?:a bit|a little|slightly|somewhat|a touch|mildly) (?:of an? (?:ache|niggle)|stiff|tender|off)|(?:some|the odd|an odd|a few|one or two|the occasional) (?:aches?|pains?|niggles?|twinges?|stiffness|soreness|discomfort|complaint)|not (?:quite|entirely|altogether) comfortable",
  anxietyLevel:
    "(?:a few|some|the odd|a case of the|a couple of) (?:butterfl\\w+|jitters|niggles?|qualms?|flutters?|twinges?|misgivings?|collywobbles)|(?:slight|mild|small|niggling|passing) (?:worry|unease|concern|flutter)",
  motivationLevel:
    "(?:some|a flicker of|half) (?:an? )?(?:inclination|interest)|half (?:a mind|inclined|wanting) to|not (?:un)?willing",
  supportSystemStrength:
    "(?:one or two|a few|a couple of|the odd) (?:people|person|hands?|ones?|places?) (?:to (?:turn to|ask|lean on|call on)|behind you|who'd help)|the odd helping hand",
  gratitudeLevels:
    "(?:a thing or two|one or two things|the odd thing|a few things|one small thing) (?:to be (?:thankful|grateful|glad)|you(?:'re| are) (?:thankful|grateful|glad))",
  hopeForFuture:
    "(?:cautiously|guardedly|mildly|quietly|tentatively) (?:hopeful|optimistic)|the odd (?:hopeful|bright) (?:thought|moment)",
  confidenceLevel:
    "(?:some|a few|the odd|passing|niggling) (?:qualms?|second thoughts|wobbles?) about yourself|not (?:quite|entirely|altogether) (?:sure|certain) of yourself",
  stressLevel:
    "(?:a bit|a little|a few things|something) (?:on your (?:plate|mind)|to (?:juggle|keep up with))|(?:niggling|low-level|background) (?:stress|strain|pressure)",
  progressTowardGoals:
    "(?:a bit|a little|slightly|somewhat|rather) (?:slow|sluggish|sticky)|hit a snag|not quite as fast",
  focusClarity: "(?:a bit|a little|slightly|somewhat) (?:cloudy|slow|distracted|woolly)",
  senseOfPurpose:
    "(?:a bit|a little|slightly|somewhat) (?:lost|unsure|adrift)|(?:some|an?|half an?|a (?:rough|vague|faint|hazy)) (?:inkling|idea|notion|sense) (?:of )?(?:why|what|where|which)",
  currentChallengeLevel:
    "(?:a bit|a little|slightly|somewhat|fairly|rather) (?:tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
};

/** Words, and the levels of a rating at which they may be said of it. */
interface Claim {
  key: DimensionKey;
  at: string;
  words: RegExp;
  /** What an amount is said of: a text without it says no amount of it. */
  of?: RegExp;
}

const CLAIMS: readonly Claim[] = DIMENSION_KEYS.flatMap((key) => claimsOf(key, RATING_WORDS[key]));

function claimsOf(key: DimensionKey, { more, less, up, down, high, low, top, bottom }: RatingWords): Claim[] {
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
