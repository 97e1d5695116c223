import { whole } from "@/lib/words/writers/form";
import phrases from "./promises.json";

const GLAD = "(?:happy|glad|cheerful|joyful|pleased|delighted|merry|proud)(?! with (?:them|him|her)\\b)";
/** A day called lovely. */
const FINE_DAY =
  "(?:lovely|beautiful|glorious|gorgeous|sunny|wonderful|splendid|perfect|bright|fine|nice)(?:,? \\w+)? (?:day|morning|afternoon|evening|night)";
/** That it will be all right. */
export const PROMISE = whole(phrases.promise);

const BETTER =
  "(?:better|best|brighter|lighter|easier|nicer|kinder|calmer|gentler|softer|warmer|happier|quieter|sunnier|sweeter|good|lovely)";
const TIMES =
  "(?:part|bit|days?|times?|things?|mornings?|evenings?|nights?|afternoons?|news|weeks?|months?|years?|seasons?|one|ones|stretch(?:es)?|sleep|rest|hours|version)";

/** That things pass, turn, or are on their way, without a "will" in it. */
export const FUTURE = whole(phrases.future, { BETTER, TIMES });

/**
 * Anything said of what is to come, as "you'll feel", "things will" or "it's going to": nobody knows it. What keeps,
 * waits or will do is said of the present, and so is a will of one's own.
 */
export const TO_COME =
  /(?<!\b(?:who|that|where|when|how|what|whatever|whoever|wherever|somewhere|anywhere|which|if|whether|think|sure|hopeful|faith|of|nothing|nobody|there|kettle|some voice|hope|leave)(?: (?!and\b|but\b)[\w']+){0,2} ?|\b(?:the|no|any|a|it's|it is|they're) |\bas \w+ as (?:it|you|they) ?|\b(?:some|any)thing you ?)(?:\b(?:will|won't fail to)|'ll|\b(?:is|are|'s|'re) (?:going|bound|certain|sure|set|about) to|'(?:s|re) (?:going|bound|certain|sure|set) to)(?: (?:probably|surely|all|soon|still|also|always|often|likely|definitely|certainly))* (?!(?:still )?(?:all )?(?:bed|sleep(?! (?:well|better|soundly|come))|write (?:back|to you)|text(?: you)? back|reply|take your call|take(?=[.,;])|put you through|(?:call|ring|phone) you back|do|keep|wait|(?:still )?have (?:to|had|tried|heard|lost|been)|matter|stay|budge|go slowly|stay|tell|turn off|often follow|follow|still matter|start it|know (?:where|what|how)|look the same|have been|be (?:every bit|late|there|short|up|two|hard|no|here|waiting|listening|somebody|kept|missed)|come and|ask|answer|listen|hear|talk|take it|think (?:no|none)|say|mean as|pick up|get no|let|give (?:it|the)|look the same|mind|need|want|cover|hold)\b|in you|left|for any|to\b)/;

/** Cheer over pain: commands to feel better, and good that is found in it for them. */
export const TOXIC = whole(phrases.toxic, { GLAD, FINE_DAY });

/** Verbs of easing and coming back, in any present form. */
const EASES =
  "(?:eas|lift|pass|fad|settl|clear|melt|thin|burn|wear|blow|di|drop|slacken|soften|loosen|improv|brighten|mend|shrink|lighten|break|thaw|vanish|quieten|return|turn|cool|calm|drain|dissolv|shift|heal)(?:es|s|e|ing|y|ies)?";
const OFF =
  "(?:off|away|over|up|down|out|back|round|around|right|better|lighter|easier|clearer|smaller|by itself|on its own|of its own accord|itself)";
/** A time that is still to come. */
const BY =
  "by (?:the (?:time|weekend|morning|evening|afternoon|end|middle|week)|then|about \\w+|around \\w+|mid-?\\w+|lunch\\w*|noon|midday|midnight|tea ?time|tea|supper|dinner|breakfast|bed ?time|night ?fall|night|morning|evening|eleven|ten|twelve|nine|eight|seven|six|five|four|three|two|one|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next \\w+|spring|summer|autumn|winter|christmas)|(?:till|until|come|before|after) (?:the (?:weekend|morning|spring|end)|lunch|supper|tea|bed ?time|noon|midday|midnight|morning|tomorrow|monday|friday|spring|next \\w+|breakfast)|in (?:an hour|a day|a week|time|a while|a bit|the morning|a few|the end)|within|soon|eventually|sooner or later|overnight|tomorrow|with time|with (?:a )?(?:night's )?(?:sleep|rest)|one day|once you|as soon as|the (?:moment|minute)";

/** What comes and goes: the feelings, the days they fill, and what has gone missing. */
const STATES =
  "(?:it|this|that|they|these|things|it all|all this|(?:(?:the|this|that|your|such|these|those|most|bad|low|hard|rough|dark|flat|heavy) )?(?:\\w+ )?(?:feelings?|moods?|mornings?|afternoons?|evenings?|nights?|days?|weeks?|waves?|tides?|storms?|fog|heaviness|flatness|loneliness|worr(?:y|ies)|fears?|dread|panic|pain|aches?|stretch(?:es)?|patch(?:es)?|spells?|pressure|strain|rush|push|drive|hope|sparks?|energy|sleep|clarity|confidence|appetite|strength|interest|numbness|doubts?|knots?|slumps?|lows?)(?: like (?:this|these|that|those))?)";
/** How that goes or comes, told of the present as a rule is. */
const GOES =
  "(?:pass(?:es)?|lifts?|eases?|fades?|thaws?|melts?|loosens?(?: its grip)?|lets? go|blows? (?:over|out)|burns? (?:off|out|itself)|wears? (?:off|thin|itself)|(?:goes|go) (?:out|away|back|in the end)|moves? (?:on|along|through|off)|runs? (?:out|its course|itself)|breaks?(?= |[.,])|rolls? (?:by|away|back|on)|turns?(?: round| around)?(?=[.,])|shifts?|comes? (?:back|round|good|right|again|to an end|through|home|looking)|returns?|creeps? (?:back|in)|finds? (?:its|their|you|a way)|grows? (?:back|in)|slips? back|refills?|wakes? up|thins? out|settles?|mends|heals|clears)";
const NOT_YET =
  "(?<!\\b(?:until|till|if|when|whether|while|as|before|after|once|unless|let|lets|see|watch|makes?|help|helps|how|where|what|which|that|of|can|might|may|could|does|do|ask|for|on|and|must|to|the|this|your|a|an|no|any) )";

/** What is to come, told without a "will": a time with a verb of easing, what is on its way, what always comes, what a step is sure to do. */
export const OUTLOOK = whole(phrases.outlook, { EASES, OFF, BY, NOT_YET, STATES, GOES });

const LOOKING =
  "(?:find|finding|count|list|name|spot|pick(?: out)?|note|notice|write down|jot down|think of|recall|remember|look (?:around |about )?for|search(?: around)? for|come up with|choose|gather|collect|make a list of)";

/** Thankfulness asked of somebody who can feel none. */
export const FORCED_THANKS = whole(phrases.forcedThanks, { LOOKING });
/** What asks for none of it. */
export const THANKS_DENIED =
  /^ *to $|\b(?:not|no|never|nobody|no one|nothing|nor|without|whether|hard|harder|difficult|unable|usually|normally|told|asked|ought|as though|as if|rather than|instead of|even if|if|too tired to|\w+n't)\b/;
