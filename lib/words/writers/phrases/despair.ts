import { whole } from "@/lib/words/writers/form";
import phrases from "./despair.json";
import { UNHELPED } from "./harm";

/** What makes something seem right to think or to wish. */
const FAIR_ENOUGH =
  "(?:understandable|natural|normal|logical|rational|sane|wise|reasonable|sensible|only human|only fair|fair|okay|all right|fine|makes? (?:\\w+ )?sense|no (?:wonder|surprise|shame)|not surprising|hardly surprising|nothing (?:wrong|strange|odd)|who (?:could|would|can|wouldn't) |(?:nobody|no one) (?:could|would|can) (?:blame|judge|argue|fault|mind)|anyone would|forgiven|of course|easy to (?:see|understand) why|can see why|every reason|good reason|every right|you've earned)";
const WITHIN = "[^.!?;]{0,40}?\\b";
const ALL_OF_IT =
  "(?:it|this|that|everything|things|all of (?:it|this)|it all|life|the (?:whole )?(?:thing|lot))";
/** Wanting no more of it. */
const WANTING_OUT = [
  `want(?:s|ed|ing)? (?:${ALL_OF_IT} (?:all to|to (?:just|simply|all|finally))|(?:everything|all of it|it all|life|the (?:whole )?(?:thing|lot)) to)(?: (?:just|simply|all|finally))* (?:stop(?! (?:hurting|aching|for|being so|raining))|end|be over|go away for)`,
  `want(?:s|ed|ing)? no more of (?:it|this|life)|want(?:s|ed|ing)? ${ALL_OF_IT}(?: all)? (?:to (?:end|be over)|(?:over|finished|ended|done with)(?! (?:by|before|with soon|today|tonight)))`,
  "(?:wish|rather|sooner|prefer|hope)(?:ing)? (?:that )?(?:to )?(?:you )?(?:\\w+ )?(?:(?:hadn't|had not|'d never|'d not|not|never|don't|didn't)(?: ever| have| to)* (?:w[ao]ken?|open your eyes|come round|(?:been )?born|got up)|you'd (?:never|not) (?:woken|been born))(?! (?:up )?(?:so|at|before|in the|early|to (?:the|rain)))|stop(?:ping)? (?:altogether|for good(?! reason))",
  "(?:want|wish|long|hop)(?:s|ed|ing)? (?:to (?:\\w+ )?(?:disappear|vanish|be (?:gone|done with|no more)|sleep and not|not (?:be|wake))|(?:for )?out(?= |[.,])(?! (?:of (?:bed|doors|(?:the|your|that|a) (?!whole|lot))|on|in|for (?!good|ever)))|you weren't|you could(?: just| simply| all)* (?:stop|disappear|vanish))",
  "giv(?:e|en|ing) up(?! (?:for (?:today|tonight|now|an?)|on (?:today|tonight|this (?:morning|afternoon|evening)|the (?!whole|future|lot|world)\\w+)|trying to \\w+|coffee|your))",
  "(?:stop|stopp?ing|giv\\w+ up) (?:hoping|hope|trying altogether|believing|looking for (?:hope|help|answers|reasons|anything|light|a (?:way|reason|point))|waiting for)(?! (?:today|tonight))",
  "(?:not|never) (?:(?:be(?:ing)?|wak(?:e|ing)) (?:here|up|any)|(?:carry|go|keep)(?:ing)? on(?=[.,]| (?:with it|at all|any)))",
  "(?:your (?:part|role|time|place|story|life|use)|it|everything|all of it|life)(?: \\w+){0,3}?(?:'s| is| has|'s been)(?: all)?(?: been)? (?:over|finished|ended|used up|for nothing)(?! (?:for (?:today|tonight)|today|tonight))",
  "let(?:ting)? go(?: now)?(?=[.,])",
].join("|");
const POINTLESS =
  "(?:pointless|hopeless|meaningless|useless|futile|a waste|no use|no good|not worth it|nothing|never going to)";

/** No way of being rid of it; not of hurrying or knowing it. */
const NO_WAY =
  "no (?:(?:way of|getting) (?:getting|going|making|putting|mending|fixing|stopping|being|coming|turning|changing|out|through|over|past|on top)(?! (?:it|them|(?:it|that) all) (?:all )?(?:done|go|faster|quick\\w+))|way to (?:be|get|put|mend|fix|change|stop|turn)(?! (?:it|them|that) (?:all )?(?:done|out of)))";

/** What lets a doubt stand. */
const PERHAPS =
  "(?:maybe|perhaps|possibly|it (?:may|might|could)(?: well)? be(?: that)?|for all (?:you|anyone) knows?|it's (?:quite |entirely |just )?possible(?: that)?|(?:and )?who knows if)";

/** What grants that somebody is right. */
const GRANTED =
  "(?:you(?:'re| are|'ve|(?: (?:may|might|could|must))(?: very| quite)?(?: well)?(?: be| have))(?: (?:probably|quite|maybe|likely|only|just|perhaps))* (?:right|not wrong|not mistaken|correct|got it right|being (?:honest|realistic|truthful|sensible))|it(?:'s| is| would be|'d be) (?:true|honest|realistic|hard to argue)|any(?:one|body) (?:would|could) agree|that's true|honestly|truthfully|to be honest|(?:answer|truth|fact)(?: (?:to|of|about) [^.,!?]{2,25})? is)";
/** What somebody is rightly told they are right about: that it's hard. */
const HARD_FOR_NOW =
  "(?:(?:it(?:'s| is)?|that(?:'s| is)?|this(?: is)?|things|they|you)(?:'s|'re| is| are)? (?:\\w+ )?(?:hard|too much|a lot|unfair|not fair|difficult|tiring|exhausting|tough|more than|worn|tired|owed|rotten|miserable)|you (?:need|deserve|could|shouldn't)|(?:today|tonight|this (?:morning|evening|afternoon)|an? |your body|somebody|someone|rest)\\b)";

/** No reason, no point and no future to be seen. */
const SEEING_NONE =
  "(?:(?:can't|cannot|couldn't|don't|no longer|stopped|struggl\\w+ to|hard to) (?:\\w+ )?(?:see|seeing|find|finding|think of|feel|imagine) (?:(?:(?:an?|any|much|the|one) )?(?:\\w+ )?(?:reason|point|future)|why you should)|nothing (?:\\w+ ){0,2}leads? anywhere|(?:see|find|feel) no (?:\\w+ )?(?:reason|future)|nothing(?:'s| is| lies)? (?:ahead|to come))(?! (?:to|in|for) (?:rush|hurry|push|forc|argu|pretend|cheer)\\w*)(?! (?:\\w+ )?(?:today|tonight)[.,])";
/**
 * Said after something was denied, so that it is the denial that is granted. It looks back only where what follows it
 * may begin: that far from every letter is dear.
 */
const DENIED_BEFORE =
  "(?=hard|difficult|impossible|no|who|you|and |that's)(?<=\\b(?:no|not|never|nothing|nobody|hopeless|pointless|bleak|empty|finished|all over|foolish|worse|\\w+n't)\\b[^.!?]{0,90})";

/** Agreeing that it is no use, or that wanting no more of it is right: what somebody in despair takes as leave. */
export const AGREEING = whole(phrases.agreeing, {
  GRANTED,
  DENIED_BEFORE,
  PERHAPS,
  NO_WAY,
  POINTLESS,
  HARD_FOR_NOW,
});

/**
 * The same, of a wish for the end of it, and of things staying as they are. In two expressions, for beyond 20,000 letters
 * V8 no longer makes a fast one.
 */
export const RESIGNED = whole(phrases.resigned, { FAIR_ENOUGH, WITHIN, WANTING_OUT, SEEING_NONE, UNHELPED });
