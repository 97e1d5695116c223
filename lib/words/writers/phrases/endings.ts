import { whole } from "./whole";

const ALL =
  "(?:it all|everything|all of (?:it|this|that)|all this|the lot|the whole (?:lot|thing|business)|this|life)";

/** Dying said as something else: leaving, sleeping, a release, putting things in order, being no loss. */
export const ENDING = whole([
  // A gathering, a road or a shift that one leaves.
  "(?:stay(?:ed|s)?|stop|last|hang on|make it) (?:\\w+ )?(?:to|till|until) the (?:\\w+ )?end(?! of (?:the|a|this) (?:day|evening|morning|afternoon|song|film|chapter|page))",
  "(?:slip|head|go|get|walk|step|wander|steal|creep)(?:ping|ing|ting)?(?: \\w+)? (?:out|off|home|away) (?:early|for good|for the last|without (?:a word|fuss|a fuss|goodbye)|before the end|and not|quietly)",
  "(?:end|last stop) of the (?:line|road|story|book|film)|the long (?:sleep|night|rest|silence)|journey's end|last (?:train|bus|stop|page|breath|orders)",
  "(?:clock|check|opt|bow|sign|log|step|walk|swim) (?:off|out|away)(?: \\w+)? (?:for good|for the last|for ever|forever|from (?:it all|everything|life|all of))|hand(?:ing)? (?:in|back|over) (?:your|the) (?:keys|ticket|notice|badge|cards)|the (?:final )?curtain|call(?:ing)? time(?! on the)|shut(?:ting)? up shop|hang(?:ing)? up (?:your|the) (?:boots|hat|coat) for",
  "(?:switch|turn)(?:ed|ing)? (?:yourself|everything|it all|the lights?|your (?:own )?light) (?:off|out)(?! for the night| tonight| early| and (?:sleep|rest))|lights? out for|(?:stop|stopping) the (?:clock|clocks|world)",
  // Putting things in order.
  "giv(?:e|ing|en) (?:\\w+ )?(?:your )?(?:things|belongings|possessions|treasures|stuff) (?:away|out)|giv(?:e|ing) away (?:your|the|all|what)",
  "affairs in order|(?:house|things|papers|drawers|letters|everything) in order(?=[.,]| for| so| before)|(?:your|a) (?:last )?will and|last (?:letter|note|wishes)|(?:letter|note|something) (?:behind )?for (?:them|those|the ones?|whoever) (?:to find|left|who(?:'s|'re| are| is)? (?:left|remain))|loose ends(?! can| tonight)",
  "ashes|coffin|graves?|graveyard|cemetery|epitaph|headstone|heaven|afterlife|hereafter|widow",
  // An only cure.
  "(?:only|just) (?:\\w+ )?(?:one|a single) (?:\\w+ )?(?:cure|remedy|escape|exit|release|way (?:out|left|to (?:stop|end))|thing left|answer left|rest left|door|peace)|only (?:has )?(?:the )?one (?:cure|answer|end|exit|door|escape)|(?:only|one|last|final|surest|sure|certain) (?:cure|escape|exit|release|remedy|way out|peace|relief|rest)(?! is to)",
  "(?:would|'d|might|could|can|will|may|must) (?:\\w+ )?(?:be |come as |feel like )(?:a |an |the |only a |quite a )?(?:\\w+ )?(?:mercy|release|deliverance|blessed relief|kindness to (?:everyone|all|them)|blessing|way out|exit|escape)",
  "merc(?:y|iful|ifully)|blessed (?:release|relief)|deliverance|sweet (?:release|relief|nothing)",
  "(?:you're|you are|you aren't|you're not|not|nothing) (?:not )?(?:wrong|silly|bad|mad) (?:in|to be|to|for|with) (?:think(?:ing)?|consider(?:ing)?|want(?:ing)?|look(?:ing)?|dream(?:ing)?) (?:of|about|at|to) (?:it|that|leaving|going|stopping|an end|not)",
  // Being finished, gone, free of it.
  `(?:be|being|been|get|getting|have|having|having been) (?:\\w+ )?(?:finished|done|over|through|shot|rid|quit|free|shut|clear) (?:with|of|from) ${ALL}(?! (?:for (?:today|tonight|now|the)|today|tonight|until|till|by|before))`,
  `(?:end|finish|quit|escape|walk away from|turn your back on|be released from|let go of|close the door on|draw a line under) ${ALL}(?! (?:for|today|tonight|until|till|here|where|as|to|at|by|with|on|in|alone|else|\\w+ing))(?! (?:day|morning|afternoon|evening))`,
  "(?:an|some|that) (?:(?!early)\\w+ )?end(?:ing)? (?:to|of) (?:it|this|everything|all (?:of )?(?:it|this)|you)(?= |[.,])(?! (?:day|morning|afternoon|evening|week|stretch|page))|an end(?=[.,])|the end of (?:everything|you|life)",
  "(?:just |simply |quietly )?(?:not|never|no longer) (?:to )?(?:be|being|have been) (?:here|around|anywhere|born|anyone(?! you)|anybody|in the world|part of it)(?= |[.,])",
  "(?:when|once|after|if) you(?:'re| are|'ve| have| were|'d) (?:\\w+ )?(?:gone|no longer|not (?:here|around))|without you (?:here|around|there|in|to)|after you(?:'re| have)? (?:go|gone|left)(?=[.,]| they)",
  "(?:stop|stopping|stopped) being(?=[.,]| (?:here|anyone|alive|anything|you))|(?:isn't|not) (?:worth|meant) (?:staying|being here|living)|you'd be (?:past|beyond|out of) (?:it|caring|all|reach)|out of reach of (?:it|everything|everyone)",
  // Sleep that is not slept off.
  "(?:sleep|sleeping|slept|lie|lying|doze|drift|nod|drop)(?: \\w+){0,3} (?:for (?:good|ever)|forever|and (?:not|never|simply not|just not)(?: have to| need to)? (?:wake|come|get|be|surface|stir)|(?:right |straight )?through (?:it all|everything|to the end|the rest of (?:it|your))|without (?:waking|end|ever))",
  "(?:didn't|don't|never|not|needn't|won't|wouldn't|doesn't)(?: have to| need to| ever| quite| bother to)* (?:wak(?:e|ing)|surfac(?:e|ing)|see (?:the |another |tomorrow|in the )(?:morning|day|dawn|light)?|open your eyes|come round)(?! (?:up )?(?:the|any|in the night|at night|early))|(?:no|without a|never a) (?:more )?(?:morning|tomorrow|waking|day) (?:after|to (?:follow|come|face|wake)|at the end)|no more (?:mornings?|days?|waking|alarms?|tomorrows?|pain|hurting|hurt|nights?)(?! tonight)",
  "(?:morning|tomorrow|day|alarm) (?:that )?(?:didn't|doesn't|needn't|never|won't|wouldn't) (?:ever |have to )?(?:comes?|arrive|happen)(?=[.,]| for)|nothing (?:after|to wake for|to wake up to)",
  "(?:go|going|went|slip|slipping|sink|sinking|let yourself) (?:under|beneath|into the (?:dark|quiet|water|sea|deep|black)|out like a|down with)|let (?:the )?(?:water|sea|dark|cold|river|quiet) (?:have|take|close|come)",
  "(?:final|finally|last|lasting|long|endless|real|proper|true|perfect|complete|total) (?:peace|silence|stillness|oblivion|nothing|dark|sleep that)|at peace at last|peace (?:for good|for ever|in the end)|be at peace(?=[.,])|rest in peace",
  // No loss; a weight on others.
  "(?:no|not much of a|hardly a|no great|small) (?:great )?loss|(?:nobody|no one|not a soul|few|hardly anyone|hardly anybody|who)(?:'d| would| will|'ll)? (?:even |really |ever |so much as )?(?:miss|notice|mind|mourn|grieve|remember) (?:you|if you|your (?:going|absence|being))",
  "(?:they|everyone|everybody|people|others|the world|those)(?:'d| would|'ll| will)(?: all| even| soon| well| probably| only)* (?:be (?:better|lighter|freer|easier|happier|fine|relieved|glad|spared|all right)|get over|breathe easier|move on|forget|manage without|get on (?:fine|well|without)|go on without|sleep easier|cope)(?=[.,]| (?:at|for|without|it|off|soon|if|of|with you|in the end|before long))",
  "(?:better|easier|lighter|kinder|simpler) (?:off |all round )?(?:without you|if you (?:weren't|were gone|went|left|stopped|didn't)|with you (?:out|gone|away|not)|once you(?:'re| are|'ve)|for (?:everyone|all|them) if)|out of (?:the|their|everyone's|everybody's|people's) way(?= for|[.,])|(?:weight|load|burden|trouble|millstone|drain|drag|worry) (?:off|on|to|for) (?:their|them|everyone|everybody|people|others|those)",
  "(?:take|taking) up (?:room|space|air)|outstay\\w*|overstay\\w*|used up your|outlived|had a good (?:run|innings)|your (?:race is|work here|part is|number)",
  // The world or the day giving out on them.
  "nothing left (?:to (?:say|do|give|try|hope|hold|keep|stay|wait|lose|live|look)|for you|of you|in (?:it|the)|here)|nothing(?:'s| is)? (?:keeping|holding|to keep|to hold|to stop|tying) you(?: here)|no(?:thing| reason) to (?:stay|stick around|hang on|hold on|remain|wake|get up) for|no reason (?:left )?to (?:stay|carry|keep|go on|be here|hold|hang)",
  "(?:cut|cut out|made|built|meant|fit|fitted) (?:out )?(?:to (?:stay|be here|last|live|go on)|for (?:this (?:world|life)|living|staying|life|being alive))|too (?:good|tired|soft|much) for this (?:world|life)|tired of (?:the whole|being in|it all|everything)|had enough of (?:everything|it all|the whole|all of it)",
  "(?:a|one|any) way out(?! of it (?:today|tonight))|(?:a|the|one) (?:quiet|soft|gentle|easy|easier|quick|simple|kind|peaceful) (?:way (?:out|to (?:go|stop|leave|finish)(?=[.,]))|exit|end(?=[.,])|door|going)",
]);

/** Agreeing that nothing can come of anything. */
export const NO_HOPE = whole([
  "(?:that|the|this|your) (?:\\w+ )?(?:ship|boat|train|moment|chance|time) (?:has |'s |is )?(?:sailed|gone|left|passed|been and gone)|(?:had|missed|used(?: up)?|spent|wasted|blown) (?:your|the|any|every|all the|its) (?:chances?|moment|luck|best (?:years|days))",
  "(?:best|good|better) (?:days|years|bits?|part|times?|of (?:it|life|things|you)) (?:is|are|was|were|have|has) (?:\\w+ )?(?:behind|gone|over|past|been|done|used)",
  "(?:some|certain|a few|many|most) (?:people|lives|folk|of us|hearts|hopes|wishes|roads) (?:just |simply |really |only |do )*(?:aren't|don't|never|can't|won't|weren't|didn't|lead|stay|go nowhere|come to nothing|were never|are (?:just|simply|never|only|not))",
  "(?:it|this|things|nothing|none of (?:it|this)|what's (?:broken|wrong|gone|lost)) (?:\\w+ )?(?:can't|cannot|won't|will never|is never going to|isn't going to|was never going to|never|will not|doesn't|don't) (?:ever )?(?:be (?:fixed|mended|undone|helped|put|made|found|otherwise)|change[sd]?|mend[s]?|improve[sd]?|turn(?:s|ed)? (?:round|around|out)|come(?:s)? (?:right|back|good|to anything)|get(?:s)? (?:any )?(?:better|easier|lighter)|work(?:s|ed)? out|add(?:s)? up to|amount(?:s)? to)(?! (?:today|tonight|this|by|just|overnight|at once|all at))",
  "there(?:'s| is| isn't| was| are) (?:really |simply |just |probably |no longer )?(?:no|never|nothing|not any|any) (?:\\w+ )?(?:fix|fixing|cure|mending|remedy|answer|solution|undoing|coming back|putting (?:it|this) right|point (?:to|in|now|any)|use (?:in|to) (?:hop|try|go|wish|wait)\\w*|sense in (?:hoping|trying|going)|escaping|escape|end (?:to|in)|light|rescue|future)(?! (?:that you|to this|today|tonight|needed|wanted|in arguing|in (?:pushing|forcing|hurrying|rushing)))",
  "(?:hope|hoping|trying|wishing|waiting|expecting|looking) (?:\\w+ )?(?:is|was|would be|'s|has been|only|just) (?:\\w+ )?(?:pointless|useless|no use|in vain|for (?:fools|others|children|nothing)|a mistake|makes? it worse|wears? you|prolongs?|drags?)|in vain|all for nothing|no earthly",
  "(?:you(?:'re| are)|it's|it is|you) (?:\\w+ )?(?:right|wise|sensible|realistic|entitled|allowed|free|within your rights|not wrong|justified) (?:not )?(?:to|in) (?:see nothing|stop hoping|give up|expect the worst|feel (?:there's|that|it's)|think (?:it's|it won't|nothing|that nothing|there's)|believe (?:it's|nothing|it)|call it (?:a day|over|quits)|let go of hope|abandon)|call(?:ing)? it quits|cut(?:ting)? your losses|give up the (?:fight|ghost|struggle)|stop (?:fighting|struggling|the fight)(?! (?:it|sleep|with))|wave the white|resign yourself|reconcile yourself|make your peace with|come to terms with|learn to live with|settle for less|this is (?:as (?:good|far|much)|it(?=[.,])|all (?:there|you))|that's (?:life|that|all there|how (?:life|it) (?:is|goes|ends))(?=[.,])|your lot",
  "(?:past|beyond) (?:all|any|caring|praying|anyone|anybody|everyone|saving|return)(?! you)|point of no return|too late (?:for|to|now)|dead end|blind alley|brick wall|uphill all|nowhere (?:left|else) to (?:go|turn)|no way (?:back|ahead)|the well(?:'s| is) dry|run (?:dry|its course|out of (?:road|future))",
]);
