import type { Levels } from "@/lib/check-ins/dimensions";
import { dayOf } from "@/lib/words/day";
import { sentencesOf } from "@/lib/words/library";
import { contradicted } from "./claims";
import {
  clauseBefore,
  isComplete,
  isEnglish,
  isMarkedUp,
  isPersonal,
  readingGrade,
  sentencesIn,
  unquoted,
  wordsOf,
} from "./form";
import { BRIDGE, HARMFUL, HEALTH_WORKERS, HOPELESS, LET_OFF, MEDICAL, REACHING, TASK } from "./phrases/harm";
import { FUTURE, PROMISE, SELF_PRAISE, TO_COME, TOXIC } from "./phrases/promises";
import { APP_WORDS, COMPARISON, FAITH, FIRST_PERSON, PEOPLE, PEOPLE_IF, WORN } from "./phrases/style";
import type { Flaw, QuoteRequest } from "./port";

export const FEWEST_WORDS = 25;
export const MOST_WORDS = 60;
/** A grade of 7 is what is written for; over some forty words the formula is two grades out either way. */
const HIGHEST_GRADE = 9;
/** At this confidence or less a member is not praised: it jars with how they see themselves and can hurt. */
const LOW_CONFIDENCE = 2;
/** Up to this sum of connection and support nobody is taken for granted. */
const NOBODY = 3;

/** What a text is judged against. */
export type Judging = Pick<QuoteRequest, "levels" | "care" | "recentTexts">;

/**
 * Judges any quote, whoever wrote it; an empty list means fit to show.
 *
 * The rule on praise follows Wood, Perunovic and Lee, "Positive Self-Statements: Power for Some,
 * Peril for Others", Psychological Science 20(7), 2009.
 */
export function flaws(text: string, { levels, care, recentTexts }: Judging): Flaw[] {
  const plain = plainForm(text);
  const words = wordsOf(text);
  const sentences = sentencesIn(plain);
  const day = dayOf(levels);
  const isAlone = day.people <= NOBODY;
  const found: Record<Flaw, boolean> = {
    not_plain_text: isMarkedUp(text),
    not_english: !isEnglish(text, words),
    too_short: words.length < FEWEST_WORDS,
    too_long: words.length > MOST_WORDS,
    incomplete: !isComplete(text),
    hard_to_read: readingGrade(text) > HIGHEST_GRADE,
    medical: MEDICAL.test(plain) || (HEALTH_WORKERS.test(plain) && !callsForHealthWorkers(levels, isAlone)),
    promise: PROMISE.test(plain) || FUTURE.test(plain) || foretells(sentencesIn(unquoted(plain))),
    toxic_positivity: !day.isGood && isSaid(TOXIC, sentences),
    praise:
      levels.confidenceLevel <= LOW_CONFIDENCE &&
      isSaid(
        SELF_PRAISE,
        sentences.filter((sentence) => !sentence.endsWith("?")),
      ),
    task:
      care &&
      sentences.some(
        (sentence) => !sentence.endsWith("?") && TASK.test(sentence) && !REACHING.test(sentence),
      ),
    no_bridge:
      care &&
      !sentencesIn(unquoted(plain)).some((sentence) => BRIDGE.test(sentence) && !LET_OFF.test(sentence)),
    unsafe: HARMFUL.test(plain),
    hopeless: isSaid(HOPELESS, sentencesIn(unquoted(plain)), SUPPOSED),
    contradiction: contradicted(plain, levels).length > 0,
    people: isAlone && presumesPeople(sentences),
    comparison: COMPARISON.test(plain),
    faith: FAITH.test(plain),
    worn: isSaid(WORN, sentences) || unquoted(text).includes("!"),
    app_words: APP_WORDS.test(plain) || FIRST_PERSON.test(unquoted(text)),
    personal: isPersonal(text),
    repeat: isRepeat(text, recentTexts),
  };
  return (Object.keys(found) as Flaw[]).filter((flaw) => found[flaw]);
}

/** Pain, little hope, much fear, or nobody close or to turn to. */
function callsForHealthWorkers(levels: Levels, isAlone: boolean): boolean {
  const { physicalComfort, hopeForFuture, anxietyLevel, connectionWithOthers, supportSystemStrength } =
    levels;
  return (
    isAlone ||
    physicalComfort <= 2 ||
    hopeForFuture <= 2 ||
    anxietyLevel >= 4 ||
    connectionWithOthers === 1 ||
    supportSystemStrength === 1
  );
}

function presumesPeople(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    const match = PEOPLE.exec(sentence);
    if (match === null || PEOPLE_IF.test(sentence)) return false;
    return !DENIAL.test(clauseBefore(sentence, match.index).replace("why not", ""));
  });
}

/** Whether it tells what is to come; in a question it asks. */
function foretells(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => !sentence.endsWith("?") && TO_COME.test(sentence));
}

/** Whether it stands anywhere but where it is denied: "you needn't look for the good side". */
function isSaid(words: RegExp, sentences: readonly string[], unless = DENIAL): boolean {
  return sentences.some((sentence) => {
    const match = words.exec(sentence);
    return match !== null && !unless.test(clauseBefore(sentence, match.index));
  });
}

const DENIAL = /\b(?:not|no|never|nobody|no one|nothing|nor|without|few|whether|if|before anybody|\w+n't)\b/;
const SUPPOSED = /^ *if\b/;

function plainForm(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}

/** So many words in a row that were read lately are a repeat. */
const REPEATED_RUN = 5;

/** A sentence, or so many words in a row, from what was read lately. */
function isRepeat(text: string, recentTexts: readonly string[]): boolean {
  const read = recentTexts.flatMap(sentencesOf);
  const known = new Set(read);
  const runs = new Set(read.flatMap(runsOf));
  return sentencesOf(text).some(
    (sentence) => known.has(sentence) || runsOf(sentence).some((run) => runs.has(run)),
  );
}

function runsOf(sentence: string): string[] {
  const words = sentence.split(" ");
  return words.slice(REPEATED_RUN - 1).map((_, index) => words.slice(index, index + REPEATED_RUN).join(" "));
}
