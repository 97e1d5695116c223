import { whole } from "@/lib/words/writers/form";

/** What makes something seem right to think or to wish. */
const FAIR_ENOUGH =
  "(?:understandable|natural|normal|reasonable|sensible|only human|only fair|fair|okay|all right|fine|makes? (?:\\w+ )?sense|no (?:wonder|surprise|shame)|not surprising|hardly surprising|nothing (?:wrong|strange|odd)|who (?:could|would|can|wouldn't) |(?:nobody|no one) (?:could|would|can) (?:blame|judge)|anyone would|forgiven|easy to (?:see|understand) why|can see why|every reason|good reason|every right|you've earned)";
const WITHIN = "[^.!?;]{0,40}?\\b";
const ALL_OF_IT =
  "(?:it|this|that|everything|things|all of (?:it|this)|it all|life|the (?:whole )?(?:thing|lot))";
/** Wanting no more of it. */
const WANTING_OUT = [
  `want(?:s|ed|ing)? (?:${ALL_OF_IT} (?:all to|to (?:just|simply|all|finally))|(?:everything|all of it|it all|life|the (?:whole )?(?:thing|lot)) to)(?: (?:just|simply|all|finally))* (?:stop(?! (?:hurting|aching|for|being so|raining))|end|be over|go away for)`,
  `want(?:s|ed|ing)? ${ALL_OF_IT}(?: all)? (?:to (?:end|be over)|over(?! (?:by|with soon)))`,
  "(?:want|wish|long|hop)(?:s|ed|ing)? (?:to (?:\\w+ )?(?:disappear|vanish|be (?:gone|done with|no more)|sleep and not|not (?:be|wake))|(?:for )?out(?= |[.,])(?! (?:of (?:the house|bed|doors)|on|in|for))|you weren't)",
  "giv(?:e|ing) up(?! (?:for (?:today|tonight|now|an?)|on (?:today|tonight|this (?:morning|afternoon|evening)|the (?:day|list|idea))|trying to \\w+|coffee|your))",
  "(?:stop|stopp?ing|giv\\w+ up) (?:hoping|hope|trying altogether|believing|looking for hope|waiting for)",
  "(?:let|letting) go of (?:hope|it all|everything|life|wanting)",
  "(?:not|never) (?:be(?:ing)?|wak(?:e|ing)) (?:here|up|any)",
].join("|");
const POINTLESS =
  "(?:pointless|hopeless|meaningless|useless|futile|a waste|no use|no good|not worth it|nothing|never going to)";

/** What lets a doubt stand. */
const PERHAPS =
  "(?:maybe|perhaps|possibly|it (?:may|might|could)(?: well)? be(?: that)?|for all (?:you|anyone) knows?|it's (?:quite |entirely |just )?possible(?: that)?|(?:and )?who knows if)";

/** Agreeing that it is no use, or that wanting no more of it is right: what somebody in despair takes as leave. */
export const AGREEING = whole([
  // A doubt that is let stand.
  `${PERHAPS},? there(?:'s| is| was|'ll be| will be|'s simply| is simply| really is| just is)? (?:no|nothing|nobody|no one|never)(?! (?:\\w+ )?(?:hurry|rush|need|harm|shame|deadline|single|right|wrong|else|more to (?:do|be done)|to (?:do|decide)|that (?:has|needs|can't)|reason (?:to|for)|saying|telling|knowing|way to (?:argue|hurry|force|tidy|fix it|make)|(?:\\w+ ){0,5}(?:today|tonight|this (?:late|evening|morning|afternoon)|right now|yet)\\b|to ask|you (?:can|could) (?:ask|point|name|say)))`,
  `${PERHAPS},? there(?: really| just| simply)? (?:isn't|wasn't|aren't|won't be|never was|never will be|isn't going to be)(?: really| even| actually)? (?:one|any|an?|much|anything|anyone|anybody|enough)(?! (?:\\w+ )?(?:hurry|rush|need|deadline|that (?:has|needs)|you (?:have|need) to|to (?:hurry|decide|do)|has to|needs))`,
  `${PERHAPS},? (?:it|this|that|they|things|you|life|it all|some (?:people|lives|things)|(?:the|your) \\w+)(?: just| simply| really)? (?:never (?!mind)|won't ever|isn't (?:ever|meant|there|coming|for you|anywhere|yours)|aren't (?:ever|meant|there|coming|for|anywhere)|wasn't (?:ever|meant|there)|weren't (?:ever|meant|there)|(?:is|has|have|are) (?:\\w+ )?gone|can't be (?:found|had|mended|helped)|doesn't (?:exist|have one)|do(?:es)?n't (?:come|change) (?:back|for))|${PERHAPS},? (?:it|this|that|there)'s (?:\\w+ )?(?:gone(?! (?:quiet|eleven|midnight))|too late|never|beyond|all (?:there is(?! to)|you get)|how it (?:is|ends|stays))`,
  `(?:isn't|may not be|might not be|wasn't|is nothing|may be nothing|not) (?:\\w+ )?(?:one |any |any purpose |any hope |a point |much )(?:there )?to (?:be found|find)(?=[.,;]| (?:at all|any|in the end|anywhere|ever))(?! (?:at the moment|tonight|today|right now))`,
  `${PERHAPS},? (?:you|it|they|this|one|some|nobody)(?: \\w+)? (?:never (?:meant|was|were|will|had|comes?|does|did|gets?)|(?:was|were)(?:n't| never| not) (?:ever )?(?:meant|supposed|going))|(?:it|this|that) (?:may|might|could)(?: well| simply| just| only)* be (?:that (?:it|there|you|nothing|they)(?: \\w+)? (?:never|won't|isn't|is no|can't|is nothing|has no|have no)|(?:the|simple|plain|sad|honest|bare) (?:\\w+ )?truth(?=[.,]| of it| is that)|your lot|all you)`,
  `${PERHAPS},? (?:(?:it|that|this)(?:'s| is| was) (?:simply |just |only |really |quite )*(?:ever |all )*(?:an? (?:story|dream|trick|fiction|wish|mistake|illusion)|true(?=[.,;])|so(?=[.,;])|the case|right(?=[.,;])|how it is)|(?:looking|hoping|trying|searching|waiting|wanting) (?:for \\w+ |any more )?(?:is|was) the (?:mistake|problem|trouble)|you(?:'re| are) (?:only |just |simply |finally )?(?:seeing (?:it |things )?(?:clearly|as|how)|right(?=[.,;])|being honest))`,
  "there (?:may|might|could)(?: well| simply| just)* be (?:none|no (?!hurry|rush|need|answer|reason|way|words|time))(?! (?:you|that (?:needs|has)|to (?:do|decide)|(?:\\w+ ){0,4}(?:tonight|today|yet)))|(?:fine|all right|okay|fair|honest|kinder|easier|simpler|wiser) to (?:decide|conclude|admit|accept|say|think|believe) (?:that )?(?:there (?:isn't|is no|'s no)|there's no|it (?:isn't|doesn't|won't|never)|nothing|you(?:'ll| will) never)|(?:plenty|lots|a lot|many|most) of (?:\\w+ )?(?:have|has) no (?:purpose|point|meaning|answer|reason|ending)|(?:needn't|don't have to|no need to) (?:go on|keep|carry on) (?:looking|hoping|searching|trying|waiting)(?= for (?:it|one|a|any|hope|meaning|purpose)(?: \\w+)?[.]|[.])",
  "(?:there|it) (?:may|might)(?: well| simply| just| really)? (?:not|never) (?:be|have been|come|exist)(?: (?:one|any|anything|a (?:point|purpose|way|meaning)|there|back|found|to be|another|a next))?(?=[.,;]| (?:at all|to (?:find|be found|see)|there|again|after all|in (?:it|the end)))(?! (?:today|tonight|yet|to find (?:today|tonight)))|who(?:'s| is) to say (?:there|it|that|you)|who says (?:there(?:'s| is)|it has|it (?:ever )?(?:was|will)|life|everything)",
  "you (?:can|could|may|might)(?: \\w+)? (?:stop|give up|leave off|quit) (?:looking|searching|hoping|waiting|wanting|expecting|believing|asking)(?=[.,;]| (?:now|for (?:it|one|any|hope|a (?:way|reason|point|purpose)|meaning|purpose|anything)(?=[.,;])| altogether))",
  `(?:maybe|perhaps|possibly|honestly|truthfully)(?:,? honestly)?,? (?:it|that|this|they|things)(?: all| really| just| simply)* (?:is|are|does|doesn't|isn't|won't|never will|really is|may be)(?=[.,;])|and (?:maybe|perhaps) (?:it|that|this) (?:\\w+ )?(?:is|doesn't|does|isn't)(?=[.,;])`,
  `(?:maybe|perhaps|possibly|honestly)(?:,? honestly)?,? (?:it|that|this|life|everything|all of it)(?:'s| is| may be| might be)(?: all| really| just| simply| as)* ${POINTLESS}`,
  "(?:maybe|perhaps|possibly|honestly)(?:,? honestly)?,? (?:none of it|nothing|it|it all|all of it)(?: all| really| just)* (?:matters(?! (?:most|less|what))|means nothing|doesn't (?:mean|matter)(?! (?:what|if|how|you|that|you're))|comes to nothing|adds up to nothing)",
  "(?:maybe|perhaps|there may|there might|it may be that|it might be that|sometimes)(?: be| really| just)*(?: there)?(?:'s| is| isn't| not be| may not be)* (?:(?:a|any|one|much) )?(?:no )?(?:point(?! (?:in (?:pushing|rushing|forcing|arguing)|where|when))|way out|answer to it|reason to go)",
  "(?:seems?|feels?|looks?) (?:pointless|hopeless|meaningless),? and (?:maybe|perhaps|it may|it might|it probably)",
  `as ${POINTLESS} as (?:it|that)|(?:you're|you are) (?:right|not wrong)(?:,|:| that| to (?:feel|think|see)) (?:that )?(?:there(?:'s| is)|it(?:'s| is)|nothing|it's all)(?! (?:a lot|too much|hard|not fair|unfair|difficult|tiring|exhausting))`,
  // A wish for the end of it, called right, in either order.
  `${FAIR_ENOUGH}${WITHIN}(?:${WANTING_OUT}|(?:there's|there is|there isn't|see|seeing) (?:no|any|a|little) point|(?:it|everything|life|carrying on)(?: all)? (?:seems|feels|looks|isn't) (?:all )?(?:pointless|hopeless|meaningless|worth)|(?:any|a) point in (?:carrying|going|living))`,
  `(?:${WANTING_OUT})${WITHIN}(?:is|are|feels|seems|sounds|looks|can (?:be|feel|seem|sound)|(?:may|might|would|could) (?:be|feel|seem|sound)|makes?) (?:\\w+ ){0,5}?(?:understandable|natural|normal|reasonable|sense|relief|peace|kind|kinder|comfort|comforting|restful|tempting|rest|easier|fair|freedom|mercy)`,
  "(?:peace|relief|rest|comfort|kindness|freedom|mercy|calm) in (?:giving (?:up|in)|admitting|accepting (?:it|that|this)|surrender\\w*|no longer|letting (?:it|everything|go)|not (?:having|needing) to (?:go on|be))",
  "(?:carrying|going|keeping|hanging|pressing) on (?:\\w+ )?(?:isn't|is not|hardly|barely|doesn't|is no longer|may not be|might not be) (?:\\w+ )?(?:worth|seem worth|make sense)|(?:it|life|any of (?:it|this)|all of (?:it|this))(?:'s not| is not| may not| might not| isn't| is hardly|'s hardly)(?: all| simply| really| just)* (?:be )?worth it(?=[.,])",
  // That it stays so, and nothing can be done.
  "(?:this|it|life|things) (?:may|might|could|must|can)(?: well| simply| just| really)* be (?:like this|how (?:it|life|things) (?:stays?|is|are|goes?)|what (?:life|it)(?:'s| is)|this way (?:now|from)|all there is|as good as)|(?:just|simply|only) (?:what|how) life is",
  "nothing (?:more|else|left) (?:to be done(?! (?:today|tonight|this|yet|now))|can be done|anyone can|that can be|to do about)|nothing (?:can|could|to) be done(?! (?:about it )?(?:yet|tonight|today|right now|before|until))|(?:little|no|not much) reason to (?:think|believe|suppose|expect|hope)(?: that)? (?:it|things|this|that|anything|tomorrow)|(?:little|no|not much) reason to (?:keep|go on|carry on) (?:trying|going|at it)",
  "hope (?:isn't|is not|was never|may not be|isn't meant) (?:meant )?for (?:everyone|everybody|you)|not every(?:thing| life| story| road| one) (?:adds up|comes? to|leads|has (?:a (?:point|purpose|meaning)|one)|is meant)|some (?:doors|goals|hopes|roads|wounds|lives|things) (?:\\w+ )?(?:stay (?:shut|closed)|simply|never (?:come|open|heal|mend)|aren't (?:meant|for))|better not to hope|beyond hope",
  "(?:none of (?:it|this)|nothing)(?: really| ever| much)? (?:adds? up|amounts?|counts?|leads?|comes?|goes)(?: (?:up )?(?:to|for) (?:much|anything|a lot|nothing)| anywhere)|(?:isn't|not|is no|'s no|is little|isn't any)(?: much| a lot of| any| a)? point (?:in )?(?:\\w+ )+?(?:any ?more|any longer|at all)",
  "(?:easier|better|simpler|kinder|lighter) for (?:everyone|everybody|them all|all concerned)(?= |[.,])(?! (?:to|when))|(?:keep|stop|go on) fighting(?= to (?:stay|live|be)|[.,])|(?:want|wish|long|hope)(?:s|ed|ing)? (?:for )?(?:an|the) end(?=[.,]| to it| of it)",
  "(?:sleep|rest)(?:ing)? (?:with|that has) no (?:morning|waking|end)|(?:fall|falling|drop|dropping) asleep and not|(?<!(?:scared|bored|worked|frightened|sick|starved|tickled|worried|freezing|frozen) to )death|dying(?! (?:to|for|down))|to die(?! for)",
]);
