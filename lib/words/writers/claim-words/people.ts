import { any, type RatingWords } from "./rating-words";

/** What may be said of closeness and of help. */
export const PEOPLE_WORDS = {
  connectionWithOthers: {
    also: { key: "supportSystemStrength", words: "lonely" },
    of: "people|everyone|everybody|others",
    ofUp: "close|near|with you",
    ofDown: "far away|far off|distant|remote|miles away|a long way off|out of reach",
    does: "feel(?:ing)? (?:very |so |that |really |properly )?(?:close|near) to (?:them|people|others|anyone|everyone|your)|belong(?:ing)?(?= |[.,])(?! to\\b)",
    more: "closeness|belonging|warmth(?= between you(?! and the)| around you| is all (?:about|around))|connection(?! (?:is|to the internet|speed))|connection with (?:other people|others|people)|sense of (?:connection|belonging)|connections(?= with)|company(?= about| around| near|'s been| has been)",
    less: "loneliness|isolation",
    up: "close to (?:the |other )?(?:people|others|everyone|everybody|someone|those around)|(?:well )?connected(?! (?:by|in))|in touch with (?:your|those)|part of (?:things|something)",
    down: "lonely(?!, because)|(?:distant|apart|far|miles|a world away|shut off|shut out|remote|detached|removed|separate|a (?:long|good|fair) way(?: off| away)?|disconnected|far away|out of touch|cut off)(?: from (?:people|others|everyone|everybody|anyone|the world|the rest))(?! (?:of (?:it|the day)))|out of touch|out of the loop|shut out|left[- ]out|out on a limb|(?:out )?on the (?:fringes|edge) of things|invisible|unseen|unwanted|unheard|on the outside of|cut off|isolated|disconnected|marooned|out of step|adrift from|estranged|friendless",
    high: any(
      "feeling near to|(?:warmth|love|company)(?:'s| is)(?: all)? (?:about|around|round) you",
      "(?:people|ones|friends|everyone|everybody)(?: you(?:'ve)? \\w+)?(?: all| do| has| have)* (?:feel|feels|felt|are|seem)(?: all| so| very| really)* (?:close|near|like (?:kin|family))(?! enough)|among your own (?:people|lot|kind)|near to you(?=[.,;]| and| so)|how (?:close|near|connected|warm) (?:you|(?:other )?people|others|everyone|everybody|they|folk) (?:feel|are|seem)|thick as thieves|had a (?:good )?(?:laugh|natter|chat) with (?:someone|somebody|people|friends)|(?:chat|talk|conversation)(?: has|'s)? (?:come|came|been) (?:easily|easy)|company(?: is|'s)? (?:is )?doing you(?: \\w+){0,2} good|(?:haven't|never|don't|not) (?:felt|feel|feeling)(?: at all| so| very)? alone(?= in|[.,])|surrounded by (?:love|people (?:you|who)|friends|warmth)",
      "you (?:do )?feel (?:very |really |so |that |properly )?close to",
      "people (?:are |feel |very |really |so )*(?:close|near)(?! enough)|close to people",
      "you've (?:got )?people you(?:'re| feel) close to",
      "(?:other people|others|people|everyone)(?: all)?(?: are|'re| is| feel| feels| feeling| seem)(?: really| very| so| nice and| pleasantly| wonderfully| lovely and| reassuringly)* (?:close|near|close by|with you)(?! enough)|(?:a |such a |that |the )?(?:warm|lovely|good|real|strong|deep)(?: \\w+)? (?:sense|feeling) of (?:connection|closeness|belonging|being close)",
    ),
    low: any(
      "miss(?:ing)? (?:people|having someone|company)",
      "(?:pane|sheet|wall) of glass between|(?:nobody|no one|not a soul|hardly anyone)(?: that)? you(?:'re| feel| are)(?: \\w+)? (?:close|near)",
      // Shut off by glass or distance, passed by, unreached: "a pane of glass between you", "nobody seems to reach you".
      "(?:you're|you are|you feel|you've felt|you stand|been)(?: \\w+){0,5} (?:outside (?:the|their|everyone's)|on the wrong side of (?:the|their)) (?:window|door|circle|glass|party|room)|(?:going|gone|carrying) on without you|pass(?:ed|ing) you by(?= |[.,])|(?:drifted|drifting|grown|slipped|come) (?:away|apart|adrift|loose) from (?:your|people|them|everyone|everybody|others|those)|lost touch with (?:everyone|people|your)|still feel alone",
      "(?:nobody|no one|not a soul|not one person|not a single person|not one of them|none of them)(?: has| have|'s)?(?: really| quite| ever)? (?:(?:seem(?:s|ed)? to |can |could )?(?:reach(?:es|ed)?|see(?:s|n)?|know(?:s|n)?|notic\\w+|hear(?:s|d)?|gets?|understands?|gets? through to) you|met your eye|(?:has )?felt (?:near|close|within reach)|(?:would|will|'d) (?:look up|notice(?! if)|miss you))|people (?:have |all )*(?:seemed|felt|been) (?:a long way|so|very|rather|far|miles)(?: \\w+)? ?(?:off|away|far|distant)?",
      "you(?:'re| are| feel)(?: so| very| all| rather| completely| quite)* (?:on your own(?! with)|alone)",
      "people (?:do |all |can |may |still )?(?:are|feel|seem|being)? ?(?:a long way|a way|rather|quite|very|so)? ?(?:off|far off|far away|distant|remote|away)(?=[.,;]| and| from| today| tonight| this| as|$)",
      "(?:nobody|no one|not a soul|isn't (?:anybody|anyone|a soul)|no person)(?: who(?=[ '])| that(?= (?:feel|seem|is)))?(?:'s| is)? (?:feels? |seems? )?(?:near|close|nearby|with you|around)(?! to (?:mark|see|hear|count|watch|judge|mind)\\b)",
      "(?:a|such a|this|that|real|the) (?:(?:real|great|big|wide|long|cold) )?(?:distance|gap|gulf|wall) between you and (?:people|every\\w+|other\\w*|them|the (?:world|rest|people)|your \\w+|any\\w+)|(?:lonely|loneliness)(?:'s| is)? (?:is (?:hard|loud|heavy|painful|a)|hard)|(?:lonely|isolated) and|nobody(?:'s| is| feels| seems)(?: really| very)? (?:near|close)",
    ),
    bottom: any(
      "(?:not|nothing)(?: (?:a|one)(?: single)? \\w+)? (?:ties|tying|joins|joining|links|linking|connects|connecting|holds) you to (?:anyone|anybody|people|others|a soul)|between you and (?:every(?:body|one)? (?:other|single|living|last)|the whole)",
      "(?:isn't|not) (?:one|a single) person you feel(?: at all)? close|wholly alone",
      "close to (?:absolutely|literally) (?:no one|nobody)|from (?:absolutely )?(?:every single|each and every) (?:person|one|soul)",
      "(?:completely|totally|utterly|entirely|all|absolutely) alone|the last person on earth|on a desert island|isn't a soul",
      "(?:not|isn't|hardly) (?:one|a single|one single) (?:person|soul|face) (?:is |feels |seems )?(?:near|close|around|there|in reach)|(?:completely|totally|utterly|entirely|absolutely|desperately) (?:apart|cut off|isolated|disconnected|alone|lonely|shut (?:off|out)|separate|by yourself|on your own)|alone in the world",
    ),
    top: any(
      "(?:not|isn't|without|n't) an inch(?: of \\w+)? between you",
      "(?:(?:couldn't|can't) possibly|(?:nobody|no one)(?: alive)?(?: could)?) (?:feels?|be|is) (?:any )?(?:closer|nearer)(?! the)",
      "(?:couldn't|can't) (?:feel|be|get) (?:any |much )?(?:closer|nearer)|as close as (?:can|anyone|people|they|it)|inseparable",
      "(?:completely|totally|utterly|entirely|absolutely|perfectly|deeply, completely) (?:connected|at one|close|held)",
    ),
    small: any(
      "people to (?:be|feel|seem) a (?:bit|little) (?:closer|nearer)|(?:rather|a bit|a little) less (?:in touch|close|connected)|with some people[^.]{0,25} with others",
      "on (?:reasonably|fairly|moderately|tolerably|decent|passable)(?: good)? terms with|get(?:ting)? on (?:reasonably|fairly|moderately|tolerably|all right|okay|passably)(?: well)? with",
      "(?:people|everyone|everybody|others|you|they|friends|folk)(?:'re| are| is| feel| feels| feeling| seem| seems| all| just)+ a (?:bit|little) (?:distant|apart|removed|remote|detached|further (?:off|away)|way (?:off|away))|you've felt (?:closer|nearer)|a (?:bit|little) (?:lonely|alone|apart from (?:the )?(?:others|people|everyone)|cut off|isolated|disconnected|out of (?:touch|the loop|things)|on the outside|on your own|less (?:close|connected)|connected|shut (?:off|out)|left out|lonelier)|(?:some|a bit of|a little|a touch of|a slight) (?:sense of )?(?:distance(?! (?:between you and (?:the|your|that|it)|from (?:the|it))\\b)|connection|loneliness|closeness)|(?:fairly|reasonably|tolerably|moderately|somewhat) (?:close|connected|near)(?= to (?:people|others|other|them|someone|your|every)|[.,])",
    ),
    notLow: any("(?:warmth|closeness) (?:between you and(?! the)|you (?:share|have) with)"),
  },
  supportSystemStrength: {
    toIt: "(?:holding|to hold) the (?:rope|ladder|other end)|on hand|stepping in|got your back|to (?:share the load|pick you up|catch you|hold you up|take (?:any|some) of (?:it|this))|(?:(?:at all )?there )?to (?:turn to|(?<!nothing to )lean on|call on|rely on|fall back on|back you up)|(?:there )?you(?: can|'d| could| might)(?: think to)? (?:turn to|lean on|call on|rely on|ask|ring|call|phone)|(?<!(?:lot|much|plenty|everything|deal)(?:'s| is)? )behind you|backing you|helping you|to (?:support|back|help) you|(?:about |around )?to (?:fetch|step in|take over|lend a hand|help(?: out|(?=[.,;])))|in your corner|at your back",
    more: any(
      "help(?=[.,;]|$| of any| this (?:morning|afternoon|evening)| today| tonight| on hand| around| near|'s (?:a bit|a little|slightly|very|so|low|thin|short|scarce|strong|solid|good)| about| behind| to| from (?!a (?:helpline|doctor|line)|the)| with (?:it|this|that|any)| as you| at| and| or|$)|support(?! (?:for your|behind the|under your|from a)\\b)|backing",
      "back-?up|(?:safety )?net(?= (?:under|beneath|is|around)|'s|[.,])",
    ),
    high: any(
      "(?:lean on|ring|call on|trust) (?:that lot|those (?:people|friends|folk)|the (?:people|friends)) (?:of yours|behind you|around you|round you|you've got)|(?<!know |know that |if |nice )there(?:'s| is| are) (?:always )?(?:someone|somebody|people|others) (?:you can|you could|to) (?:go to|turn to|lean on)(?! if| (?:on this|below))|you(?:'ve| have)(?: got)? (?:people|someone|somebody|friends|folk) (?:holding|behind|in your|who(?:'d| would) (?:help|come|drop)|to (?:hold|catch|help|back))|you know (?:whose|which) (?:door|number)|(?:you've|plenty of|good|such good) people (?:round|around) you(?! (?:are|feel|is))",
      // Good people about somebody, who'd come: "such solid friends around you", "folk would turn out for you".
      "(?:solid|dependable|reliable|loyal|steadfast|trusty|rock-solid|sturdy|such good|good|kind|caring)(?:,? \\w+)? (?:friends|people|folk|family|lot|crew)(?: of yours| are| all)* (?:about|around|round|behind|beside|within reach|at your|to hand|of yours)|(?:the|those|your) people who (?:rate|back|believe in|care (?:about|for)|look out for|stand by|love) you",
      "(?:people|folk|friends|your lot|they|somebody|a (?:whole )?crowd|half the \\w+)(?:'d| would)(?: all)? (?:come (?:and knock|running|round|at once|if)|turn (?:up|out)|be (?:at your door|there like|round)|drop everything|put their coats? on)|there'd be a (?:whole )?crowd|(?:folk|friends|others|plenty)(?: all)? (?:are )?on your side|(?:plenty|lots) of (?:hands|friends|folk|shoulders|people) (?:to (?:turn|lean|help|ask|call|ring|hold|share|catch)|who(?:'d| would| help| care| love you))|(?:people|folk|friends) who(?:'d| would) (?:come|turn up|be there)|backed (?:to the hilt|all the way|up by everyone)",
      "(?<!few )(?<!many )(?<!or two )(?<!couple of )(?<!short of )(?<!without )(?<!list of )(?<!number of )(?<!choice of )people (?:to (?:turn to|lean on|call on|ask)(?! are)|you can (?:turn to|lean on|call on|ask|count on)|behind you|on your side|who'd (?:help|turn out|come|back)|who (?:help|back)(?: you|[.,]))",
      "well backed|(?:help|people|backing) (?:right )?behind you",
      "you(?:'ve| have) (?:got )?(?:people|help)(?=[.,]| behind| who'd| to turn)",
      "people have (?:got )?your back",
    ),
    low: any(
      "(?<!to )(?:shoulder|carry|do|manag|handl|fac|hold)(?:ing|ed|e|y|ied|d)? (?:all|every (?:bit|part|scrap|last bit)|everything|it all|the lot|most of it)(?: of (?:it|this|that))?(?: \\w+)? (?:by yourself|alone|on your own)|had to (?:shoulder|carry|do|manage|handle|face)[^.,]{1,20} (?:by yourself|alone|on your own)|no safety net",
      "looked (?:round|around) for [^.]{3,30} and found (?:nobody|no one|none|an empty|the)|finding a (?:shoulder|hand|friend)[^.,]{0,12} (?:isn't|hard|not)|carr(?:y|ied|ying) (?:it|this|that|everything)(?: all)? (?:alone|on your own|by yourself)",
      // Found wanting when looked for, or left to one pair of hands: "hard to think who to ask", "you're doing it single-handed".
      "(?:finding|to find) (?:someone|somebody|anyone|anybody|people) to (?:\\w+ ){1,2}(?:is|isn't|feels|proves|has been)(?: so| very| really)? (?:hard|difficult|easy|tough|a struggle|impossible)|(?:hard|difficult|tough|not easy|impossible) to (?:think|name)(?: of)? (?:who|anyone|anybody)|single-handed(?:ly)?|(?:all|everything|it|this|most of it)(?: all)? (?:falls|fell|comes down|rests) (?:to|on|entirely on) you|your own (?:cavalry|rescue|safety net|support)|(?:threadbare|thin|patchy|flimsy|frayed|holey)(?: sort of| kind of)? (?:safety )?net|people[^.,]{0,30} (?:aren't|are not|weren't)(?: really)? there(?: to|[.,])",
      "(?:nobody|no one|not many people|few people|hardly anyone|hardly anybody) (?:much )?(?:to turn to|to ask|to help|helping|to lean on|to call on|behind you|in your corner|on your side|backing you|to take)",
      "unsupported|short on help|(?:only|just|nobody but|no one but) yourself to (?:rely on|lean on|turn to|fall back on|call on)",
      "(?:little|not much|hardly anything|nobody|no one|isn't (?:much|anyone|anybody|anything)|not (?:many|much)|hardly (?:anyone|anybody)) (?:much )?(?:to lean on|holding you up|to hold you up|to fall back on|to rely on|propping you up|to turn to|to call on|to back you up)|without (?:any |much |real |enough )?(?:support|help|backup)(?=[.,;]| this| today| and| is|$)|(?:help|hands|people|friends|support|offers|shoulders)(?:'s| is| are)?(?: \\w+)? (?:thin|short|scarce|light) on the ground|(?:support|help)(?:'s| is| feels| has been) (?:\\w+ )?(?:lacking|missing|thin|scarce|low|short|hard to (?:find|come by)|far off|patchy|absent)",
    ),
    bottom: any(
      "just you, with no|found the whole",
      "list of people[^.]{0,25} (?:is|'s) (?:blank|empty)|(?:not|isn't|without) (?:a|one|a single) (?:single )?(?:hand|shoulder|name)(?: in \\w+ \\w+)? (?:to|you)",
      "there(?:'s| is) (?:nobody|no one) (?:at all )?to (?:turn to|ring|call|help|ask|lean on|hand)",
      "(?:not|isn't|hardly) (?:one|a single|one single) (?:person|soul) to (?:turn|lean|call|ask|help|hand)|(?:completely|totally|utterly|entirely|absolutely) (?:unsupported|without (?:support|help|backing))|(?:nobody|no one) (?:at all|in the world|on earth|anywhere) to (?:turn|help|ask|lean|call|hand|take)",
    ),
    small: any(
      "(?:some|a bit of) back-?up|with (?:the odd|a) gap|somebody or other could",
      "list of people[^.]{0,25} on the (?:short|thin) side",
      "the odd helping hand",
      "a (?:bit|little) (?:unsupported|short of (?:support|help|hands)|thin on (?:support|help)|more (?:support|help)|less (?:support|supported|help)|under-supported)|(?:some|a bit of|a little|a few|a modest amount of|a certain amount of) (?:support|backing)(?! (?:would|could|might|with|to|from))|(?:a few|one or two|a couple of) people (?:to turn to|you can|to lean on)",
    ),
    up: "(?:well |so well )?(?:looked after|cared for|taken care of)(?! (?:by a|yourself))|(?:well |strongly |fully )?(?:supported|backed up)(?! by nobody)",
    down: any("unsupported", "without (?:any |much |real )?(?:support|help|backing)"),
    top: any(
      "(?:backing|support|help)[^.]{0,25} (?:it |they )?couldn't be (?:any )?(?:better|stronger)|always (?:someone|somebody|people)(?: right)? (?:there|around) for you|(?:every (?:last|single) person|everyone|anyone) you know would (?:drop|come|help|be there)|(?:your )?pick of people",
      "(?:no one|nobody|you couldn't|you can't|could hardly)(?: could)? be (?:any )?(?:better|more) (?:backed|supported|looked after|cared for)|(?:not a|no|without a|hasn't a)(?: single)? (?:gap|hole)(?: anywhere)? in (?:it|the (?:circle|net|ring|fence))",
      "all the (?:support|help|backing) (?:in the world|anyone|you could|a person)|an army (?:of \\w+ )?behind|support(?:'s| is)? (?:as strong as|rock solid|unshakeable)",
    ),
    notLow: any(
      "you're (?:\\w+ )?(?:looked after|cared for)",
      "(?:team|crowd|army|people)(?: of \\w+)? (?:you(?:'ve| have) )?behind you|people who(?:'ve| have) always been there",
    ),
  },
} satisfies Record<string, RatingWords>;
