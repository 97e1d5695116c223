import type { DimensionKey, Levels } from "@/lib/check-ins/dimensions";
import { CLAIMS } from "./claim-words/claims-of-ratings";
import { SHARED } from "./claim-words/rating-words";
import { clauseBefore, sentencesIn, TAGGED, unquoted } from "./form";

/** What makes nothing of a whole day. */
export const BELITTLING =
  /\b(?:(?<=\b(?:it's|it was|that's|really|been|is|probably) )nothing (?:worse|dramatic|serious|terrible|to speak of|out of the ordinary|unusual|to (?:fuss|write home) about)(?=[.,]|$)|none of (?:it|that|this)(?:'s| is) (?:\w+ )?(?:dramatic|serious|terrible|a big deal)|it's (?:just|only|merely) (?:tiresome|annoying|a nuisance|irritating|inconvenient|a bore|awkward)|that's all (?:it is|this is)|it(?:'s| was) [^.,]{2,25}, that's all(?=[.])|just one of those (?:days|nights|mornings|evenings|afternoons)|(?:slightly|a bit|a little|mildly|somewhat|fairly) (?:busy|bumpy|trying|tiresome|annoying|inconvenient|off-colour|under the weather|so-so|below|out of sorts)|(?:a|some) (?:bit|spot) of (?:bother|a (?:\w+ )?(?:bump|blip|dip|wobble|nuisance|pain|lull|bother|muddle|patch|spell|fix|squeeze))|an? (?:slightly|bit|little|mildly|somewhat|fairly) (?!odd|strange|funny|unusual|peculiar|different|\w+er )\w+ (?:way to (?:spend|start|end|be|pass)|place to be|thing (?:to (?:face|carry|have)|you're)|business|stretch|patch|spell)|a (?:minor|small|slight|little) (?:blip|bump|dip|wobble|hiccup|hitch|setback|nuisance|inconvenience))\b/;

/** A size that makes what follows it less than an end of the scale: "some of it's moving", "a little unsure why". */
const SMALLED =
  /\b(?:an? (?:little )?bit|a little|slightly|fairly|middling|more or less|reasonably|^ ?some(?: of)?|a small|a faint|an? (?:mild |slight |small |faint )?(?:flutter|hint|touch|ripple|trace|whisper) of)(?: too)? $|^ ?(?:and large|on the whole|for the most part|mostly|some of the (?:time|day|week)),? /;
/** Words after a claim that take it from the end of the scale: "thankful on the whole". */
const MOSTLY =
  /^(?: [^.,\n]{0,12})?,? (?:on the whole|by and large|for the most part|mostly)\b|^,? (?:more or less|at a fair|now and then)\b|^[^.,\n]{0,20}, (?:(?:and )?that's all|(?:nothing|no) (?:much|more|worse|serious|dramatic|to speak of)|no (?:more|worse) than that)(?=[.,\n]|$)/;
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
/** And so does the claim: "when hope's this thin", "when things have been flying along". */
const SO_MUCH = / (?:this|so) \w+$|^\w+(?:'ve| have|'s| has) been\b/;
/** What makes "if" a "since": "if thankfulness comes slowly, that's only human". */
const ADMITTED =
  /^[^.\n]{0,50}, (?:that's (?:only|no|hardly|not|quite|perfectly|understandable|fair)|it's (?:only (?:human|natural)|no wonder|hardly)|no wonder|don't (?:chase|force)|(?:there's )?no shame)/;
/** What is said of people, not of the member: "everybody hits a rough patch". */
const OF_ANYBODY =
  /\b(?:everybody|everyone|we all|people|anybody|anyone|most people|all of us) (?:hits?|has|have|gets?|goes through|feels?(?= (?:a bit|some|now))) (?:\w+ ){0,3}$/;

/** Words before a claim that make it none: a condition, a denial, a wish. */
const UNSAID =
  /\b(?:(?<!\bas )if|until|till|once|unless|whether|without|(?<!\b(?:sounds?|seems?|looks?|feels?)(?: to you)? )as (?:though|if)|not|never|hardly|barely|rather than|instead of|(?<!\b(?:a|solid|nice|lovely|good|great|warm|poor|quiet|such) )little|could|might|would|may|used to|can (?:feel|seem|look) as|wish|imagine|before|usually|normally|expect|what(?! you(?:'re (?:facing|up against|dealing with|going through|lacking|missing|short of)| lack\b| set out\b| started\b| do (?:have|feel)))|none|nothing|nobody|neither|nor|needs?|offers?|deserves?|ask for|ask|hard to find|perhaps|maybe|most \w+s|\w+n't)\b|\bwant(?:s|ing)? (?:\w+ )?$|\bno (?!wonder|surprise)(?:\w+ )?$|(?<!\beven )\bwhen $|^ *get $/;

/** What a text says that is true at other levels only: the rating, and the words that say it. */
export function claimsAgainst(plain: string, levels: Levels): { key: DimensionKey; said: string }[] {
  // A sentence a line: a claim may ask to stand at the beginning or end of one.
  const lines = sentencesIn(
    unquoted(plain)
      .replace(NOT_SHORT, (_, verb) => (verb === "can" ? "can't" : `${verb}n't`))
      .replace(FOR_YOU, "$1")
      .replace(TINY, "a bit"),
  ).map(stated);
  return CLAIMS.flatMap(({ key, of, claims }) => {
    const shared = levels[key] === 3 ? SHARED[key] : undefined;
    const text = (of === undefined ? lines : lines.filter((line) => of.test(line))).join("\n");
    return text === ""
      ? []
      : claims.flatMap(({ at, words }) =>
          // `search` first: `matchAll` makes a new expression each time.
          (at.includes(String(levels[key])) && !IS_END.test(at + levels[key])) || text.search(words) < 0
            ? []
            : [...text.matchAll(words)]
                .filter(
                  ({ index, 0: words }) =>
                    isFalse(at, levels[key], text, index, words) &&
                    !(shared?.words.test(words) && at.includes(String(levels[shared.with]))),
                )
                .map(([said]) => ({ key, said })),
        );
  });
}

/** "Cannot", "is not": the claims have only the short forms. */
const NOT_SHORT = /\b(can|could|do|does|did|is|are|was|were|have|has|had|would) ?not\b/g;

/** "It's hard for you to hope", "there's no hope for you just now": it's all said of them. */
const FOR_YOU =
  /(\b(?:hard|harder|hard work|difficult|tough|easy|impossible|struggle)) for you(?= to\b| at| just| today)/g;

/** However small it is said to be, it is "a bit": "ever so slightly", "the tiniest bit", "a shade", "somewhat". */
const TINY =
  /\b(?=ever so|the \w+s?t |an? |marg|faint|slight|somew|mild)(?<!\b(?:not|\w+n't) )(?:ever so (?:slightly|faintly|a little)|the (?:tiniest|teeniest|merest|least|slightest|smallest)(?: little)? bit|an? (?:(?:tiny|teeny|wee|small|little) bit|smidge|smidgen|mite|hair|whisker|trifle|fraction|tad|shade|touch)|(?<!\ban? )(?:marginally|faintly|slightly|somewhat|mildly))\b(?! of\b)/g;

/** What a sentence states: all of it, or what a question begins with, as "With all this stress on you, could you stop?" */
function stated(sentence: string): string {
  if (!sentence.includes("?") || TAGGED.test(sentence)) return sentence;
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
  if (UNSAID.test(said(at, before, after, words)) || OF_ANYBODY.test(before)) return false;
  if (/^(?:12|123|45|345)$/.test(at) && (SMALLED.test(before) || MOSTLY.test(after))) {
    return level === 1 || level === 5;
  }
  return at.includes(String(level)) ? at === "12" && SOMETHING_LEFT.test(after) : true;
}

/** What stands before a claim: a small size is said, however carefully. */
function said(at: string, before: string, after: string, words: string): string {
  const told = before
    .replace(BECAUSE, "")
    .replace(GRANTED, "")
    .replace(SO_NOW.test(after) || SO_MUCH.test(words) ? /\bwhen\b/g : /$^/, "")
    .replace(ADMITTED.test(after) ? /\bif\b/g : /$^/, "");
  return /[15]/.test(at) ? told : told.replace(HEDGED, "");
}

/** The ratings whose words a text contradicts. */
export function contradicted(plain: string, levels: Levels): DimensionKey[] {
  return [...new Set(claimsAgainst(plain, levels).map(({ key }) => key))];
}
