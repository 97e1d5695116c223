import type { DimensionKey } from "@/lib/check-ins/dimensions";
import { anyOf, type Phrases } from "@/lib/words/writers/form";
import body from "./body.json";
import outlook from "./outlook.json";
import people from "./people.json";
import self from "./self.json";
import strain from "./strain.json";

/** The words in which a rating is spoken of; regular expressions on lower-case text with straight apostrophes. */
export interface RatingWords {
  /** What there is more of, the higher the level: "hope", "stress". */
  more?: Phrases;
  /** What there is less of, the higher the level: "pain", where comfort is rated. */
  less?: Phrases;
  /** How somebody is at levels 4 and 5: "you're hopeful"; with "a bit" not at 5, with "completely" at 5 alone. */
  up?: Phrases;
  /** How somebody is at levels 1 and 2: "you're lonely"; with "a bit" not at 1, with "completely" at 1 alone. */
  down?: Phrases;
  /** What makes little of it, said otherwise than by "a bit" before it: not at either end. */
  small?: Phrases;
  /** What of theirs is so or so: "head", "body"; and how it is at its high and its low end. */
  of?: Phrases;
  ofUp?: Phrases;
  ofDown?: Phrases;
  /** What somebody does, in any form, at levels 4 and 5, and at 1 and 2: "trust(?:ing)? yourself". */
  does?: Phrases;
  doesNot?: Phrases;
  /** What it comes easily to do at the high end, and hard at the low one: "counting your blessings". */
  doing?: Phrases;
  /** What there is nothing, little or much of, the higher the level the more: "to look forward to"; or the less. */
  toIt?: Phrases;
  toItLess?: Phrases;
  /** What else may be said at levels 4 and 5 alone. */
  high: Phrases;
  /** What else may be said at levels 1 and 2 alone. */
  low: Phrases;
  /** What may be said at all levels but 1 and 2. */
  notLow?: Phrases;
  /** What may be said at all levels but 4 and 5. */
  notHigh?: Phrases;
  /** What may be said at 5 alone. */
  top?: Phrases;
  /** What may be said at 1 alone. */
  bottom?: Phrases;
}

/** What may be said of each rating, and at which of its levels. */
export const RATING_WORDS: Readonly<Record<DimensionKey, RatingWords>> = {
  ...strain,
  ...self,
  ...outlook,
  ...people,
  ...body,
};

/** Words that are said of another rating as well: true at the middle of the first one where the other bears them out. */
export const SHARED: Readonly<Partial<Record<DimensionKey, { with: DimensionKey; words: RegExp }>>> = {
  stressLevel: { with: "anxietyLevel", words: /\bcalm\b/ },
  connectionWithOthers: { with: "supportSystemStrength", words: /\blonely\b/ },
};

const PARTS = {
  PEACEFUL_DAY:
    "(?:it's|it's been|turned into|made for|this is|you've had|such|what) (?:been )?(?:a |an )?(?:such )?(?:an? )?(?:very |really |rather |nice,? |lovely,? )*(?:peaceful|unhurried|quiet and calm|restful|gentle|easy-going),?(?: \\w+)?(?: sort of| kind of)? (?:day|morning|afternoon|evening|night|start)",
  /** What somebody would like, as in "you'd like a hand, and sooner rather than later"; and when. */
  NEEDING:
    "(?:you(?:'re| are|'d| would| do|'ve)?|something in you|everything in you|part of you|and|,|;|^)(?: (?:really|badly|quite|is|still|also|certainly))* ?(?:need|needing|want|wanting|(?<=you're )after|(?<=(?:'d|would) (?:quite |really )?)like|asking for|calling for|crying out for|in need of|could do with)(?! to)(?: [\\w']+){0,4}? (?:help|(?:helping )?hand|support|relief|answers?|change|break|sorted|someone|somebody|something|it|this|things|seeing|sorting)(?: [\\w']+){0,5}?,?(?: and)? ",
  SOON: "(?:soon(?!er or later)|in a hurry|fast|(?:the )?quicker the better|(?:the )?sooner (?:rather than later|the better)|before (?:too )?long|quickly|fast|at once|right now|straight away|right away|urgently|this (?:very )?(?:minute|second|instant|moment))",
  MIND: "(?:head|mind|thinking|brain|thoughts?)(?:'s| is| are|'s been| has been| feels?| have been)",
  /** What somebody sets out to get done. */
  TASKS: "(?:things|tasks|jobs|goals?|plans?|projects?|lists?|boxes|items?)",
  /** How what goes fast goes. */
  FAST: "(?:fly|steam|gallop|rac|tear|whizz|rattl|hurtl|zipp|romp|speed|zoom|bowl|charg|storm|surg|rush|belt|pelt)ing (?:along|ahead|forward)",
  HARD: "(?:harder|hard|difficult|tough|not easy|struggling|a struggle|impossible)",
  TOUGH: "(?:hard|difficult|tough|challenging|demanding|tricky)",
  /** What is still to come. */
  AHEAD:
    "(?:the )?(?:whole )?(?:future|outlook|horizon)|(?:the )?(?:days|weeks|months|years?|road|way|path)(?: that are| that's)? (?:ahead|to come|in front)(?: of you)?|what's (?:ahead|to come|coming)|what(?: lies|'s lying) ahead|everything ahead|tomorrow|next (?:week|month|year|spring|summer)",
  BETTER:
    "(?:(?:good|better|nice|bright(?:er)?|kinder|lovely|easier) (?:things|days|times|news|weeks|ones?)|things|it|life|(?:some|any)thing good|better)",
  /** What it is all for, why, and where it leads. */
  FOR: "(?:what (?:(?:it|things|they|any of (?:it|them)|you)(?:'s|'re| is| are)(?: all)? (?:for|about|in aid of|aiming|doing (?:it|this|any of it))|any of (?:it|them)|(?:it|life|everything) (?:all )?means|(?:really )?matters)|why(?: you (?:bother|do|get up|go on|try)|(?: you're| you are)? (?:here|doing|getting up)| it (?:all )?matters| any of it| things matter)|(?:where|which way) (?:(?:you're|it's all|things are|any of it is|your life's) (?:going|heading|leading|headed|bound|pointing)|to (?:go|point|head)))",
  BODY: "(?:your|the) body(?:'s| is|'s been| has been| feels)",
};

/** These words as one expression. */
export const wordsOf = (phrases: Phrases): string => anyOf(phrases, PARTS);
