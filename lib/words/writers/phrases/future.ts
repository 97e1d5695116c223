import { whole } from "./whole";

/** That it will be all right. */
export const PROMISE = whole([
  "i (?:promise|guarantee|assure|swear)|guarantee[ds]?",
  "(?:everything|it|it all|things|all|this)(?: is going to|'s going to|'ll| will| is bound to) (?:\\w+ )?(?:(?:be|turn out|get|feel|become|end) (?:\\w+ )?(?:fine|ok|okay|alright|all right|well|better|good(?! to)|great|easier|perfect|over)|work out|pass|improve|heal)",
  "(?:this|it|the pain|the feeling|pain|this feeling|the storm|these feelings)(?: too)?(?: shall| will|'ll) (?:soon )?(?:pass|fade|end|go away|lift|be over)",
  "too shall pass",
  "you(?: will|'ll| are going to|'re going to) (?:definitely |soon |surely )?(?:be (?:fine|ok|okay|alright|all right|happy|well|healed|safe|great|better)|get (?:through|over|better|past)|feel (?:better|good|great|happy|fine|like yourself)|succeed|heal|recover|overcome|make it|sleep well)",
  "better days (?:are|will|lie)|brighter (?:days|times|tomorrow)",
  "tomorrow will be (?:better|brighter|easier|good)|(?:the )?best is yet to come|always gets better",
  "it gets better|nothing can (?:hurt|stop|harm) you|without (?:a )?doubt",
  "will (?:surely|certainly|definitely)|(?:surely|certainly|definitely) will",
]);

/** That things pass, turn, or are on their way, without a "will" in it. */
export const FUTURE = whole([
  "(?:it|this|that|things|the \\w+|they) won't (?:last|always|stay like this|be (?:like )?this)",
  "(?:isn't|not) (?:for ever|forever|permanent)|(?:only |just )?temporary",
  "tomorrow(?: is| will|'ll|'s (?:a|another|going|bound))",
  "by (?:tomorrow|morning|next week) (?:it|you|this|things)",
  "tomorrow (?:brings?|is|'s|gives?|offers?|holds?|always|can|looks?|starts?|comes? (?:with|fresh))",
  "(?:good|better|best|easier|brighter|lighter|nicer|happier|calmer) (?:part|bit|days?|times?|things?|mornings?|news|weeks?|one|ones|stretch) (?:is|are|'s) (?:coming|near|ahead|close|waiting|on)",
  "(?:is|are|'s) (?:coming|closer than|nearer than|just ahead|not far)(?! along| on| together| from| off)",
  "(?:pain|worry|it|this|stress|fear|sadness|feelings?|nights?|they|these|patches|moods?) (?:\\w+ )?(?:like this |this |that )?(?:never|rarely|seldom|always|usually|generally|soon) (?:stay|last|win|is as|be as|beat|pass|break)\\w*",
  "rarely as bad|hang on(?=[.,])|the second time",
  "(?:won't|not|never) (?:always|be) (?:feel |be )?(?:this|like this|so)",
  "(?:give it|in) (?:a|another|one more|a few|two) (?:days?|weeks?|nights?|hours?) (?:or|and|it|you|,)",
  "(?:comes?|going|gone) (?:again )?(?:by|with) (?:the )?(?:morning|spring|summer|weekend)",
  "(?:you're|you are) (?:on your way|due)(?= for| to|[.,])|only a question of",
  "(?:the )?(?:clouds|fog|storm|weather|mood|feeling) (?:is|are|will|'ll) (?:lift|clear|break|pass)\\w*",
  "turns? out (?:fine|well|all right|for the best)|works? (?:itself|out)(?= in the end|[.,])",
  "(?:nearly|almost) over|has to (?:end|turn|get better|lift)|can only (?:get better|improve|go up)",
  "round(?:ed)? the (?:corner|bend)",
  "you(?:'ll| will) (?:look back|laugh|find (?:your|a) way|see|come through|be stronger|bounce back|thank yourself|soon|sleep|wake)",
  "(?:soon|eventually|in time|before long),? (?:you|it|this|things)",
  "(?:it|this|things)(?:'ll| will) (?:ease|lift|settle|calm down|sort itself out|look (?:different|brighter|better)|turn around|come right|feel (?:lighter|easier))",
  "(?:gets|getting|get) easier",
  "(?:this|it|that|everything|things|the \\w+|pain|worry|hope|sleep|these|they|all of this|hard times|bad (?:days|nights|patches)) (?:always|only ever|never fails to|soon|eventually|inevitably) (?:pass\\w*|end\\w*|lift\\w*|come\\w*|return\\w*|turn\\w*|eas\\w+|fade\\w*|get\\w*|work\\w*|settle\\w*)",
  "(?:has|have|having) a way of|in the (?:end|long run)(?=,| it| you| things|[.])|sooner or later",
  "(?:before you know it)",
  "(?:given|with|in) (?:a little |enough |some )?time(?=,|[.]| it| you| this)",
  "(?:are|is|'s|'re) (?:going|bound|sure|certain|set|about|destined) to(?! (?:be (?:late|done|missed)|want|mind|feel like|say|keep|get (?:done|you)|be (?:there|much)|shift|do|go|ask|cook|look|need|sulk|have|like|call|know|help|make))",
  "you haven't met yet|yet to (?:come|be|meet)",
  "(?:hope|help|change|relief|something better|better things) (?:is|are) (?:already )?on (?:its|the|their) way",
  "(?:just |right )?(?:round|around) the corner|(?:a|the) turning (?:point|of the tide)",
  "(?:things|it|your luck|the tide|everything) (?:turns?|is turning|'s turning) (?:round|around|a corner)?",
  "(?:the )?worst (?:is|'s) (?:over|behind|past)|nothing lasts|(?:no|never) \\w+ lasts",
  "(?:only|just) (?:a phase|a blip|a matter of time|a bad patch|passing|for now)(?![.]? you could)",
  "(?:who|they|someone|people|everyone|somebody)(?:'ll| will) (?:love|thank|miss|remember|see|be (?:proud|glad))",
  "(?:by|come) (?:the )?(?:weekend|spring|summer|monday|friday|next (?:week|month|year)|this time next \\w+)",
  "next (?:month|year)|(?:some|(?<!for )one) day (?:soon|you|it|this|things)",
  "the (?:days ahead|days to come|road ahead)",
  "better (?:is|things are|times are) (?:coming|ahead|on)",
  "you(?:'re| are) (?:nearly|almost) (?:there|through)",
  "it(?:'ll| will) (?:all )?(?:be (?:fine|ok|okay|all right|alright|over|better|easier|worth|lighter|good|clearer|different)|feel|look|come (?:right|back|good|together|to you)|get|work|make sense)",
  "(?<!how )(?:things|everything|that|hope|sleep|the (?!pile)\\w+|your \\w+)(?:'ll| will) (?:be|feel|look|come|get|work out|return|ease|lift|pass|improve|settle|clear|move|turn|make sense|catch up)(?! (?:late|waiting|there|missed|needed|here|to)\\b)",
  "light at the end",
]);

/**
 * Anything said of what is to come, as "you'll feel", "things will" or "it's going to": nobody knows it. What keeps,
 * waits or will do is said of the present, and so is a will of one's own.
 */
export const TO_COME =
  /(?<!\b(?:who|that|where|when|how|what|whatever|whoever|which|if|whether|think|sure|hopeful|faith|the|no|any|of|nothing|nobody|there|somebody|some voice|hope|leave)(?: [\w']+){0,2} ?|\b(?:all|it's|it is|they're) )(?:\b(?:will|won't fail to)|'ll|\b(?:is|are|'s|'re) (?:going|bound|certain|sure|set|about) to|'(?:s|re) (?:going|bound|certain|sure|set) to)(?: (?:probably|surely|all|soon|still|also|always|often|likely|definitely|certainly))* (?!(?:all )?(?:do|keep|wait|(?:still )?have (?:to|had|tried|heard|lost|been)|matter|stay|budge|go slowly|stay|tell|turn off|often follow|follow|still matter|start it|know (?:where|what|how)|look the same|have been|be (?:every bit|late|there|short|up|two|hard|no|here|waiting|listening|somebody|kept|missed)|come and|ask|answer|listen|hear|talk|take it|think (?:no|none)|mean as|pick up|get no|let|give (?:it|the)|look the same|mind|need|want|cover|hold)\b|in you|left|for any|to\b)/;
