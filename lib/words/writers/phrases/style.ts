import { whole } from "@/lib/words/writers/form";
import phrases from "./style.json";

/** Phrases and pictures that stand on cards. */
export const WORN = whole(phrases.worn);

/** What nobody could is no measure: "hardly anyone could think straight after that"; what they do well is. */
const UNLESS_UNABLE =
  "(?! (?:get going|think|concentrate|focus|start|begin|sleep|settle|feel|see|be|blame)\\b(?! (?:that|so|as) \\w))";
/** Measuring somebody against others. */
export const COMPARISON = whole(phrases.comparison, { UNLESS_UNABLE });

/** Faith, fate, and a plan behind things. */
export const FAITH = whole(phrases.faith);

/** What gives away the machine behind the words. */
export const APP_WORDS = whole(phrases.appWords);

export const FIRST_PERSON =
  /(?<![\w'"“‘])(?:I|I'm|I've|I'd|I'll|[Ww]e|[Ww]e're|[Ww]e've|[Ww]e'd|[Ww]e'll|[Mm]e|[Mm]y|us|[Oo]ur)(?![\w'])/;

/** People that somebody who is alone may not have. */
export const PEOPLE = whole(phrases.people);

/** What takes a person for granted no longer: a condition, or somebody anybody has. */
export const PEOPLE_IF =
  /\b(?:if (?:there's|there is|there are|you have|you've|you know|you can think|anyone|anybody|somebody|someone|one of|any of|a)|whoever (?:would|you'd|'d)|anyone you'd|anybody you'd|even if you don't (?:know|speak)|friend or (?:a )?helpline|as a friend|whose job|don't know you|needn't be|as you'd|(?:who|people|somebody|someone|anyone|a person|anybody) (?:needs?|deserves?)|(?:need|deserve|could do with|want|to be) (?:somebody|someone|anyone|people)|deserve (?:that|it|one)|used to|half know)\b/;

/** Somebody anybody has; it excuses no friend or kin in the same breath. */
export const ANYBODY =
  /\b(?:helplines?|strangers?|(?:on|from) (?:this|the) screen|listening (?:lines?|voices?|ears?)|trained to listen)\b/;
export const OWN = /\b(?:your|friends?|family|loves?|love)\b/;

/** Sayings that everybody has heard, in their usual words and with one of them changed. */
export const PROVERB = whole(phrases.proverb);
