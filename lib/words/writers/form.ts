import { syllable } from "syllable";
import { DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { type Day, loudness } from "@/lib/words/day";

const LEAST_SHARE_OF_COMMON_WORDS = 0.2;

/** Markdown, HTML, JSON, code, lists, headings, links, emoji, line breaks, or quotation marks around it all. */
export function isMarkedUp(text: string): boolean {
  return (
    text !== text.trim() ||
    /\p{Cc}/u.test(text) ||
    /[*_`#~|<>{}[\]\\^=@&]/.test(text) ||
    /^(?:[-–—•>+]|\d+[.)]|[a-z]\)) ?/i.test(text) ||
    text.includes("•") ||
    /(?:^|[.:;] )(?:\d|[a-c])[.)] [A-Z]/i.test(text) ||
    /\p{Extended_Pictographic}/u.test(text) ||
    /(?:https?:|www\.|\b[\w-]+\.(?:com|org|net|io|co|uk|app)\b)/i.test(text) ||
    /^["“'‘].*["”'’]$/u.test(text) ||
    /^(?:(?:quote|note|title|output|answer)\s*:|here(?:['’]s| is)\b[^.]*:|(?:sure|certainly|of course)[,!]|as an ai\b)/i.test(
      text,
    )
  );
}

export function isEnglish(text: string, words: readonly string[]): boolean {
  const foreign = text.match(/[^\u0020-\u007e‘’“”–—…éèêïçñ]/g)?.length ?? 0;
  if (foreign > 0 || words.length === 0) return false;
  const common = words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).length;
  return common / words.length >= LEAST_SHARE_OF_COMMON_WORDS;
}

/** Begins like a sentence and ends like one: a text cut off at a token limit does neither of these by luck. */
export function isComplete(text: string): boolean {
  return (
    /^["“'‘]?[A-Z]/.test(text) &&
    /[.!?]["”'’)]?$/.test(text) &&
    !/(?:\.\.\.|…)["”'’)]?$/.test(text) &&
    !/[.!?,;:][.!?,;:]$/.test(text) &&
    !/\b(?:and|or|but|the|a|an|your|my|because)[.!?]$/i.test(text) &&
    (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
    (text.match(/"/g)?.length ?? 0) % 2 === 0
  );
}

/** Helplines and services by name: the screen shows those of the reader's own country. */
const HELPLINES =
  /\b(?:Samaritans|Shout|SHOUT|NHS|HELLO|Childline|Lifeline|Papyrus|PAPYRUS|Befrienders|Pieta|SANE(?:line)?|Switchboard|Beyond Blue|Telefonseelsorge|Crisis Text Line|the CALM)\b|\b(?:ring|call|text|phone|contact) (?:Mind|Calm|CALM)\b/;

/** Nothing that could be an address, a number or a name, of a person or a helpline: a quote knows nobody. */
export function isPersonal(text: string): boolean {
  return (
    /\S+@\S+/.test(text) ||
    HELPLINES.test(text) ||
    /\d{3,}/.test(text) ||
    /(?:\d[\s().-]*){5,}/.test(text) ||
    /^(?:Dear|Hi|Hello|Hey)[ ,]+[A-Z]\w+/.test(text) ||
    /\b\d+ [A-Z]\w+ (?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive)\b/.test(text) ||
    /\b(?:(?<!\b(?:to|take|put|write) )your name|user id|member id|account number)\b/i.test(text) ||
    /(?:^|[.!?] )[A-Z][a-z]+, (?:you|your|it|this|today|I)\b/.test(text.replace(OPENERS, "")) ||
    /, [A-Z][a-z]{2,}[.!?,]/.test(text.replace(CALENDAR, ""))
  );
}

/** Words that may stand before a comma at a beginning, or with a capital, without being a name. */
const OPENING_WORDS = [
  "Today|Tonight|Still|Yes|No|Now|Then|Sometimes|Here|Instead|Slowly|Gently|Perhaps|Maybe|First",
  "Even|Often|Either|So|Well|Somehow|Already|Later|Outside|Inside|Afterward|Afterwards|Meanwhile",
  "Though|However|Please|Tomorrow|Yesterday|Lately|Mostly|Otherwise|Underneath|Again|Right|Oddly",
  "Right now|And yet|Yet|There|Friend|Breathe|Rest",
  "(?!Emily|Kelly|Sally|Molly|Polly|Lily|Billy|Holly)\\w+(?:ing|ed|ly)",
].join("|");
const OPENERS = new RegExp(`(?:^|(?<=[.!?] ))(?:${OPENING_WORDS}), `, "g");
const CALENDAR =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December\b/g;

/** The commonest little words: plain English has one in every three or so. */
const ENGLISH_WORDS = new Set(
  [
    "a about all an and are as at be been but by can do for from get has have how if in into is it",
    "its just let like more much need no not now of on one or out own right so some still than that",
    "the their them then there these they this through to today too up was way what when where which",
    "while who will with you your yourself",
  ]
    .join(" ")
    .split(" "),
);

/** Without what the member might say themselves: "tell them 'I'm not all right'". */
export function unquoted(text: string): string {
  return text.replace(/[“"][^”"]*[”"]|(?<!\w)[‘'](?:[^’']|['’](?=\w))*[’'](?!\w)/g, "");
}

/** What softens a sentence and says nothing: "it is, quite simply, too late". */
const HEDGES =
  /(?:,? \b|^)(?:(?:in (?:truth|all honesty)|to be (?:fair|honest)|if you're honest|of course|even(?! if| though| when)|(?<!(?:n't|not|at) )all(?! (?:right|of|you|the|that|this)\b)|quite|just|perhaps|maybe|(?:real|honest|probab|simp|actual|frank|sad|truthful|tru|clear|possib|certain|sure|plain|obvious|presumab|basical|large|most)ly)\b,? ?)+/g;

/** The sentences, and once more without such words those that have any. */
export function alsoUnhedged(sentences: readonly string[]): string[] {
  const bare = sentences.map((sentence) =>
    sentence
      .replace(HEDGES, " ")
      .replace(/ (?=[.,;:!?])/g, "")
      .trim(),
  );
  return [...sentences, ...bare.filter((without, index) => without !== sentences[index])];
}

export function sentencesIn(plain: string): string[] {
  return plain.split(/(?<=[.!?])\s+/);
}

/** What stands in the same clause before a place in a sentence. */
export function clauseBefore(sentence: string, index: number): string {
  // "Not very keen, or very sure of yourself" denies both.
  const before = sentence.slice(0, index).replace(/, (?=n?or\b)/g, " ");
  return before.slice(
    Math.max(...["\n", ",", ";", ":", "–", "—", " but ", " and "].map((mark) => before.lastIndexOf(mark))) +
      1,
  );
}

/** A question hung on what is told: "a few twinges don't help, do they?" */
export const TAGGED = /, (?:\w+n't|do|does|is|are|has|have|was|did) (?:you|it|they|that|this|there)\?$/;

/** What each rating is spoken of by, beside what is claimed of it. */
const SUBJECTS: Readonly<Record<DimensionKey, RegExp>> = {
  stressLevel: /\bstress\w*|\bpressure\b|overwhelm/,
  confidenceLevel: /confiden|of yourself|in yourself/,
  focusClarity: /\bhead\b|\bmind\b|\bfocus|concentrat|foggy|scattered/,
  motivationLevel: /\bdrive\b|\bpush\b|\bkeen\b|motivat|feel like (?:doing|starting)/,
  anxietyLevel: /\bworr(?:y|ied|ies)|anxi(?:ous|ety)|\bfrightened\b|\bdread\b/,
  connectionWithOthers: /\balone\b|\blonel|\bpeople\b[^.]*\b(?:close|far|near)|\bclose to\b|\bnobody\b/,
  supportSystemStrength: /\bhelp\b|\bsupport|turn to|on your side|behind you/,
  senseOfPurpose: /what matters|\bpurpose\b|what (?:it|any of it)(?:'s| is)|which way|\blost\b|the point of/,
  progressTowardGoals:
    /\bstuck\b|\bprogress\b|things (?:are|have)[^.]*(?:mov|going|slow|along)|getting (?:somewhere|anywhere|things done)/,
  hopeForFuture: /\bhope/,
  sleepQuality: /\bsl(?:eep|ept)|\bnight'?s?\b|\brested\b/,
  physicalComfort: /\bpain\b|comfortable|\bbody\b|\bhurt|\bach(?:e|ing)/,
  currentChallengeLevel:
    /\bdifficult|\bhard (?:thing|stretch|time)|you're (?:facing|dealing with|up against)|in your way/,
  gratitudeLevels: /grateful|thankful/,
  urgencyOfNeed: /\burgent|\bpressing\b|\bno (?:rush|hurry)|can(?:'t)? wait/,
};

/** The loud ratings that a text speaks of, the loudest first. */
export function ratingsNamedIn(text: string, levels: Levels, day: Day): DimensionKey[] {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'");
  return DIMENSION_KEYS.filter((key) => loudness(key, levels, day) > 0 && SUBJECTS[key].test(plain)).sort(
    (a, b) => loudness(b, levels, day) - loudness(a, levels, day),
  );
}

/** Words as a reader counts them: "five-minute" and "don't" are one each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * The Flesch–Kincaid reading grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 *
 * Source: Kincaid, Fishburne, Rogers and Chissom, "Derivation of New Readability Formulas for
 * Navy Enlisted Personnel", Research Branch Report 8-75, 1975.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const sentences = Math.max(1, text.match(/[.!?…]+(?=["'”’)\s]|$)/g)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * Regular expressions over lower-case text with straight apostrophes, all together or in groups by what they say.
 * `{NAME}` in one stands for a part that several of them have.
 */
export type Phrases = readonly string[] | Readonly<Record<string, readonly string[]>>;
export type Parts = Readonly<Record<string, Phrases>>;

/** What matches where any of the phrases does. */
export function anyOf(phrases: Phrases, parts: Parts = {}): string {
  return Object.values(phrases)
    .flat()
    .join("|")
    .replace(/\{([A-Z_]+)\}/g, (_, name: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`No part of the phrases is called ${name}.`);
      return anyOf(part, parts);
    });
}

/**
 * The same as an expression; none of the phrases stands inside a longer word, though one that begins with an apostrophe
 * ends another: "they're", "it'll".
 */
export function whole(phrases: Phrases, parts?: Parts): RegExp {
  return new RegExp(`(?:(?<![\\w-])|(?=')(?<=\\w))(?:${anyOf(phrases, parts)})(?![\\w-])`);
}
