const LEAST_SHARE_OF_COMMON_WORDS = 0.2;

/** Markdown, HTML, JSON, code, lists, headings, links, emoji, line breaks, or quotation marks around it all. */
export function isMarkedUp(text: string): boolean {
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

/** Nothing that could be a person's address, number or name: a quote knows nobody. */
export function isPersonal(text: string): boolean {
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
