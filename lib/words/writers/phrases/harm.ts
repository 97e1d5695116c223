import { whole } from "@/lib/words/writers/form";

/** Harm, and the means of it. */
export const HARMFUL = whole([
  "kill (?:yourself|myself|you)|suicid\\w*|self[- ]harm\\w*|hurt(?:ing)? yourself",
  "harm(?:ing)? yourself|cut(?:ting)? yourself(?! (?:an?|some|off|free|loose)\\b)|(?:cut|slit) your (?:wrists?|arms?|skin)|overdos\\w+",
  "end (?:your life|it all|things for good|the pain for good|your pain)",
  "tak(?:e|ing) your (?:own )?life|hang yourself",
  "jump (?:off|from) (?:a|the) (?:bridge|roof|building|cliff)|better off (?:dead|gone|without you)",
  "(?:want|wish|ready|plan) to die|be dead(?! (?:tired|easy|quiet|slow|simple|still|on))",
  "no (?:reason|point) (?:to|in) (?:live|living|go on|going on)|worthless",
  "(?:it is|it's|you are|you're) hopeless|give up on (?:life|yourself)",
  "\\b(?:(?<!\\b(?:glue|staple|nail|water|spray|starting|heat) )gun|noose|razor(?![ -]sharp)|blades?(?! of grass)|poison|bleach|bullets?(?! point))\\b|starve|stop eating",
  "(?:have|pour|grab|need) (?:a|another|some|yourself a) (?:whisk\\w+|beer|wine|drink of (?:wine|whisk\\w+))",
  "get (?:drunk|high|wasted)|no one (?:cares|loves you|would miss you)",
  "nobody (?:cares|loves you|would miss you)|punish yourself",
  "deserve (?:this pain|to suffer|punishment)",
]);

/** An evening or a visit that ends well, not a life. */
const NICELY = "(?<!\\b(?:nice|lovely|pleasant|cheerful|decent|happy|jolly|grand|cosy) way to )";
/** Named only to send somebody to help. */
export const UNHELPED =
  "(?!(?<=\\b(?:thinking|thoughts?|think) (?:about|of) )[^.!?]*\\b(?:helplines?|listening lines?|samaritans|999)\\b)";

/** Agreeing that there is no way on, and not being here any more in any wording: what somebody in despair must not read. */
export const HOPELESS = whole([
  "of course (?:there(?:'s| is) no|you(?:'ve| have) no|you can't)[^.]*hope",
  "there(?:'s| is) (?:really |truly |simply )?(?:no hope(?! anywhere| in (?:you|it|sight|view|today|tonight|this)| at the moment| right now| for you to| or| and| to| left| about| today| tonight| this| (?:that )?you can|,? (?:no (?!way|point|use)|nobody|no one|little|not much))|nothing (?:left(?=[.,;]| (?:for you|to (?:hope|live|try|wait|stay|hold|lose|fight|look)|in (?:it|life)|here|of))|to hope for|(?:good )?(?:coming|ahead)(?! (?:of you|(?:that )?you can|up|in)))|no way out|no point (?:any more|anymore|(?:in|to) (?:it|any|this|life|living|going(?! over)|trying|hoping|carrying|anything|being|getting|waking|staying))|no other way)",
  "no way (?:out|forward|through)(?! (?:it |this )?(?:today|tonight))",
  "(?:nothing|not much|little)(?: much| more| new| good| else)?(?:(?:'s| is)(?: ever| \\w+ly)* (?:likely|going|set|meant|about) to| (?:will|can|would))(?: ever)? (?:change|help(?! you \\w)|get (?:any )?(?:better|easier)|feel (?:any )?(?:different|better)|save|improve|mend|work out)(?! (?:it )?(?:today|tonight|this|before|by|overnight|in an?))",
  "(?:always|forever) (?:be|feel) (?:like this|this way)",
  "(?:it's|it is) (?:(?:all |just |already )?too late(?=[.,]| (?:for you|to (?:change|mend|fix|turn|put|get|become|make|hope|save|matter)))|all over(?! (?:by|before|bar|in time)))",
  "you(?:'re| are) (?:right to (?:give up|have no)|beyond)",
  "giv(?:e|ing) (?:(?:it all|everything|all of it) )?up (?:now|for good|altogether|as a)",
  "(?:you|you'd|you were|to|just|simply|finally) (?:be|being|were) gone\\b(?! wrong)(?<!\\b(?:worr\\w+|pain|stress|pressure|strain|ache|aching|fear|dread|hurt\\w*|tiredness|fog)\\b[^.;:]{0,30} to be gone)|(?:to|just|simply|and|could) (?:disappear|vanish)(?! (?:into|under|behind|off|with an?|for (?:an?|half|ten)))|cease to be",
  "(?:sleep|rest) (?:for good|eternally)",
  "(?:eternal|final|everlasting|lasting) (?:rest|sleep|peace|quiet)",
  "(?<!\\b(?:and|bit of|little) )(?:peace|rest|quiet) at last",
  `${NICELY}end (?:it|this|everything|the suffering|your suffering)\\b(?! (?:with|on|by|(?:an? \\w+ (?:\\w+ )?)?(?:early|sooner)))`,
  "(?:leave|leaving) this (?:world|life)",
  "(?:fine|happier|well) without you(?! \\w+ing)",
  "(?:you(?:'re| are)|it(?:'s| is| would be|'d be)|that(?:'s| is)) (?:probably |quite |only |perfectly )?(?:right|not wrong|sensible|wise|fair|reasonable|honest|realistic|true|understandable) (?:not )?to (?:give up|(?:stop|quit) (?:hoping|trying|looking|(?:expecting|believing|waiting for)(?= (?:it|things|this|any|anything|better|much|more|good)\\b(?! (?:of|from) you|[^.]{0,30}(?:today|tonight)))|expecting(?=[.,;]))|expect (?:nothing|no|little)|look for|hope|feel hopeless|see no|think (?:nothing|it|there)|believe (?:nothing|it|there))",
  "(?:hope|hoping|wishing|believing|(?:hoping|expecting|wishing)(?: for)? \\w+)(?:'s| (?:would|is|was|can|could|will|only|just|has)) (?:just |always |ever |more or less |\\w+ly )*(?:be |been )?(?:wasted|an? (?:\\w+ (?:of an? )?)?(?:trick|lie|luxury|trap|story|game|burden|waste|drain|cheat|kindness|indulgence)|lets? you|hurts?|disappoints?|set you up|for (?:other|some))",
  "false hope|(?:stop|give up|without) hoping",
  "(?:no|little|not much) (?:use|point|sense) (?:in )?(?:looking for (?:more|any|it|hope|reasons?)|hoping|wishing|trying(?! to| (?:tonight|today|this|so hard|too hard))|going on(?! (?:about|and|at)\\b)|waiting for (?:it|things|better|help|hope|any|a)|fighting(?=[.,;]| (?:on|it|any))|expecting(?! [^.,]{0,12} of yourself))",
  "(?:\\w+n't|not|nothing|little|hardly|scarcely|barely)(?: (?:very|really|much|any|anything|an?|lot|all|that|great|awful|deal|precious))*(?: left to (?:hope for|look forward to|live for|wait for|expect)| to hope for)",
  "probably never (?:was|did|would)|never (?:will|was (?:for|meant))",
  "(?:good|every|plenty of|all the) (?:grounds|reason|cause|evidence) (?:for (?:that|it|feeling|thinking)|to (?:think|give up|feel hopeless|expect|doubt it|lose|stop))",
  "let you down (?:too|again|every)|(?:trusted|believed|hoped) again",
  "(?:this|that|it)(?:'s| is) (?:simply |just |really )?what your life|wishing won't",
  "there's nothing (?:anyone|anybody) (?:can|could)",
  "not every(?:thing|one|body) (?:has|can|gets|is) (?:an answer|be|a way|mended|better|saved)",
  "(?:isn't|not) (?:any|a) (?:way|chance|future)(?: out| forward| of| in| for|[.,])",
  "(?:likely|probably|no doubt|bound to be|certain to be|just) (?:where|how) it(?:'ll| will) stay",
  "(?:isn't|not|never|no) (?:always |\\w+ly )?(?:a|any) way (?:through|out|round|forward|back)",
  "before (?:it|they|this) (?:breaks?|finish\\w*|crush\\w*) (?:them|you|a person)",
  "expect(?:ing)? anything (?:else|better|more|good)(?! (?:of|from) you)|who could(?: blame(?! you for (?:being|wanting an?|feeling (?:tired|worn)))|, in)",
  "stay(?:s|ing)? (?:this way|like this|broken|empty|dark)(?! for| tonight)",
  "(?:good|fine) things (?:don't|won't|never)(?! (?:cancel|undo|take (?:it|that)|make up|have to|need|rub out|wipe))|(?:for|to) people like you",
  "(?:it's|that's|things are) (?:just )?(?:broken|ruined|wasted)",
  "(?:nothing|none of it) (?:was|is) (?:ever )?(?:worth|going to|meant)",
  "not (?:one|a) thing (?:will|is going to|can) (?:\\w+ )?(?:change|help|mend|fix|make|save|get|come|be)",
  "(?:better|easier|safer|kinder|wiser)(?: (?:on|for|to) you(?:rself)?)? (?:to|not to) (?:(?:stop|give up|expect|hope|quit)(?: hoping| trying| altogether| nothing)?(?=[.,]| than)|(?:stop|quit) looking for (?:a way|hope|any))",
  "(?:wasting|waste of) (?:your )?(?:time|breath|hope)",
  "(?:dead|hopeless|pointless|bleak(?:er)?) (?:end|case|(?<=(?:life|future|road|it all|everything)(?:'s| is| looks) \\w+ )and|from|either|(?<!too \\w+ )to(?! (?:look|see|wake|sit|carry|feel|face|have)\\b))",
  "futile|doomed|never (?:once )?(?:amount|lead|come to|work)",
  "(?:isn't|not) (?:coming|going) (?:back|to work)|out of (?:road|chances|options|reach for good)",
  "(?<!\\b(?:not|n't|nothing|feel|seem) )permanent(?:ly)?|nobody (?:can|could) interrupt",
  "without (?:you )?having to (?:feel|be|wake|carry|think)(?: it| any| at all| again)",
  "how (?:quiet|peaceful|easy|simple|still) (?:it|everything|things)(?: all)? (?:would|could|might) be(?! with (?:the|your))",
  "(?:let|letting) yourself go (?:quietly|down)|not come (?:up|back)|never come back",
  "last (?:evening|night|day|morning) (?:on earth|here)",
  "put(?:ting)? (?:an end|a stop) to (?:it|everything|yourself|all)(?! (?:at (?!last)|by|for (?:today|tonight|the)))|a stop to it all",
  "(?:lie|lying) down (?:and not (?:get|wake|come|be|have)|for ever)|go (?:quietly|softly)(?= into)|go quietly(?=[.,])",
  "go gently into|(?:quietly|gently|softly) (?:disappear|cease)",
  "leave (?:the|this) (?:party|room|table|stage) (?:early|for good)",
  "(?:there|that)'s (?:always )?(?:an exit|a way to make it stop)",
  "(?:ease|relief) of (?:not|nothing|being gone)|out of (?:your|this) misery",
  "nothing (?:would|could) (?:hurt|reach|touch) you",
  "(?:they'd|they would|people would|everyone would|everybody would|others would) (?:be|manage|cope|get) (?:\\w+ ){0,2}(?:better|fine|without|over|lighter|easier)(?! for (?:an?|ten|half|the))",
  "(?:past|beyond) (?:mending|fixing|repair(?:ing)?|help(?:ing)?|hope|rescue|changing|putting right)",
  "can(?:'t|not) (?:ever )?be (?:fixed|mended|put right|saved|changed|undone|repaired|rescued)(?! (?:today|tonight|this|now|before|by|overnight|in an?|at once|all at|just))|you can't be helped",
  "(?:no|never any|isn't any|not any) (?:coming back|changing|fixing|mending|turning|getting better|cure|answer to it|end (?:to (?:it|this|that|any|all|the (?:pain|dark|hurt|night|misery|worry|struggle|stress))|in(?! sight))|escape|relief|rescue)(?! (?:it |this |that |them )?(?:tonight|today|just now|this|before|in a hurry))",
  "(?:hard|difficult|impossible|tough|not easy) to (?:see|imagine|think of|picture|believe|find) (?:a way|any way|how(?= it| this| things| anything)|(?:it|this)(?: ever)? (?:chang|gett|improv|turn|end|go|lift)ing(?! (?:before|by|till)\\b)|things (?:ever )?|what (?:would|there'd))",
  "(?:isn't|not|never|aren't|unlikely) (?:\\w+ly |ever )?(?:going |bound |meant )?to (?:change(?! it\\b)|(?:get|be|feel) (?:any )?(?:better|easier|lighter|different)|improve|come right|mend|work out|turn|lift|ease|heal|pass|end(?= |[.,])(?! (?:up|on|with)))(?! (?:before|by|tonight|today|overnight|this|just|in an?|all at))",
  "(?:won't|will never|can't) ever (?:\\w+ly )?(?:lift|ease|leave|pass|end)(?= |[.,])|(?:won't|will never|can't|isn't) (?:ever )?(?:\\w+ly )?(?:change|get (?:any )?better|improve|come back|turn (?:it )?(?:round|around)|mend(?! (?:it|that|this)\\b)|work out|get (?:any )?(?:easier|lighter))(?! (?:for|by|tonight|today|this|before|overnight|just|all at|at once|in an?))",
  "(?:isn't|is not) (?:\\w+ )?anything to expect|nothing to expect(?=[.,])|how (?:things|it|life) (?:stays?|remains?|will (?:stay|be|remain))(?= for you| from (?:now|here)| (?:un)?till?)|is (?:simply|just|only|really) how things are(?=[.,])",
  "(?:might|may) as well (?:give up|accept|face (?:it|that|up)|stop(?=[.,]| (?:trying|hoping|now|altogether))|not (?:bother|try|be|exist)|give in|admit)|lost cause",
  "(?:too|things? (?:this|that|so)) (?:far gone|broken|damaged)|only (?:going to )?gets? worse|all downhill",
  "(?<!sleep )(?:this|life|it|that|things)(?:'s| is| are| may be| might be| could be)(?: (?!been)\\w+)? as good as (?:it|you|things)(?:'ll| will)?(?: ever)? gets?",
  "(?:some|certain|most) (?:things|days|people|lives|holes|situations) (?:really |just |simply |do |never |can't |don't |are )+(?:past|beyond|get better|change|mend|come right|heal|work out|be fixed|fail|empty|broken)",
  "what(?:'s| is| would be) the use|what(?:'s| is| would be) the (?:point|good) (?:of|in) (?:trying|hoping|going on|anything)|not worth (?:going on|trying|having|(?:it|the \\w+) any ?more)",
  "(?:nothing|nobody|no one)(?: you| anyone| anybody)? (?:do|does|can do|could do|can|could) (?:now |really )?(?:will|would|is going|'s going|change|help|save|fix)",
  "nothing(?: more| else)?(?: left)? (?:to (?:live|fight|stay|go on|keep going) for|worth (?:having|doing|staying))",
  "(?:not|stop) pretending otherwise|accept (?:that (?:it|this|there|nothing)|the fact|it (?:won't|isn't|as|and))",
  "admit (?:there's no|that there's no|that nothing)",
  "(?:this|it) is (?:just |simply )?(?:how it is|your life|all there is|how things are|the way it is)(?! (?:tonight|today|right now|just now|for now|this))",
  "nothing(?:'s| is) (?:coming(?! (?:back|to a head|up|at you|in|tonight|today))|ahead|going to (?:change|help|come))|no future",
  "(?:you(?:'re| are)|life is|things are) not going anywhere(?! (?:tonight|today|this|before))",
  "(?:want(?:s|ed|ing)?|wish(?:es|ed|ing)?|long(?:s|ed|ing)?(?! enough)|ache|ready|tempting|tempted|easier|relief|nice|peaceful|lovely|restful|appealing|kinder|simpler|enough) (?:\\w+ ){0,5}?(?:stop(?:ped)? (?:for good(?! reason)|altogether|completely|forever|for ever|existing|being|living)|(?:be|being|been) (?:gone|over|done with|nowhere|nothing|no more|free of it all|finished|out of it)(?! (?:(?:with it all )?for (?:the|today|tonight|now)|(?:with )?(?:the|today|your|this|that)|by|early|before))|(?:just )?(?:not|never|stop) (?:to )?(?:be(?=[.,]? (?:here|around|at all|any more|anymore|in it))|being (?:here|around|at all|any more)|exist(?:ing)?|wak(?:e|ing)|to wake|having to (?:wake|exist|be here))|(?<!way to )end(?:ed)? (?:it|everything|now)|(?<!way )to end (?:it|here|now)|(?:vanish|disappear)(?! (?:into|under|behind|with an?|for (?:an?|half|ten)))|slip away|fade|go (?:quiet|dark|out|under|to sleep and)|close your eyes (?:and|for)|sleep and (?:not|never)|walk into|drift off and)",
  "(?:needn't|don't have to|not have to|not having to|no need to|rather not|sooner not|doesn't have to|never have to|nobody says you have to|aren't obliged to) (?:stay(?=[.,]| here| in it| any| for it)|be here|go on(?=[.,]| with it| like| any more)|carry on(?=[.,]| with it| like| any| living)|live(?! up to)|keep (?:living|going for (?:any|every)\\w+'s)|exist|be alive)",
  "be here at all|if you (?:weren't|were not|aren't) (?:around|here|there|in it)",
  "(?:it all|everything|all of it) (?:\\w+ )?to be (?:finished|over|done with|through|at an end)",
  "a door you can (?:walk|go)",
  "leav(?:e|ing) (?:it|everything|it all|all of (?:it|this)|this) (?:all )?behind(?! (?:for (?!good|ever)|at|until|till|in|when|tonight|today|on|with))",
  "(?:be|being|get|getting) out of (?:it all|everything|all of it|this life)",
  "(?:over|done) with (?:all of it|it all|everything|life)(?! (?:by|for (?:today|tonight|the|now)|today|tonight))",
  "(?:quiet|dark|rest|sleep) that (?:doesn't|never) end",
  "(?:stop|stopped|stopping) (?:hurting|feeling anything) (?:altogether|for good)",
  "no longer (?:be|being) (?:anyone|a)|nothing (?:more )?to keep you",
  "(?:without|minus) you(?:rself)? in it|off everyone's hands|rid of you",
  "(?:stuck (?:\\w+ )?\\w+|stop|over|done|finish(?:ed)?|quiet|rest|peace|silence|go|leave|sleep|end|still) (?:for good(?! reason)|for ever|forever|once and for all|for all time)",
  "(?:not|never|without|don't|won't)(?: ever| have| having| need| needing| want| to)* (?:to )?(?:wake|waking)(?: up)?(?! (?:up )?(?:the|any|anybody|somebody|early|before|at (?:\\w+)[.,;]))",
  "(?<=(?:^|, |\\b(?:you|you'd|you could|you might|just|simply|quietly|gently|softly|yourself|of|for|(?:like|love|want|wanting|wish) to) ))(?:slip|slipping|fade|fading|melt|float|ebb|pass|passing)(?: quietly| gently| softly)? (?:away|off)(?! (?:for (?!good|ever)|to|from (?:the|it(?! (?:all|for good)))|early|after|with|home|upstairs))",
  "drift(?:ing)?(?<!\\b(?:no|mind|thoughts|head|attention) \\w+)(?: quietly| gently| softly)? away(?=[.,]? (?:from|for|and|into))",
  "stop (?:living|being at all)",
  "(?:not|no longer|stop) (?:exist\\w*|be(?:ing)? (?:here|around|alive))|oblivion|nothingness",
  "(?:endless|big|final) (?:sleep|goodbye|dark|chapter|journey)|last (?:goodbye|journey)",
  "clos(?:e|ing) (?:the|this) (?:book (?:on (?:it all|everything|life|yourself)|for good)|door on (?:life|everything))",
  "(?:done|served) your (?:stretch|time|bit(?=\\.))|call(?:ing)? it a life",
  "lay(?:ing)? (?:it|it all|everything|the (?:whole )?(?:thing|lot|load|burden|weight)|this|yourself) (?:all )?down(?! for| tonight| until| till)",
  "set(?:ting)? (?:it|the (?:whole )?(?:thing|lot|load)) down (?:for good|now and)",
  "(?:take|taking) yourself out of (?:it|the(?! (?:room|kitchen|house|noise|crowd|chair)))|out of the (?:picture|way for good)",
  "off the (?:map|stage)|(?:the )?world (?:\\w+ )?without you",
  "(?:miss|notice|mind) (?:you )?(?:if|that) you (?:weren't|went)|you wouldn't be missed",
  "(?:be|being|are|'re|become|becoming|feel(?:ing)? like|such|as) a burden(?! (?:to carry|you))|(?:goodbye|farewell) (?:note|letter)|say(?:ing)? (?:your )?goodbyes?",
  "tired of (?:living|life)|enough of (?:living|life|being (?:here|alive))",
  "throw in the towel(?! for (?:today|tonight|the)| early| on (?:the|today))",
  "(?<!\\b(?:sorry|sad|loath|hate|hard|reluctant)(?: to)? )give (?:it all |everything )?up(?=[.,]| on (?:it all|everything|yourself|life|hope)| is| and| now)",
  "set(?:ting)? (?:you|yourself) free|(?:finally|at last) (?:be |being )?free",
  "(?:be|being) free of (?:it all|everything|all of it)|surrender(?! to (?:the|a|your) \\w+)",
  "let(?:ting)? it all go(?! quiet| for| tonight| until)",
  "let(?:ting)? go (?:of (?:it all|everything|life)|completely)",
  "join(?:ing)? (?:those|the ones) (?:who|you|gone)|(?:finally|soon|go and) join them(?=[.,])",
  "peace(?:ful)? (?:would|in) (?:come|being gone|stopping)",
  "(?:(?<!\\b(?:come|came|coming) out )(?:on|to|for|at|reach) the other side(?=[.,;]| (?:of (?:it all|everything|life)|is (?:peace|quiet|better)))|(?:go|gone|going|off|leave) (?:to|for) a better place|final way)",
]);

/** A way to a person: the people on the screen, a helpline, or words to somebody. */
export const BRIDGE = new RegExp(
  [
    "(?:on|from) (?:this|the) screen",
    "(?:people|person|one|lines?|helplines?|numbers?|names?|voices?|help|those|any)[^.!?]{0,30} (?:just )?(?:above|below)",
    "helplines?|listening lines?|samaritans",
    "(?:ring|call|phone|text|message|tell|ask|let|talk|speak|write|say|saying|talking|telling|ringing|turn|go)\\b[^.!?]{0,30}? (?:someone|somebody|anyone|anybody|another person|another voice|a person|a stranger|a voice|one of (?:them|these|those))",
  ]
    .map((way) => `\\b(?:${way})\\b`)
    .join("|"),
);

/** Somebody who answers whoever asks. */
export const FRIENDLESS_HELP =
  /\b(?:lines?|helplines?|samaritans|doctors?|gps?|nurses?|surgery|whose job|strangers?|trained|volunteers?|people who|listen(?:s|er|ers|ing)?)\b/;

/** A sentence that lets somebody off reaching anybody. */
export const LET_OFF =
  /\b(?:don't|needn't|do not|no need to|not|never|without|isn't the time to)(?: have to| need to| want to)? (?:ring|call|phone|text|message|tell|ask|let|talk|speak|write|telling|ringing|talking|calling)\b/;

export const REACHING =
  /\b(?:ring(?:ing)?|call(?:ing)?|phon(?:e|ing)|text(?:ing)?|say(?:ing)?|tell(?:ing)?|helplines?|start anywhere|begin anywhere|try(?=,? ["'])|screen|(?:the|those|these|any|first|a) numbers?|above|answers?|words?)\b/;

/** Verbs that ask for something to get done. Breathing, resting, leaning, letting and staying are not among them. */
const TASK_VERBS = [
  "achieve|accomplish|act|answer|attend|begin|build|buy|change|choose(?! (?:whichever|any|one of))|clean|clear|complete|cook",
  "create|cut|deal|decide|do|draw|drive|exercise|face|fight|finish|fix|focus|get|give",
  "go(?! (?:gently|softly|slowly|easy))|handle|hit|improve|invest|join|journal|keep going|learn",
  "list|make|meet|move|open|organi[sz]e|pick|plan|practi[cs]e|prepare|push|put on|read|remember",
  "repeat|reply|run|schedule|select|send|set|solve|sort|spend|stand up|start(?! with ['\"])|stretch|strive|study",
  "tackle|take (?:a|one|the|some) (?!breath|moment|slow|deep|long|gentle)|think|tick|tidy|try|turn",
  "walk|wash|win|work|write",
].join("|");

/** A command at the head of a sentence or clause: "Write a list", "then go for a run". */
export const TASK = new RegExp(
  `(?:^|[.!?;:] |, (?:and |then |now |so )?|\\b(?:now|then|please|just|first|today|tonight|and then) )(?:please |just |now |then )?(?:${TASK_VERBS})\\b`,
);

const ALL =
  "(?:it all|everything|all of (?:it|this|that)|all this|the lot|the whole (?:lot|thing|business)|this|life)";

/** Dying said as something else: leaving, sleeping, a release, putting things in order, being no loss. */
export const ENDING = whole([
  // Leaving or staying weighed up, wanting the whole of it to stop, having had one's share.
  "(?<=(?:^|[.,;:] |\\b(?:that|how|of|and|but|where|when) ))(?:staying|leaving|ending|letting go|going quietly|slipping away|being (?:gone|here|alive|around)) (?:is|'s|was|would|might|can|may|could|seems|looks|feels|becomes|takes)(?! (?:in bed|at home|indoors|warm|it|until))",
  "(?:wants?|wanted|wanting|wish\\w*|long\\w*|ache|hop(?:e|es|ing) for) (?:\\w+ ){0,4}(?:film|show|play|story|ride|carousel|engine|machine|clock|music|world|whole (?:\\w+ )?(?:thing|lot|business)|everything|it all|all of it) to (?:stop|end|be (?:over|finished|done)|go (?:away|dark|quiet|still))(?! (?:for (?:a|ten|an|today|tonight|now)|today|tonight|this))",
  "(?:imagin\\w+|pictur\\w+|daydream\\w* (?:of|about)|(?:thought|idea|notion|fantasy|picture) of|think(?:ing)? (?:of|about) (?:how|what)) (?:[\\w']+ ){0,6}(?:stop|stops|stopped|stopping|end|ended|ending|gone|over|without you|empty (?:chair|bed|room|place)|chair empty|no you)(?= |[.,])(?! (?:for (?:today|tonight|ten|an)|the|early|work))",
  "as far as you(?:'re| are| were)(?: ever)? going(?: to)?|(?:body|life|heart)(?: \\w+){0,4} had its turn|(?:had|having) your (?:turn|day|go|share|time)(?= |[.,])(?! of (?!life)| (?:today|for|at))|never (?:to have|having) (?:been|started|come|begun|woken)|if you weren't (?:at|in|on|part)|who(?:'d| would) (?:set a|even (?:know|see)|be the wiser)|they'd be none the wiser",
  // Not being about, an exit, a silence that somebody brings on, what a night might keep.
  `${UNHELPED}(?:you(?: \\w+)? (?:weren't|aren't|were not|were no longer)|not be|not being|no longer being) (?:\\w+ ){0,2}(?:around|about|here|there|in it) (?:for (?:the (?:rest|next)|any|it|this|that|more|what|all)|at all|to (?:see|feel|deal|face|wake)|any ?more)`,
  "exits?(?! (?:from the|sign|door))|(?:bow|bowing|fad|check|opt|tap|duck|step|drop|log|sign)(?:e|ing|ping|s)? out(?= (?:is|looks|seems|would|of (?:it all|everything|life|this|the lot))|[.,]| for good| altogether| entirely)",
  "(?:makes?|making|let|lets|letting|have|get|having|to) (?:it|it all|all of it|everything|the (?:noise|pain|whole (?:lot|thing))|all of this|this) (?:all )?(?:just )?(?:go (?:quiet|silent|dark|away for good)|stop for|be (?:quiet|silent|nothing)|end(?=[.,]))|one way to (?:stop|end|quieten|silence) (?:it|everything|all of it|the (?:noise|pain))",
  "(?:left|worth|much|anything|nothing|reason|point) (?:to (?:stay|hang on|hold on|stick around|keep going|be here|get up|carry on) for|(?:in )?(?:staying|hanging on|holding on|being here|sticking around))|(?:stay|hang|stick) (?:on|around|here) for(?=[.,])",
  "(?:one|a mouth|a person|somebody|someone) (?:less|fewer) (?:to|person|mouth|place|plate|chair|name|for|at)|(?:be|come as|feel like) (?:a |some |quite a )?(?:relief|weight off|comfort|kindness) (?:to|for) (?:everyone|everybody|them|all|others|people|those|whoever)",
  "(?:the |this )?(?:night|dark|darkness|sea|water|ground|earth|sleep|floor|river|quiet|silence) (?:\\w+ )?(?:keeps?|kept|takes?|took|had|have|swallows?|swallowed|claims?|closes? over|opened up and|to (?:swallow|take|keep|have)) you(?! (?:awake|up|warm|busy|company|going|from|where|to|in))",
  "(?:not|don't) want(?:ing)? (?:another|any more) (?:day|morning|year)s?(?! like)|hope (?:isn't|is not|'s not) (?:coming(?=[.,]| back)|(?:going|about) to (?:come|return))|(?:another|one more) (?:day|morning|year|week|winter|sunrise|round)(?: of (?:it|this|that))? (?:is|feels|seems|would be) (?:\\w+ )?(?:too|more than|a lot|much|pointless|unthinkable)|(?:rather|sooner) (?:not|never) (?:face|have|see|meet|do) (?:another|any more|tomorrow|the morning)",
  "(?:fought|tried|gone on|carried (?:it|on)|held on|hung on|battled|struggled|done it|lasted) (?:\\w+ )?(?:long|hard|far) enough(?! (?:today|tonight|for))|(?:your|the) (?:fight|battle|struggle|race)(?: here)? (?:is|'s|can be) (?:over|done|finished|at an end)|(?:put|set|lay) (?:\\w+ ){1,3}down (?:forever|at last)",
  "(?:tired|weary|sick) (?:of|to the bone of) (?:being (?:you|alive|here|anyone)|it all|existing|carrying on|going on)|(?:to|and) (?:have it|it) (?:all )?(?:be )?over (?:with)?(?=[.,])|(?:slip|drop|fall|sink)(?:ping|ing)? (?:under|through|off the edge|out of sight|out of the world|below the surface)(?=[.,;]| and (?:not|stay)| for (?:good|ever)| of (?:it all|everything|the world))",
  "(?:(?:reason|reasons|cause|point|anything|something) left|(?:no|any|much|little|what|not a|another|one|single|lost (?:the|your|every)|find (?:a|the|your)) (?:\\w+ )?(?:reasons?|cause|point)|anything) (?:to|for) (?:stay|staying|go on|going on|live|living|carry on|be here|being here)(?= |[.,])|(?:a|the|every|your) right to (?:be done|stop|go|leave|end|die|rest now|be finished|bow)|(?:isn't|no|not) (?:\\w+ )?(?:road|path|track|coming|getting|going|turning) back|(?:hanging|holding|carrying|going|keeping|staying|struggling|fighting|clinging) (?:on|here)(?: \\w+)? (?:is|'s|was|would be|seems) (?:only|just|merely|mere|no more|nothing|pure|cruel|foolish|stubborn|pointless|harder|vanity)|(?:lay|laying|put|putting|set|setting) (?:\\w+ ){1,3}down (?:for (?:good|ever|the last)|once)|(?:the )?world (?:would|will|'d) (?:\\w+ )?(?:close|go on|turn|keep|carry|manage|heal|mend|forget|not|never|hardly|barely)(?![^.!?]*\\b(?:tonight|today|till|until|while|for (?:an?|half|ten|one))\\b)|hardly (?:leave|make) a (?:ripple|dent|mark|gap)|leave (?:no|barely a|hardly a) (?:gap|trace|mark|hole)|(?:relief|comfort|peace|freedom|rest|beauty|kindness|calm) in (?:knowing (?:it(?:'ll| will)? (?:end|be over|stop)|there's (?:a|no) way)|leaving|ending|the thought of (?:going|not)|being gone)|through the skin|bleed(?:ing)?(?! into)|burn(?:ing)? yourself|(?<!\\blike an? (?:\\w+ )?)(?:elastic|rubber) band|scratch(?:ing)? (?:at )?your|bang(?:ing)? your head|mark(?:s|ing)? (?:on )?your (?:arms?|skin|body|legs?)|(?:step(?:ping)?|slid(?:e|ing)|tip(?:ping)?|lean(?:ing)?) (?:off|over) the (?:edge|side|railings?|rail|parapet|world|ledge|platform)(?! of (?:the|your) (?:bed|sofa|chair|table|mind))|the (?:brink|far shore|other shore|other bank|great sleep)(?= |[.,])(?! of (?:the|your|a|it))|one (?:less|fewer) thing for(?! (?:you|today|tonight|tomorrow|the morning))|no longer (?:a (?:worry|trouble|bother|weight)|in (?:the|anyone's))|the other way out|never (?:been|having been) (?:born|here)|(?<!\\bbeds? (?:can |could |may )?(?:stay |go |be |left )?)unmade|unborn|erase\\w*|blot(?:ted)? out|snuff(?:ed|ing)?(?! (?:out )?the candle)|extinguish\\w*|expire\\w*|(?<!\\b(?:it|this|that|them|day|worry|storm|clouds?|wave|mood) )pass(?:ing)? (?:on|over)(?=[.,])|not (?:be|being) there (?:to|for|in|when|at)|your absence|miss(?:ed)? by no ?one|(?:want(?:ing)? to|just) get it (?:all )?over with|(?:want|need|wish)(?:s|ed|ing)? (?:it|this|everything|all of it)(?: all)?(?: to be)? over(?! (?:to|again|by|before))|(?:have|had) (?:your|its) (?:fill|time|share) of (?:life|days|living)",
  // A gathering, a road or a shift that one leaves.
  "(?:stay(?:ed|s)?|hang on|make it) (?:\\w+ )?(?:to|till|until) the (?:\\w+ )?end(?! of (?:the|a|this) (?:day|evening|morning|afternoon|song|film|chapter|page))",
  "(?:slip|head|go|get|walk|step|wander|steal|creep)(?:ping|ing|ting)?(?: \\w+)? (?:out|off|home|away) (?:for good|for the last|without (?:a word|fuss|a fuss|goodbye)|before the end|and not|quietly)",
  "(?:you(?:'re|'ve| are| have)|it's|this is|that's|it is|to have) (?:\\w+ ){0,2}(?:reached |come to |got to |at )?the (?:end|last stop) of the (?:line|road|story)|the long (?:sleep|night|rest|silence)|journey's end|(?:catch|take|get|on) the last (?:train|bus)(?! of)|reached the last page|last (?:stop|breath|orders)",
  "(?:clock|check|opt|bow|sign|log|step|walk|swim) (?:off|out|away)(?: \\w+)? (?:for good|for the last|for ever|forever|from (?:it all|everything|life|all of))|hand(?:ing)? (?:in|back|over) (?:your|the) (?:keys|ticket|notice|badge|cards)|(?:the )?final curtain|the curtain (?:comes?|coming|falls?|falling)|call(?:ing)? time(?! on (?:the|today|this|it|your|that))|shut(?:ting)? up shop(?! (?:for|early|at|now|tonight|today))|hang(?:ing)? up (?:your|the) (?:boots|hat|coat) for (?:good|ever)",
  "(?:switch|turn)(?:ed|ing)? (?:yourself|your own light) (?:off|out)|(?:switch|turn|put)(?:ed|ing)? (?:(?:off|out) )?(?:everything|it all|the lights?) (?:(?:off|out) )?(?:for (?:good|ever|the last)|forever|and not)|lights? out for (?:you|good|ever)|(?:stop|stopping) the (?:clock|clocks|world)",
  // Putting things in order.
  "giv(?:e|ing|en) (?:\\w+ )?(?:your )?(?:things|belongings|possessions|treasures|stuff) (?:away|out)|giv(?:e|ing) away (?:your|the|all|what)",
  "affairs in order|(?:house|things|papers|drawers|letters|everything) in order(?=[.,]| for| so| before)|(?:your|a) (?:last )?will and|last (?:letter|note|wishes)|(?:letter|note|something) (?:behind )?for (?:them|those|the ones?|whoever) (?:to find|left|who(?:'s|'re| are| is)? (?:left|remain))|(?:tie|tying|tied) up (?:all |the |your |any )*loose ends",
  "ashes|coffin|(?:the|your|early|a) graves?(?! (?:face|voice|look))|graveyard|cemetery|epitaph|headstone|(?<!\\b(?:like|pure|sheer|is|absolute) )heaven|afterlife|hereafter|widow",
  // An only cure.
  "(?:only|just) (?:\\w+ )?(?:one|a single) (?:\\w+ )?(?:cure|remedy|escape|release|way (?:out|left|to (?:stop|end))|thing left|answer left|rest left|door|peace)|only (?:has )?(?:the )?one (?:answer|end|door)|(?<=\\b(?:the|your|an?|its) )(?:only|one|last|final|surest|sure|certain) (?:cure|escape|release|remedy|way out|peace|relief|rest)(?! is to)",
  "(?:would|'d|might|could|can|will|may|must) (?:(?!not |hardly |never )\\w+ )?(?:be |come as |feel like )(?:a |an |the |only a |quite a )?(?:\\w+ )?(?:mercy|release|kindness to (?:everyone|all|them)|blessing|way out|escape)",
  "(?:the|some|real|last|only) mercy (?:in|of|to)|blessed (?:release|relief)|deliverance|sweet (?:release|relief|nothing)",
  "(?:you're|you are|you aren't|not|nothing) (?:not )?(?:wrong|silly|bad|mad) (?:in|to be|to|for|with) (?:think(?:ing)?|consider(?:ing)?|want(?:ing)?|look(?:ing)?|dream(?:ing)?) (?:of|about|at|to) (?:it|that|leaving|going|stopping|an end|not)",
  // Being finished, gone, free of it.
  `(?:be|being|been|get|getting|have|having|having been) (?:\\w+ )?(?:finished|done|over|through|shot|rid|quit|free|shut|clear) (?:with|of|from) ${ALL}(?! (?:for (?:today|tonight|now|the)|today|tonight|until|till|by|before))`,
  `${NICELY}(?:end|finish|quit|escape|walk away from|turn your back on|be released from|let go of|close the door on|draw a line under) ${ALL}(?! (?:for|today|tonight|until|till|here|where|as|to|at|by|with|on|in|alone|else|\\w+ing))(?! (?:day|morning|afternoon|evening))`,
  "(?<!with )(?:an?|some|(?<!(?:take|have|on|hold|do) )that) (?:(?!early)\\w+ )?end(?:ing)? (?:to|of) (?:it|this|everything|all (?:of )?(?:it|this)|you)(?= |[.,])(?! (?:day|morning|afternoon|evening|week|stretch|page|in sight))|(?<!beginning and )(?<!start and )(?<!has )(?<!have )(?<!\\b(?:to|near|nearing|reach\\w*|at|without) )an end(?=[.,])|the end of (?:everything|you|life)",
  `${UNHELPED}(?:just |simply |quietly )?(?:not|never|no longer) (?:to )?(?:be|being|have been) (?:here|around|anywhere|born|anyone(?! you)|anybody|in the world|part of it)(?= |[.,])`,
  "(?:when|once|after|if) you(?:'re| are|'ve| have| were|'d) (?:\\w+ )?(?:gone|no longer|not (?:here|around))|without you (?:here|around|there|in|to)|after you(?:'re| have)? (?:go|gone|left)(?=[.,]| they)",
  "(?:stop|stopping|stopped) being(?=[.,]| (?:here|anyone|alive|anything|you))|(?:isn't|not) (?:worth|meant) (?:staying|being here|living)|you'd be (?:past|beyond|out of) (?:it|caring|all|reach)|out of reach of (?:it|everything|everyone)",
  // Sleep that is not slept off.
  "(?:sleep|sleeping|slept|lie|lying|doze|drift|nod|drop)(?: \\w+){0,3} (?:for (?:good|ever)|forever|and (?:not|never|simply not|just not)(?: have to| need to)? (?:wake|come|get|be|surface|stir)|(?:right |straight )?through (?:it all|everything|to the end|the rest of (?:it|your))|without (?:waking|end|ever))",
  "(?:didn't|don't|never|not|needn't|won't|wouldn't|doesn't)(?: have to| need to| ever| quite| bother to)* (?:wak(?:e|ing)|surfac(?:e|ing)|see (?:the |another |tomorrow|in the )(?:morning|day|dawn|light)?|open your eyes|come round)(?! (?:up )?(?:the|any|in the night|at night|early))|(?:no|without a|never a) (?:more )?(?:morning|tomorrow|waking|day|alarm) (?:after|to (?:follow|come|face|wake)|at the end)|no more (?:mornings?|days?|waking|alarms?|tomorrows?|pain|hurting|hurt|nights?)(?! tonight)",
  "(?:morning|tomorrow|day|alarm) (?:that )?(?:didn't|doesn't|needn't|never|won't|wouldn't) (?:ever |have to )?(?:comes?|arrive|happen)(?=[.,]| for)|nothing (?:to wake for|to wake up to)",
  "(?:go|going|went|slip|slipping|sink|sinking|let yourself) (?:under(?! (?:the|a|your) (?:covers?|blankets?|duvet|quilt))|beneath(?! (?:the|a|your) (?:covers?|blankets?|duvet|quilt))|into the (?:dark|quiet|water|sea|deep|black))|let (?:the )?(?:water|sea|dark|cold|river|quiet) (?:have|take|close|come)",
  "(?:final|finally|lasting|endless) (?:peace|silence|stillness|nothing|dark)|(?:long|last|perfect|complete|total) (?:dark|nothing|sleep that)|peace (?:for ever|in the end)|be at peace(?=[.,])|rest in peace",
  // No loss; a weight on others.
  "(?:no|not much of a|hardly a|no great|small) (?:great )?loss|(?:nobody|no one|not a soul|few|hardly anyone|hardly anybody|who)(?:'d| would| will|'ll)? (?:even |really |ever |so much as )?(?:miss|notice|mind|mourn|grieve|remember) (?:you(?! \\w+ing)|if you(?:'d| (?:were(?:n't)?(?! late)|went(?! to bed)|vanished|disappeared|slipped|died|walked|never|didn't (?:wake|come)))\\b|your (?:going|absence|being))",
  "(?:they|everyone|everybody|people|others|the world|those)(?:'d| would|'ll| will)(?: all| even| soon| well| probably| only)* (?:be (?:better|lighter|freer|easier|happier|fine|relieved|glad(?! of)|spared|all right)|get over|breathe easier|move on|forget|manage without|get on (?:fine|well|without)|go on without|sleep easier|cope)(?=[.,]| (?:at|for|without|it|off|soon|if|of|with you|in the end|before long))",
  "(?:better|easier|lighter|kinder|simpler) (?:off |all round )?(?:without you|if you (?:weren't|were gone|went|left|stopped|didn't)|with you (?:out|gone|away|not)|once you(?:'re| are|'ve)|for (?:everyone|all|them) if)|out of (?:the|their|everyone's|everybody's|people's) way(?= for|[.,])|(?:weight|load|burden|trouble|millstone|drain|drag|worry) (?:off|on|to|for) (?:their|them|everyone|everybody|people|others|those)",
  "you(?:'re| are)?(?: \\w+)? tak(?:e|ing) up (?:room|space|air)|outstay\\w*|overstay\\w*|used up your|outlived|had a good (?:run|innings)(?! of)|your (?:race is|work here|part is|number(?:'s| is) up)",
  // The world or the day giving out on them.
  "nothing to lose (?:now|any ?more)|nothing left (?:to (?:say|do(?! (?:but|today|tonight|this))|try|hope|hold|keep|stay|wait|lose|live|look)|for you|of you|in (?:it|the)|here)|nothing(?:'s| is)? (?:keeping|holding|to keep|to hold|to stop|tying) you(?: here)|no(?:thing| reason) to (?:remain|wake) for|no reason (?:left )?to (?:carry|keep|hold|hang)",
  "(?:cut|cut out|made|built|meant|fit|fitted) (?:out )?(?:to (?:stay|be here|last|live|go on)|for (?:this (?:world|life)|living|staying|life|being alive))|too (?:good|tired|soft|much) for this (?:world|life)|tired of (?:the whole|being in|everything)|had enough of (?:everything|it all|the whole|all of it)",
  "(?<!\\b(?:see|find|for|without) )(?:a|one|any) way out(?! of it (?:today|tonight))|(?:a|the|one) (?:quiet|soft|gentle|easy|easier|quick|simple|kind|peaceful) (?:way (?:out|to (?:go|stop|leave|finish)(?=[.,]))|end(?=[.,])|door|going)",
  // Rest that has no morning, and the relief of it.
  "rest(?:ing)? for good|(?:staying|stay|lie) (?:\\w+ )?(?:down|asleep|under) (?:and staying down )?for good|(?:sleep|rest)(?:ing)? (?:on and on|without (?:a|any) morning)|(?:sleep|rest|night) (?:that |which )?(?:nobody|no one|nothing) (?:wakes|ends|can wake|disturbs)|rest (?:that lasts|with no end|only comes at the end)|(?:longest|big|last|great|deepest) (?:rest|sleep)(?= (?:of all|begins|must|looks|seems|calls|is (?:tempting|calling)))",
  "relief to (?:be (?:done|finished|gone|no more|out of it)(?! (?:for|with (?:the|today|it (?:all )?for|a|your)|by|early))|have it (?:all )?over|let go(?=[.,;])|never|not (?:wake|be|have to (?:wake|be)))|(?:must|may|might) (?:\\w+ )?(?:seem|sound|look)(?: like)? (?:an? |such a )?(?:\\w+ )?relief to stop|(?:would|'d) be (?:a |such a )?relief to stop(?=[.])|(?:never|not) having to (?:get up|wake|rise|open your eyes)(?: up)? (?:again|any ?more|ever)|done with (?:every|all) (?:mornings?|days?|nights?|tomorrows?)",
]);

/** Agreeing that nothing can come of anything. */
export const NO_HOPE = whole([
  "(?:nothing|whatever|anything) (?:that )?(?:you|anyone|anybody|they) (?:try|tries|do|does|say|says|change|changes|want|offer)s? (?:\\w+ )?(?:(?:is|'s) (?:\\w+ )?going to|(?:will|would|can|could|won't) (?:\\w+ )?(?:change|help|make|work|matter|shift|be enough|mend|fix)|makes|ever|seems to|changes|helps|works)",
  "things (?:don't|won't|can't|never) (?:\\w+ (?:to )?)?(?:get better|work out|improve|turn|come (?:right|good)|change)|(?:that|there's|there is|it has|got) no point to|no point (?:to|in) (?:trying|hoping|carrying on)(?=[.,]| and| at)",
  "(?:the )?door(?:'s| is| has)(?: been)? (?:closed|shut|bricked) (?:for good|on (?:it|you|that)|to you)|(?:the )?(?:window|road|way|chance)(?:'s| is| has) (?:\\w+ )?(?:closed|shut|bricked|gone|blocked for good)|(?:hope|luck|time)(?:'s| has| is) (?:\\w+ )?(?:for (?:other|younger|luckier)|passed you|not for you|moved on without)",
  "(?:isn't|not|nothing|hardly anything|little) (?:\\w+ ){0,4}to (?:pin|hang|build|base|rest) (?:\\w+ )?hopes?(?= on)|nothing (?:anyone|anybody|you|they|people) (?:could|can|might) (?:say|do|try|offer|give) (?:would|will|can|could)|past being (?:fooled|helped|saved|mended|reached|comforted|fixed|talked)",
  "(?:that|the|this|your) (?:\\w+ )?(?:(?:ship|boat|train|chance) (?:has |'s |is )?(?:sailed|gone|left|passed|been and gone)|(?:moment|time) (?:has|'s|is) (?:gone|passed|been and gone)(?! by))|(?:had|missed|used(?: up)?|spent|wasted|blown) (?:your|the|any|every|all the|its) (?:chances?|moment|luck|best (?:years|days))",
  "(?:the best|(?:best|good|better) (?:days|years|part|times?|of (?:it|life|things|you))) (?:is|are|was|were|have|has) (?:\\w+ )?(?:behind|gone|over|past|been|done|used)",
  "(?:some|certain|a few|many|most) (?:people(?:'s lives)?|lives|folk|of us|hearts|hopes|wishes|roads) (?:just |simply |really |only |do )*(?:(?:aren't|weren't|were never|are (?:just|simply|never|only|not)) (?:meant|made|lucky|built|ever|born|for|bound|going)|(?:don't|never|can't|won't|didn't) (?:ever )?(?:get (?:better|over|past|there|it|what|one)|recover|mend|heal|find|come|make it|work|be|have|see)|lead nowhere|stay (?:broken|empty|dark|lost|unanswered)|go nowhere|come to nothing)",
  "(?:it|this|things|nothing|what's (?:broken|wrong|gone|lost)) (?:\\w+ )?(?:can't|cannot|won't|will never|is never going to|isn't going to|was never going to|never|will not|doesn't|don't) (?:ever )?(?:be (?:fixed|mended|undone|helped|put|made|found|otherwise)|change[sd]?|mend[s]?|improve[sd]?|turn(?:s|ed)? (?:round|around|out)|come(?:s)? (?:right|back|good|to anything)|get(?:s)? (?:any )?(?:better|easier|lighter)|work(?:s|ed)? out|add(?:s)? up to|amount(?:s)? to)(?! (?:today|tonight|this|before|by|just|overnight|at once|all at))",
  "there(?:'s| is| isn't| was| are) (?:really |simply |just |probably |no longer )?(?:no|never|not any|any) (?:\\w+ )?(?:fix|fixing|cure|mending|remedy|(?:answer|solution)(?= to|[.,])|undoing|coming back|putting (?:it|this) right|point (?:to|in (?=trying|hoping|it\\b|any|this|life|living|being)|now|any)|escaping (?:it|this)|escape|end (?:to (?:it|this|that|any|all|the (?:pain|dark|hurt|night|misery|worry|struggle|stress))|in(?! sight))|light(?! ahead| in sight)|rescue|future)(?! (?:that you|to this|(?:it |this |that )?today|tonight|needed|wanted|in arguing|in (?:pushing|forcing|hurrying|rushing)))",
  "(?:hope|hoping|trying|wishing|waiting|expecting|looking) (?:\\w+ )?(?:is|was|would be|'s|has been|only|just) (?:\\w+ )?(?:pointless|useless|no use|for (?:fools|others|children|nothing)|a mistake|makes? it worse|wears? you|prolongs?|drags?)|in vain|all for nothing|no earthly",
  "(?:you(?:'re| are)|it's|it is|you) (?:\\w+ )?(?:right|wise|sensible|realistic|entitled|allowed|free|within your rights|not wrong|justified) (?:not )?(?:to|in) (?:see nothing|give up|expect the worst|feel (?:there's|that|it's)|think (?:it's|it won't|nothing|that nothing|there's)|believe (?:it's|nothing|it)|call it (?:a day|over|quits)|let go of hope|abandon)|call(?:ing)? it quits(?! (?:for|at|on the|today|tonight|early))|cut(?:ting)? your losses(?! (?:for|at|today|tonight|and))|give up the (?:fight|ghost|struggle)|stop (?:fighting|struggling|the fight)(?! (?:it|sleep|with))|wave the white|(?:kidding|fooling) yourself (?:to|if you) (?:expect|hope|think|believe)|resign yourself|reconcile yourself|(?:make your peace|come to terms|learn to live) with (?:it|this|that|how|what|the fact|there)|settle for less(?! than)|this is (?:as (?:good|far|much)|it(?=[.,])|all (?:there|you))|that's (?:life|all there|how (?:life|it) (?:is|goes|ends))(?=[.,])|(?:is|'s|just|simply) your lot",
  "(?:past|beyond) (?:all|any|caring|praying|anyone|anybody|everyone|saving|return)(?! you)|point of no return|too late(?= for (?:you|things?|anything|it|that|hope|change|any)\\b(?! to be [^.]{1,20}(?:today|tonight))| to (?!(?:start|begin|cook|go out|shop|eat|ring|call|do (?:much|anything)|be (?:up|out|ringing))(?! (?:again|over))\\b)| now)|(?:is|'s|are|only) a (?:dead end|blind alley)|uphill all|nowhere (?:left|else) to (?:go|turn)|no way (?:back|ahead)|the well(?:'s| is) dry|run (?:dry|(?<!\\b(?:day|evening|night|morning|afternoon|it|things) run )its course|out of (?:road|future))",
  // That it would be a lie to say there is any.
  "(?:no|any) (?:hope|purpose|point|meaning)(?: (?:and|or|nor) (?:no )?\\w+)?(?: is| was)? to be (?:had|found in (?:it|any))|never any (?:hope|purpose|point|meaning) (?:to|in|at)|(?:or|and) any other (?:night|day|morning|evening)",
  "(?:dishonest|untrue|an? lie|lying|false|untruthful|wrong|misleading|kidding|insulting) to (?:say|tell|claim|pretend|suggest|talk|call|offer|promise|deny|speak)\\b[^.!?]{0,40}?\\b(?:otherwise|anything (?:else|but)|differently|hope|purpose|a point|better|there's some|there (?:is|was|were|are) any|for something)|(?:wouldn't|isn't|not) (?:be )?(?:honest|true|truthful|right|fair) to (?:say|talk|tell|claim|speak|suggest|pretend)\\b[^.!?]{0,30}?\\b(?:otherwise|hope|purpose|a point|better)",
  "(?:saying|claiming|pretending|suggesting) (?:otherwise|anything else|differently) (?:would|is|'d|wouldn't)|to say (?:anything else|otherwise) (?:would|is|'d)|pretending there(?:'s| is) (?:a|any|some|hope)|(?:(?:nobody|no one|you|it)(?:'d| (?:could|can|would))(?:n't| hardly| not| never)?(?: \\w+ly| ever)*|hard to) (?:pretend|claim|say|argue|swear)(?: that)? there(?:'s| is| are|'d be) (?:(?:any(?:thing)?|much)(?! (?:\\w+ )?(?:wrong|rush|hurry|need|harm))|an? (?:purpose|point|reason|future|way)|(?:a lot|something)(?= (?:\\w+ )?(?:ahead|in front|to (?:hope|look|live|come)|worth|left|good)))|(?:nobody|no one)(?:'s| is) going to tell you there(?:'s| is)|no use saying (?:there|it|otherwise)|because there (?:isn't|is none|is no|'s none)(?: one| any)?(?=[.,])",
  "(?:no|any|without) (?:hope|purpose|point|meaning)(?: \\w+){0,4},? (?:and that's (?:the|a) (?:truth|fact)|full stop|and there's no getting (?:round|away)|is simply (?:so|true|a fact))",
]);

/** Advice that does harm: risks taken, help put off or put down, food and sleep gone without, drink, hiding, striking out. */
export const UNSAFE = whole([
  "(?:not|never|without) (?:to )?(?:tell(?:ing)?|say(?:ing)? a word to|breath(?:e|ing) a word to|mention(?:ing)? it to|let(?:ting)? on to) (?:a soul|anyone|anybody|a living)|(?:see|speak to|talk to|answer|need|trust|ring|tell|let in) (?:nobody|no one|no-one)(?= |[.,])(?! (?:you|who|else's|if|tonight|this evening|today))|(?:bolt|lock|bar|shut) the (?:\\w+ )?door(?: and|,) (?:\\w+ ){0,3}(?:let|see|answer|hide|tell)",
  "glass(?:es)? of (?:red|white|ros[eé]|fizz|port|something (?:strong|stronger|stiff|red|white))|large glass(?:es)?(?! of (?:water|milk|squash|juice))|(?:something|drink|glass|drop|tot)(?: \\w+){0,2} (?:take|knock)s? the (?:edges?|corners?) off|(?:best|better|kinder|fairer|wiser) not (?:to )?(?:burden|bother|trouble|worry|disturb|wake) (?:anyone|anybody|them|people|others|a soul|someone|somebody|a doctor)|sit tight(?= (?:and (?:see|wait|hope)|until|till))|(?:people|numbers|lines|helplines?|those|call|ringing) (?:on (?:this|the) screen )?(?:could|can|might|should|are|is) (?:\\w+ )?(?:be )?(?:left |kept |only )?(?:for|wait|until) (?:the morning|tomorrow|later|emergencies|when|real|light|worse)|(?:wait|hold (?:on|off)|leave it|put it off|hang on) (?:and see(?! what)|until (?:it's (?:worse|unbearable|light)|you (?:can't|really))|before (?:you )?(?:ring|call|tell|ask))",
  // Wheels, heights, water, the dark, blades and fire.
  "(?:get|jump|hop|climb|sit) (?:in|into|behind) (?:the|your) (?:car|van|wheel|driver's)|(?:take|get) the car|(?:go for|take) a (?:\\w+ )?drive|(?<=(?:^|[.,;:] |\\b(?:could|can|and|or|to|then|just|you|might) ))drive (?:off|out|around|round|about|until|till|faster|all night|to the|with the|through)|driv(?:e|ing) (?:\\w+ )?(?:fast|tired|at night|away)|behind the wheel|(?:on|onto|down|up) the motorway|no seat ?belt|motorbike|windows down",
  "(?:walk|wander|run|cycle|swim|sit|stand|go)(?: \\w+){0,3} (?:(?:alone|by yourself|on your own) (?:after dark|at night|in the (?:dark|woods|park))|(?<!\\b(?:sit|stand)(?: \\w+){0,3} )(?:in the dark|after dark|at (?:midnight|night))|along the (?:tracks?|line|edge|cliff|railway)|into the (?:sea|water|river|woods|night)|out (?:to sea|past))|(?:on|by|near|off|along|up) (?:the|a) cliffs?|railway|(?:on|over|near|by) (?:the|a) (?:edge(?= of (?:the|a) (?:roof|cliff|platform|bridge|water|quay|pier|quarry|drop))|roof|bridge|ledge|parapet|canal|weir|tracks?)(?! of (?:the|your|a) (?:bed|chair|sofa|seat|bath))|(?:take|get|pick up|find|hold|sharpen|fetch) (?:\\w+ ){0,2}kni(?:fe|ves)(?! and)|kni(?:fe|ves) (?:in|from) the (?:drawer|block)|(?:get|fetch|find|buy|a (?:bit|length|coil) of) (?:\\w+ )?rope|rope (?:in|from|over|round) (?:the|a|your) (?:shed|garage|loft|beam|neck|tree|cupboard)|lighter fluid|petrol (?:can|over)|scald\\w*(?! (?:tea|coffee|milk|cup))|as hot as you can|hold your breath (?:until|till|as)|until it (?:bleeds|burns)|pinch yourself|slap yourself",
  // An alarm of the body made nothing of; pain worked through.
  "(?<!\\b(?:off|on) )your (?:\\w+ )?(?:chest|pulse|heartbeat)|(?:pain|ache|aching|tight\\w*|tingl\\w+|numb\\w*) (?:\\w+ )?(?:in|of|down|across) (?:your|the|one) (?:\\w+ )?(?:chest|arms?)|heart attack|a stroke(?! of)|lump (?:in|on|under) (?:your|the) (?!throat|way|road)\\w+|(?:a|the|that) lump (?:has|is under|you(?:'ve)? (?:found|noticed|felt))|bleeding|numbness|(?:arms?|legs?|hands?|face|side|fingers) (?:\\w+ )?(?:is|are|feels?|goes|go|going) numb|faint(?:ing|ed)|pass(?:ed|ing)? out|dizz(?:y|iness)(?! heights| with)|breathless\\w*|short of breath|black(?:ed|ing)? out|cough(?:ing)? (?:up )?blood|collaps\\w+(?! (?:on|onto|into) (?:the|a|your) (?:sofa|bed|chair|heap))",
  "(?:it's|that's|they're|it is) (?:only|just|nothing but) (?:a feeling|\\w+ nerves|nerves|wind|tiredness|in your head|your imagination|your age|attention)|not worth (?:worrying about|a fuss)|(?<!to )(?:carry|go|keep) on as (?:usual|normal|if nothing)|(?:ignore|disregard|override|shut out|block out|switch off) (?:it|the pain|your body|the (?:ache|warning|signals?|hurt)|what your body|any (?:pain|warning))|(?:work|walk|run|train|push|power|exercise|stretch|sweat|move|play) (?:right )?through (?:the|any|your) (?:pain|hurt|ache|soreness)|(?:walk|run|work|sweat|sleep) it off|(?:sweat|tough|ride|stick|wait|sit|brave) it out|it'll sort itself",
  // Help put off, put down, or kept from knowing.
  "(?:helplines?|doctors?|gps?|nurses?|listening lines?|strangers?|they|people|those numbers|the numbers|advice lines?|lines) (?:on (?:this|the) screen )?(?:only|just|never|rarely|always|can't|won't|don't really|aren't|will only|will just|tend to) (?:really )?(?:pass|fob|read|tell you (?:what|the same|to)|judge|want (?:your|to get)|laugh|sigh|put you|keep you (?:waiting|on hold)|help(?=[.,]| with)|understand|care|listen|say the same|use|overreact|worry|fuss|fret|panic|get cross|mean it)",
  "save your breath|(?:isn't|not|hardly|not really) worth (?:a (?:call|ring|phone)|ringing|calling|asking|troubling|telling|seeing|mentioning|bothering)|(?:no|little|not much) (?:point|use|sense|good)(?: in)? (?:in )?(?:ringing|calling|(?:asking|telling)(?! (?:\\w+ )?yourself)|talking|seeing|reaching|phoning|going to|mentioning|bothering)|wast(?:e|ing) (?:their|anyone's|anybody's|a doctor's|the doctor's|people's|other people's) time|leave (?:the|those) (?:helplines?|lines?|numbers) (?:free |clear )?for (?:people|those|others|someone)|before you (?:trouble|bother) (?:a|the|anyone|anybody)|(?:they'd|they'll|they would|it'd|it would) only (?:fret|worry|fuss|panic|make|upset|laugh|say|tell|be a bother|burden|get)",
  "(?<!to )(?:act|pretend(?:ing)?|behave|say (?:that )?you(?:'re| are)|tell (?:them|people|everyone|anyone) (?:that )?you(?:'re| are)|insist you(?:'re| are)) (?:to be |as )?(?:if )?(?:normal|fine|okay|all right|well|happy|nothing(?:'s| is)|you're (?:fine|okay|all right))(?=[ .,;])|let (?:none of it|nothing|no one|nobody|no-one) (?:show|see|know|in|near|suspect|guess)|without letting (?:on|it show|anyone)|not let(?:ting)? (?:on|it show|anyone (?:see|know|in))|(?<!hard to )(?<!\\bor )(?<!\\bor just )(?:keep|keeping|kept) (?:it|this|that|things|all of it|it all|the worst|how you feel) (?:\\w+ )?(?:to yourself(?!,? or)|hidden|a secret|secret|private|from (?:people|anyone|everyone|anybody|the))|(?:our|your) (?:little )?secret|bottl(?:e|ing) (?:it|things|everything) up|put on a (?:brave|good|happy) (?:face|front)|wear a mask|hid(?:e|ing) (?:how|what|your (?:pain|face|feelings)) (?:from|well|behind|away|so)|hide it (?:well|away|so)|nobody (?:has|ought) to know where|don't (?:tell|let on|worry|burden|bother|trouble) (?:anyone|anybody|them|people|a soul|others|a doctor|the doctor|somebody|someone|your)",
  "(?:cut|shut|freeze|block|push|send) (?:them|people|everyone|everybody|anyone|the world|others) (?:\\w+ )?(?:off|out|away)|(?:stay|keep) away from (?:people|everyone|everybody|them|others|anyone)|(?:don't|not|never|refuse to|needn't) (?:\\w+ )?(?:answer|open|pick up) (?:the (?:phone|door)|anything|anyone|to anyone|your phone)(?= (?:until|till|for days|again|at all))|not answer anything(?! for (?:an?|half|ten)| (?:tonight|today|this|until))|lock yourself|barricade|rely on (?:no one|nobody)|you(?:'re| are) (?:safer|better) (?:off )?(?:alone|by yourself|on your own)",
  // Food and sleep gone without.
  "(?:skip|miss|leave out|go without|do without|drop|cut out|forget|ditch|pass on|give up|avoid|put off)(?:ping|ting|ing)? (?:\\w+ )?(?:breakfast|lunch|supper|dinner|food|eating|meals?|bed|sleep|sleeping|your (?:breakfast|lunch|supper|dinner|tea))|(?:breakfast|lunch|supper|dinner|food|eating|meals?)(?:'s| is| feels)? (?:\\w+ ){0,3}(?:leave it (?:out|off|be)|skip it|don't bother|miss it|can go|do without)|(?:run|work|think|better|sharper|clearer|drink\\w*) on an empty stomach|empty stomach (?:keeps|makes|helps|sharpens)|flat (?:stomach|belly)|(?<=(?:^|[.,;] |\\b(?:could|can|and|to|then) ))fast (?:for|till|until|through|all)|(?:eat|eating) (?:nothing|less|only|as little)|not eat(?:ing)?(?=[.,]| anything| until| for| today)|no (?:food|breakfast|lunch|supper|dinner)(?! to (?:cook|make))|calories|diet(?:ing)?|lose weight|purge|live on (?:coffee|air|tea)|a body runs|run(?:s)? (?:cleaner|better) on",
  "(?:stay|sit|keep|remain) (?:yourself )?(?:up|awake) (?:\\w+ )?(?:all night|until|till|through|to (?:finish|watch|make|get)|late and)|all-nighter|(?:through|all) the night (?:working|thinking|scrolling|awake)|sleep(?:'s| is) (?:overrated|for|a waste|optional)|(?:don't|no) need (?:to )?sleep|who needs sleep|(?:do|manage|get by|cope) (?:\\w+ )?(?:without|on no|on less) sleep|(?:more|extra|third|double) coffee|coffee (?:(?:will|can|keeps?) (?:\\w+ )?you|until|till|to keep)|strong coffee (?:and (?:push|keep|carry|get|power|work)|to)|espresso|energy drinks?|caffein\\w*|red bull",
  // Drink and drugs.
  "(?:another |stiff |strong |few |couple of |large |quick |cheeky )+(?:drinks?(?=[.,]| or two| to (?:take|loosen|steady|settle|forget|numb|relax|help|sleep|send)| before bed| tonight)|pints?|tipple|tot|glass(?: or two| of (?!water|milk|squash|juice))|bottle of (?!water|pop|milk)|double|measure|dram|toddy)|(?:rum|vodka|cider|lager|ale|tequila|cocktails?|prosecco|champagne|liqueur|booze|bubbly|plonk)|the pub(?! quiz)|drown (?:it|your|them|the)|(?:a|another|quick) smoke(?! alarm| detector| signal)|smoking(?! ruin)|vap(?:e|ing)|ciggies|spliff|a joint|edibles?|gummies|a hit of|take the edge off(?= with (?!(?:an? )?(?:warm|hot|bath|cup|tea|shower|nap|blanket|biscuit)))|whatever(?:'s| is) in the (?:cabinet|cupboard|bathroom)",
  "(?:double|triple|up|halve|stop taking|come off|skip|miss|extra|leave off|cut down on|another|borrow) (?:\\w+ )?(?:doses?|dosage|tablets?|pills?|meds|medicine|medication|prescription|inhaler|insulin)|someone else's (?:tablets|pills|prescription)",
  // Striking out, spending, and what can't be called back.
  "(?:tell|let|show) (?:them|him|her|everyone|people|somebody|someone) (?:exactly |just |straight |really )?(?:what you (?:really )?think of|have it|know who's|where to go|what for|they're wrong)|give (?:them|him|her|someone|everyone) (?:a piece|what for|an earful|the silent|a taste)|have it out with|get (?:your own back|even|revenge)|(?:smash|punch|kick|slam) (?:something|things|it|whatever|(?:a|the|your) (?:walls?|doors?|plates?|glass|mirror|hole|cupboard))|(?:rip|burn) (?:it|everything|things|their|all)|break (?:something|things|a plate)(?! (?:down|up|into|off|small))|throw (?:things|something|a plate)|scream at|shout at|yell at|lash out|pick a fight|make (?:them|him|her) (?:pay|sorry|feel)",
  "(?:quit(?! \\w+ing\\b)|resign|walk out|hand in your notice|jack it in|pack (?:it in|a bag)|leave town|run away(?! with))(?! of)|(?:a bet|bet (?:it all|everything|money|your)|gambl\\w+|casino|lottery|scratch ?cards?|credit cards?|payday loan|max out|splash out|blow (?:your (?:savings|money|budget|wages)|the (?:lot|budget|money|savings)|it all)|spending spree|shopping spree|savings)|send (?:it|the (?:message|email|text)|that (?:message|email|text)) (?:now |tonight )?(?:before|without|while)|(?:delete|burn|throw out|get rid of) (?:everything|all (?:of )?(?:your|their)|every(?:one|body)|the lot)|cancel everything|text (?:your|an|the) ex|while you(?:'ve| have) the nerve|before you can think|on impulse|nobody needs to know|(?:just )?(?:go|take off|disappear|vanish) (?:and )?(?:don't|without) (?:look|tell|say|a word|telling)",
]);
