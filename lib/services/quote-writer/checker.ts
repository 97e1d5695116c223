import { readingGrade, wordsOf } from "@/lib/reading-grade";
import {
  DUTY,
  ENGLISH_WORDS,
  HARMFUL,
  MEDICAL,
  PROMISE,
  SELF_PRAISE,
  TASK,
  TOXIC,
} from "@/lib/services/quote-writer/flaw-phrases";
import type { QuoteRequest } from "@/lib/services/quote-writer/port";

export const FEWEST_WORDS = 25;
export const MOST_WORDS = 60;
const HIGHEST_GRADE = 7;
/** At this confidence or less a member is not praised: it jars with how they see themselves and can hurt. */
const LOW_CONFIDENCE = 2;
const LEAST_SHARE_OF_COMMON_WORDS = 0.2;

/** Why a quote is not fit to show. */
export type Flaw =
  | "not_plain_text"
  | "not_english"
  | "too_short"
  | "too_long"
  | "incomplete"
  | "hard_to_read"
  | "medical"
  | "promise"
  | "toxic_positivity"
  | "praise"
  | "task"
  | "unsafe"
  | "personal"
  | "repeat";

/**
 * Judges any quote, whoever wrote it; an empty list means fit to show.
 *
 * The rule on praise follows Wood, Perunovic and Lee, "Positive Self-Statements: Power for Some,
 * Peril for Others", Psychological Science 20(7), 2009.
 */
export function flaws(text: string, request: Pick<QuoteRequest, "levels" | "care" | "recentTexts">): Flaw[] {
  const plain = plainForm(text);
  const words = wordsOf(text);
  const found: Record<Flaw, boolean> = {
    not_plain_text: isMarkedUp(text),
    not_english: !isEnglish(text, words),
    too_short: words.length < FEWEST_WORDS,
    too_long: words.length > MOST_WORDS,
    incomplete: !isComplete(text),
    hard_to_read: readingGrade(text) > HIGHEST_GRADE,
    medical: MEDICAL.test(plain),
    promise: PROMISE.test(plain),
    toxic_positivity: TOXIC.test(plain),
    praise: request.levels.confidenceLevel <= LOW_CONFIDENCE && SELF_PRAISE.test(plain),
    task: request.care && (DUTY.test(withoutRelief(plain)) || TASK.test(plain)),
    unsafe: HARMFUL.test(plain),
    personal: isPersonal(text),
    repeat: isRepeat(text, request.recentTexts),
  };
  return (Object.keys(found) as Flaw[]).filter((flaw) => found[flaw]);
}

/** "You don't have to" lifts a duty; it is not one. */
function withoutRelief(plain: string): string {
  return plain.replace(/\byou (?:do not|don't|need not|never) (?:have to|need to|must)/g, "");
}

function plainForm(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}

/** Markdown, HTML, JSON, code, lists, headings, links, emoji, line breaks, or quotation marks around it all. */
function isMarkedUp(text: string): boolean {
  return (
    text !== text.trim() ||
    /\p{Cc}/u.test(text) ||
    /[*_`#~|<>{}[\]\\^=@&]/.test(text) ||
    /^(?:[-–—•>+]|\d+[.)]|[a-z]\)) ?/i.test(text) ||
    text.includes("•") ||
    /\p{Extended_Pictographic}/u.test(text) ||
    /(?:https?:|www\.|\b[\w-]+\.(?:com|org|net|io|co|uk|app)\b)/i.test(text) ||
    /^["“'‘].*["”'’]$/u.test(text) ||
    /^(?:(?:quote|note|title|output|answer)\s*:|here(?:['’]s| is)\b[^.]*:|(?:sure|certainly|of course)[,!]|as an ai\b)/i.test(
      text,
    )
  );
}

function isEnglish(text: string, words: readonly string[]): boolean {
  const foreign = text.match(/[^\u0020-\u007e‘’“”–—…éèêïçñ]/g)?.length ?? 0;
  if (foreign > 0 || words.length === 0) return false;
  const common = words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).length;
  return common / words.length >= LEAST_SHARE_OF_COMMON_WORDS;
}

/** Begins like a sentence and ends like one: a text cut off at a token limit does neither of these by luck. */
function isComplete(text: string): boolean {
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

/** Nothing that could be a person's address, number or name: a quote knows nobody. */
function isPersonal(text: string): boolean {
  return (
    /\S+@\S+/.test(text) ||
    /\d{3,}/.test(text) ||
    /(?:\d[\s().-]*){5,}/.test(text) ||
    /^(?:Dear|Hi|Hello|Hey)[ ,]+[A-Z]\w+/.test(text) ||
    /\b\d+ [A-Z]\w+ (?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive)\b/.test(text) ||
    /\b(?:your name|user id|member id|account number)\b/i.test(text) ||
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

/** The same words count as the same quote, whatever the case, marks and spaces. */
function isRepeat(text: string, recentTexts: readonly string[]): boolean {
  const wordsOnly = (value: string) => wordsOf(plainForm(value)).join(" ");
  const mine = wordsOnly(text);
  return recentTexts.some((recent) => wordsOnly(recent) === mine);
}
