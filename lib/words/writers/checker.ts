import type { Levels } from "@/lib/check-ins/dimensions";
import { isAtMost } from "@/lib/check-ins/levels";
import { connectionAndSupport, dayOf, needsHelpNamed } from "@/lib/words/day";
import { isConfident } from "@/lib/words/library";
import { BELITTLING, contradicted } from "./claims";
import {
  alsoUnhedged,
  clauseBefore,
  isComplete,
  isEnglish,
  isMarkedUp,
  isPersonal,
  readingGrade,
  sentencesIn,
  TAGGED,
  unquoted,
  wordsOf,
} from "./form";
import {
  AGREEING,
  ANYBODY,
  APP_WORDS,
  BLAME,
  BRIDGE,
  COMPARISON,
  ENDING,
  FAITH,
  FIRST_PERSON,
  FORCED_THANKS,
  FRIENDLESS_HELP,
  FUTURE,
  HAPPENED,
  HARMFUL,
  HEALTH_WORKERS,
  HOPELESS,
  LET_OFF,
  MAXIM,
  MEDICAL,
  NO_HOPE,
  OFFERED_ON_FOOT,
  ON_FOOT,
  ON_FOOT_IF,
  OUTLOOK,
  OWN,
  PEOPLE,
  PEOPLE_IF,
  PRESSURE,
  PROMISE,
  PROVERB,
  REACHING,
  RESIGNED,
  SELF_PRAISE,
  SUPPOSED_BEFORE,
  SUPPOSED_BEHIND,
  TASK,
  THANKS_DENIED,
  TO_COME,
  TOXIC,
  UNRATED,
  UNSAFE,
  WORN,
} from "./phrases";
import type { Flaw, QuoteRequest } from "./port";
import { isRepeat } from "./repeats";

export const FEWEST_WORDS = 25;
export const MOST_WORDS = 60;
/** A grade of 7 is what is written for; two long sentences of plain words come to twice that and are read with ease. */
const HIGHEST_GRADE = 17;
/** Where one of connection and support is no more than the first, and the other no more than the second, nobody is taken for granted. */
const FEW = 2;
const SOME = 3;

/** What a text is judged against. */
export type Judging = Pick<QuoteRequest, "levels" | "care" | "recentTexts">;

/**
 * Judges any quote, whoever wrote it; an empty list means fit to show.
 *
 * Who is not sure of themselves is not praised: it jars with how they see themselves and can hurt (Wood, Perunovic and
 * Lee, "Positive Self-Statements: Power for Some, Peril for Others", Psychological Science 20(7), 2009).
 */
export function flaws(text: string, { levels, care, recentTexts }: Judging): Flaw[] {
  const plain = plainForm(text);
  const words = wordsOf(text);
  const sentences = sentencesIn(plain);
  const spoken = sentencesIn(unquoted(plain));
  // A question asks and claims nothing, unless it reproaches.
  const told = spoken.filter(
    (sentence) => !sentence.endsWith("?") || TAGGED.test(sentence) || REPROACHING.test(sentence),
  );
  const bareSpoken = alsoUnhedged(spoken);
  const bareTold = alsoUnhedged(told);
  const day = dayOf(levels);
  const people = connectionAndSupport(levels);
  const isAlone = Math.min(...people) <= FEW && Math.max(...people) <= SOME;
  const found: Record<Flaw, boolean> = {
    not_plain_text: isMarkedUp(text),
    not_english: !isEnglish(text, words),
    too_short: words.length < FEWEST_WORDS,
    too_long: words.length > MOST_WORDS,
    incomplete: !isComplete(text),
    hard_to_read: readingGrade(text) > HIGHEST_GRADE,
    medical: MEDICAL.test(plain) || (HEALTH_WORKERS.test(plain) && !callsForHealthWorkers(levels, isAlone)),
    promise: PROMISE.test(plain) || isSaid(FUTURE, bareTold) || foretells(bareTold),
    toxic_positivity:
      (!day.isGood && isSaid(TOXIC, sentences)) ||
      (isAtMost(levels.gratitudeLevels, 2) && isSaid(FORCED_THANKS, told, THANKS_DENIED)),
    praise:
      !isConfident(levels) &&
      isSaid(
        SELF_PRAISE,
        sentences.filter((sentence) => !sentence.endsWith("?")),
      ),
    task:
      care &&
      sentences.some(
        (sentence) => !sentence.endsWith("?") && TASK.test(sentence) && !REACHING.test(sentence),
      ),
    no_help: !care && needsHelpNamed(levels) && !FRIENDLESS_HELP.test(plain),
    no_bridge: care && !spoken.some((sentence) => BRIDGE.test(sentence) && !LET_OFF.test(sentence)),
    pressure: isSaid(PRESSURE, bareTold) || isSaid(BLAME, bareTold, NOT_SAID),
    unsafe: HARMFUL.test(plain) || isSaid(UNSAFE, told),
    hopeless:
      isSaid(HOPELESS, bareSpoken, SUPPOSED) ||
      isSaid(AGREEING, bareSpoken, SUPPOSED) ||
      isSaid(RESIGNED, bareSpoken, SUPPOSED) ||
      bareSpoken.some((sentence) => ENDING.test(sentence) || NO_HOPE.test(sentence)),
    unrated: isTold(UNRATED, spoken) || isTold(HAPPENED, told) || told.some(presumesLegs),
    contradiction: contradicted(plain, levels).length > 0 || (day.extreme > 0 && isSaid(BELITTLING, told)),
    people: isAlone && presumesPeople(sentences),
    comparison: isSaid(COMPARISON, alsoUnhedged(sentences)),
    faith: isSaid(FAITH, sentences),
    worn:
      isSaid(WORN, sentences) ||
      PROVERB.test(plain) ||
      sentences.some((sentence) => MAXIM.test(sentence)) ||
      unquoted(text).includes("!"),
    app_words:
      spoken.some((sentence) => APP_WORDS.test(sentence)) ||
      FIRST_PERSON.test(unquoted(text).replace(TO_BE_SAID, "")),
    personal: isPersonal(text),
    repeat: isRepeat(text, recentTexts),
  };
  return (Object.keys(found) as Flaw[]).filter((flaw) => found[flaw]);
}

/** A question that reproaches, or tells something before it asks: "it gets easier, so why not try?" */
const REPROACHING =
  /^(?:(?:so|and|but|now),? )?(?:have(?:n't)? you\b|isn't it (?:\w+ )?time\b|why (?:do|must|are|did|can't|won't|didn't|don't) you\b|(?:when|how long|how much longer|how many times) (?:are|will|must|do) you\b|(?:don't|wouldn't|shouldn't|couldn't) (?:you|it|things)\b|what did you\b|is it (?:really |honestly )?worth\b|why not stop\b|must you\b|are you sure\b|who (?:needs|cares)\b|do you (?:really|honestly)\b|could it be that you\b|what are you so\b|surely\b)|, so (?:why|how|what|is|are|can|could|would|shall|do)\b[^?]*\?$/;

/** What the member might say, after a colon: "say it straight: please help me". */
const TO_BE_SAID =
  /(?<=\b(?:[Ss]ay|[Tt]ell|[Aa]sk|[Tt]ext|[Ww]rite|[Ss]tart with|[Bb]egin with)\b[^.:;!?]{0,40}: )[^.!?]+/g;

/** Pain, little hope, much fear, help wanted soon, or nobody close or to turn to. */
function callsForHealthWorkers(levels: Levels, isAlone: boolean): boolean {
  const { physicalComfort, hopeForFuture, anxietyLevel, urgencyOfNeed } = levels;
  const { connectionWithOthers, supportSystemStrength } = levels;
  return (
    isAlone ||
    isAtMost(physicalComfort, 2) ||
    isAtMost(hopeForFuture, 2) ||
    (anxietyLevel ?? 0) >= 4 ||
    (urgencyOfNeed ?? 0) >= 4 ||
    connectionWithOthers === 1 ||
    supportSystemStrength === 1
  );
}

function presumesPeople(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    const match = PEOPLE.exec(sentence);
    if (match === null || PEOPLE_IF.test(sentence)) return false;
    if (ANYBODY.test(sentence) && !OWN.test(match[0])) return false;
    return !DENIAL.test(clauseBefore(sentence, match.index));
  });
}

function presumesLegs(sentence: string): boolean {
  if (ON_FOOT_IF.test(sentence)) return false;
  return ON_FOOT.test(sentence) || (OFFERED_ON_FOOT.test(sentence) && !ONE_OF_SEVERAL.test(sentence));
}

/** Something is offered among other things: "a walk or a book", "whatever suits: a walk, a cupboard". */
const ONE_OF_SEVERAL = /\bor\b|: [^.]*, /;

/** Whether it is told of a life, where nothing denies or supposes it. */
function isTold(words: RegExp, sentences: readonly string[]): boolean {
  return sentences.some((sentence) =>
    placesOf(words, sentence).some(
      (index) =>
        !DENIAL.test(clauseBefore(sentence, index)) &&
        !SUPPOSED_BEFORE.test(sentence.slice(0, index)) &&
        !SUPPOSED_BEHIND.test(sentence.slice(index)),
    ),
  );
}

/** Whether it tells what is to come. */
function foretells(told: readonly string[]): boolean {
  return isSaid(OUTLOOK, told) || isSaid(TO_COME, told);
}

/** Whether it stands anywhere but where it is denied: "you needn't look for the good side". */
function isSaid(words: RegExp, sentences: readonly string[], unless = DENIAL): boolean {
  return sentences.some((sentence) =>
    placesOf(words, sentence).some((index) => !unless.test(clauseBefore(sentence, index))),
  );
}

/** Where in a sentence the words stand. */
function placesOf(words: RegExp, sentence: string): number[] {
  if (!words.test(sentence)) return [];
  const everywhere = EVERYWHERE.get(words) ?? new RegExp(words, "g");
  EVERYWHERE.set(words, everywhere);
  everywhere.lastIndex = 0;
  const places: number[] = [];
  for (let found = everywhere.exec(sentence); found !== null; found = everywhere.exec(sentence)) {
    places.push(found.index);
    if (found[0] === "") everywhere.lastIndex += 1;
  }
  return places;
}

/** Long expressions are dear to make, as `matchAll` does each time. */
const EVERYWHERE = new WeakMap<RegExp, RegExp>();

const DENIAL =
  /\b(?:may seem|(?<!why )not|no(?! (?:wonder|surprise|doubt))|never|nobody|no one|nothing|nor|without|(?<!a )few|whether|if|before anybody|(?:told|tells|telling)(?: you(?:rself)?)? to|\w+n't)\b/;
/** A denial before the words, but not of what follows an "if". */
const NOT_SAID =
  /\b(?:not|no(?! (?:wonder|surprise|doubt))|none|never|nobody|no one|nothing|nor|without|\w+n't)\b/;
/** Supposed, or what is to be said to somebody: "telling them there's no hope left is enough". */
const SUPPOSED =
  /^ *if\b|\bmay seem\b|\b(?:tell|telling|say to|saying to|to|let) (?:them|someone|somebody|a helpline|whoever (?:answers|picks up)|one of them)(?: know)?(?: that)? ?$/;

function plainForm(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}
