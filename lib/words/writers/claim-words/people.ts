import { any, type RatingWords } from "./rating-words";

/** What may be said of closeness and of help. */
export const PEOPLE_WORDS = {
  connectionWithOthers: {
    of: "people|everyone|everybody|others",
    ofUp: "close|near|with you",
    ofDown: "far away|far off|distant|remote|miles away|a long way off|out of reach",
    does: "feel(?:ing)? (?:very |so |that |really |properly )?close to (?:people|others|anyone|everyone|your)|belong(?:ing)?(?= |[.,])(?! to\\b)",
    more: "closeness|belonging|warmth(?= between you| around you| is all (?:about|around))|connection(?! (?:is|to the internet|speed))|connection(?= is (?:very |really |so |rather |quite )?(?:strong|low|thin|good|faint|at))|sense of (?:connection|belonging)|connections(?= with)|company(?= about| around| near|'s been| has been)",
    less: "loneliness|isolation",
    up: "close to (?:the |other )?(?:people|others|everyone|everybody|someone|those around)|(?:well )?connected(?! (?:by|in))|in touch with (?:your|those)|part of (?:things|something)",
    down: "lonely(?!, because)|(?:distant|apart|far|shut off|shut out|remote|detached|removed|separate|a long way|disconnected|far away|out of touch|cut off)(?: from (?:people|others|everyone|everybody|anyone|the world|the rest))(?! (?:of (?:it|the day)))|out of touch|out of the loop|shut out|left[- ]out|out on a limb|(?:out )?on the (?:fringes|edge) of things|invisible|unseen|unwanted|unheard|on the outside of|cut off|isolated|disconnected|marooned|adrift from|estranged|friendless",
    high: any(
      "(?:people|ones|friends|everyone|everybody)(?: you(?:'ve)? \\w+)?(?: all| do| has| have)* (?:feel|feels|felt|are|seem)(?: all| so| very| really)* (?:close|near|like (?:kin|family))(?! enough)|(?:felt|feel|feeling|been) at home (?:with|among)|among your own (?:people|lot|kind)|near to you(?=[.,;]| and| so)|how (?:close|near|connected) you (?:feel|are)|(?:you're|you are|being) among (?:friends|your people)|company you (?:love|like|enjoy)|(?:nobody|no one)(?:'s| is)(?: \\w+)? (?:you )?at arm's length|(?:felt|feel|feeling|been) (?:so |really |truly |very )?(?:seen|understood|welcome|included)(?= |[.,])|(?:your people|people|everyone|your lot)(?:'re| are) (?:all )?around you|thick as thieves|had a (?:good )?(?:laugh|natter|chat) with (?:someone|somebody|people|friends)|(?:chat|talk|conversation)(?: has|'s)? (?:come|came|been) (?:easily|easy)|company(?: is|'s)? (?:is )?doing you(?: \\w+){0,2} good|(?:haven't|never|don't|not) (?:felt|feel|feeling)(?: at all| so| very)? alone(?= in|[.,])|surrounded by (?:love|people|friends|warmth)",
      "you (?:do )?feel (?:very |really |so |that |properly )?close to",
      "the (?:warmth|closeness) you feel|people (?:are |feel |very |really |so )*(?:close|near)(?! enough)|close to people",
      "you've (?:got )?people you(?:'re| feel) close to",
      "(?:other people|others|people|everyone)(?: all)?(?: are|'re| is| feel| feels| feeling| seem)(?: really| very| so| nice and| pleasantly| wonderfully| lovely and| reassuringly)* (?:close|near|close by|with you)(?! enough)|(?:a |such a |that |the )?(?:warm|lovely|good|real|strong|deep)(?: \\w+)? (?:sense|feeling) of (?:connection|closeness|belonging|being close)|(?<!no )(?<!little )(?<!any )(?<!some )closeness around|connections?(?: with \\w+)?(?:'s| is| are| feels?)(?: very| really| so)? (?:strong|good|warm|close|solid|deep)",
    ),
    low: any(
      // Shut off by glass or distance, passed by, unreached: "a pane of glass between you", "nobody seems to reach you".
      "(?:you're|you are|you feel|you've felt|you stand|been)(?: \\w+){0,5} (?:outside (?:the|their|everyone's)|on the wrong side of (?:the|their)) (?:window|door|circle|glass|party|room)|(?:nose|face) (?:against|to) the (?:window|glass)|(?:going|gone|carrying) on without you|pass(?:ed|ing) you by(?= |[.,])|(?:drifted|drifting|grown|slipped|come) (?:away|apart|adrift|loose) from (?:your|people|them|everyone|everybody|others|those)|drifted from (?:your people|everybody|everyone|people)|lost touch with (?:everyone|people|your)|on the (?:far|other) side of (?:a|the|some)(?: \\w+)? (?:wall|glass|window|gulf)|(?:a while|ages|a long time|weeks|months|so long) since you(?:'ve)?(?: last| really)? felt (?:close|part|near)|people (?:feel|seem) like strangers|still feel alone|(?:around|over|past) you, not (?:with|to) you",
      "(?:nobody|no one|not a soul|not one person|not a single person|not one of them|none of them)(?: has| have|'s)?(?: really| quite| ever)? (?:(?:seem(?:s|ed)? to |can |could )?(?:reach(?:es|ed)?|see(?:s|n)?|know(?:s|n)?|notic\\w+|hear(?:s|d)?|gets?|understands?|gets? through to) you|met your eye|(?:has )?felt (?:near|close|within reach)|(?:would|will|'d) (?:look up|notice|miss you))|people (?:have |all )*(?:seemed|felt|been) (?:a long way|so|very|rather|far|miles)(?: \\w+)? ?(?:off|away|far|distant)?",
      "you(?:'re| are| feel)(?: so| very| all| rather| completely| quite)* (?:on your own(?! with)|alone)",
      "people (?:do |all |can |may |still )?(?:are|feel|seem|being)? ?(?:a long way|a way|rather|quite|very|so)? ?(?:off|far off|far away|distant|remote|away)(?=[.,;]| and| from| today| tonight| this| as|$)",
      "(?:nobody|no one|not a soul)(?:'s| is)? (?:feels? |seems? )?(?:near|close|nearby|with you|around)",
      "(?:a|such a|this|that|real|the) (?:(?:real|great|big|wide|long|cold) )?(?:distance|gap|gulf|wall) between you and|connection(?:'s| is| feels)(?: very| so| rather| quite| a long way)* (?:far off|far away|off|low|thin|faint|missing|out of reach|distant|hard)|(?:lonely|loneliness)(?:'s| is)? (?:is (?:hard|loud|heavy|painful|a)|hard)|(?:lonely|isolated) and|nobody(?:'s| is| feels| seems)(?: really| very)? (?:near|close)",
    ),
    bottom: any(
      "(?:isn't|not) (?:one|a single) person you feel(?: at all)? close|wholly alone",
      "close to (?:absolutely|literally) (?:no one|nobody)|from (?:absolutely )?(?:every single|each and every) (?:person|one|soul)",
      "(?:completely|totally|utterly|entirely|all|absolutely) alone|the last person on earth|on a desert island|isn't a soul|not a soul (?:in the world|on earth|anywhere)|a million miles from (?:anyone|everyone|anybody|people)|(?:no one|nobody) (?:at all )?in the world",
      "(?:not|isn't|hardly) (?:one|a single|one single) (?:person|soul|face) (?:is |feels |seems )?(?:near|close|around|there|in reach)|(?:nobody|no one) at all(?=[.,;]| this| near| close| around| tonight| to share)|(?:completely|totally|utterly|entirely|absolutely|desperately) (?:apart|cut off|isolated|disconnected|alone|lonely|shut (?:off|out)|separate|by yourself|on your own)|(?:cut off|shut off|apart|isolated|disconnected|away)(?: from (?:everyone|everybody|people|others|the world))? (?:completely|totally|utterly|entirely|altogether)|alone in the world",
    ),
    top: any(
      "(?:not|isn't|without|n't) an inch(?: of \\w+)? between you",
      "(?:couldn't|can't) possibly (?:feel|be) (?:any )?(?:closer|nearer)",
      "(?:couldn't|can't) (?:feel|be|get) (?:any |much )?(?:closer|nearer)|(?:wrapped|held|steeped) (?:in|on all sides)|as close as (?:can|anyone|people|they|it)|inseparable",
      "(?:completely|totally|utterly|entirely|absolutely|perfectly|deeply, completely) (?:connected|at one|close|held)|(?:connection|closeness)(?:'s| is)? at its|(?:never felt|never been) (?:so |more )?(?:close|closer|connected)",
    ),
    small: any(
      "get(?:ting)? on (?:reasonably|fairly|moderately|tolerably|all right|okay|passably)(?: well)? with",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad|mildly) (?:lonely|alone|distant|apart|cut off|isolated|disconnected|out of (?:touch|the loop|things)|on the outside|on your own|removed|remote|detached|further (?:off|away)|less (?:close|connected)|connected|shut (?:off|out)|left out|lonelier)|(?:some|a bit of|a little|a touch of|a slight) (?:sense of )?(?:distance|connection|loneliness|closeness)|(?:fairly|reasonably|tolerably|moderately|somewhat) (?:close|connected|near)(?= |[.,])",
    ),
    notLow: any("(?:warmth|closeness) (?:between you and|you (?:share|have) with)"),
  },
  supportSystemStrength: {
    toIt: "(?:holding|to hold) the (?:rope|ladder|other end)|on hand|stepping in|got your back|to (?:share the load|pick you up|catch you|hold you up|take (?:any|some) of (?:it|this))|to (?:turn to|(?<!nothing to )lean on|call on|rely on|fall back on|back you up)|you(?: can|'d| could| might)(?: think to)? (?:turn to|lean on|call on|rely on|ask|ring|call|phone)|behind you|backing you|helping you|in your corner|at your back",
    more: any(
      "help(?=[.,;]|$| this (?:morning|afternoon|evening)| today| tonight| on hand| around| near|'s (?:a bit|a little|slightly|very|so|low|thin|short|scarce|strong|solid|good)| about| behind| around| to| from| with| at| and| or|$)|support|backing",
      "backup|(?:safety )?net(?= (?:under|beneath|is|around)|[.,])",
    ),
    high: any(
      // Good people about somebody, who'd come: "such solid friends around you", "folk would turn out for you".
      "(?:solid|dependable|reliable|loyal|steadfast|trusty|rock-solid|sturdy|such good|good|kind|caring)(?:,? \\w+)? (?:friends|people|folk|family|lot|crew)(?: of yours| are| all)* (?:about|around|round|behind|beside|within reach|at your|to hand|of yours)|(?:the|those|your) people who (?:rate|back|believe in|care (?:about|for)|look out for|stand by|love) you",
      "(?:people|folk|friends|your lot|they|somebody|a (?:whole )?crowd|half the \\w+)(?:'d| would)(?: all)? (?:come (?:and knock|running|round|at once|if)|turn (?:up|out)|be (?:at your door|there like|round)|drop everything|put their coats? on)|there'd be a (?:whole )?crowd|(?:folk|friends|others|plenty)(?: all)? (?:are )?on your side|surrounded by (?:love|people|friends)|(?:strong|solid|good|warm|tight) (?:circle|team|crew|bunch|network) (?:around|behind|of|about)|never short of (?:someone|people|help)|(?:plenty|lots) of (?:hands|friends|folk|shoulders|people) (?:to|who)|(?:people|folk|friends) who(?:'d| would) (?:come|turn up|be there)|backed (?:to the hilt|all the way|up by everyone)",
      "(?<!few )(?<!many )(?<!or two )(?<!couple of )(?<!short of )(?<!without )(?<!list of )(?<!number of )(?<!choice of )people (?:to (?:turn to|lean on|call on|ask)(?! are)|you can (?:turn to|lean on|call on|ask|count on)|behind you|on your side|who'd (?:help|turn out|come|back)|who (?:help|back))",
      "well backed|(?:help|people|backing) (?:right )?behind you",
      "you(?:'ve| have) (?:got )?(?:people|help)(?=[.,]| behind| who'd| to turn)",
      "(?:help|support)(?:'s| is)(?: always| right)? (?:there|at hand|on hand|close by|around you)(?=[.,;]| if| when| for| this| today| and|$)|people have (?:got )?your back|you can (?:lean|count|call|rely) on (?:people|others|them|those)|(?<!(?:for|finding|find|need|want|having|be) )(?:somebody|someone)(?: good)? to (?:turn to|lean on|help)(?! if)",
    ),
    low: any(
      // Found wanting when looked for, or left to one pair of hands: "hard to think who to ask", "you're doing it single-handed".
      "(?:finding|to find) (?:someone|somebody|anyone|anybody|people) to (?:\\w+ ){1,2}(?:is|isn't|feels|proves|has been)(?: so| very| really)? (?:hard|difficult|easy|tough|a struggle|impossible)|(?:hard|difficult|tough|not easy|impossible) to (?:think|name)(?: of)? (?:who|anyone|anybody)|single-handed(?:ly)?|(?:all|everything|it|this|most of it)(?: all)? (?:falls|fell|comes down|rests) (?:to|on|entirely on) you|your own (?:cavalry|rescue|safety net|support)|(?:doing|managing|carrying|handling) (?:all|most|so much)(?: of (?:it|this|that))? (?:by yourself|on your own|alone)|left to get on with it|(?:no one|nobody)(?: else)?(?: is|'s)? there to catch|struggle to name (?:someone|anyone|somebody)|people to \\w+(?: \\w+)? are (?:few|scarce|thin)|(?:thin|short|small|shrinking)(?: \\w+)? list of people|(?:threadbare|thin|patchy|flimsy|frayed|holey)(?: sort of| kind of)? (?:safety )?net|people[^.,]{0,30} (?:aren't|are not|weren't)(?: really)? there(?: to|[.,])",
      "(?:nobody|no one|not many people|few people|hardly anyone|hardly anybody) (?:much )?(?:to turn to|to ask|to help|helping|to lean on|to call on|behind you|in your corner|on your side|backing you|to take)",
      "unsupported|short on help",
      "(?:little|not much|hardly anything|nobody|no one|isn't (?:much|anyone|anybody|anything)|not (?:many|much)|hardly (?:anyone|anybody)) (?:much )?(?:to lean on|holding you up|to hold you up|to fall back on|to rely on|propping you up|to turn to|to call on|to back you up)|without (?:any |much |real |enough )?(?:support|help|backup)(?=[.,;]| this| today| and| is|$)|(?:thin|short|scarce|light) on the ground|(?:support|help)(?:'s| is| feels| has been) (?:\\w+ )?(?:lacking|missing|thin|scarce|low|short|hard to (?:find|come by)|far off|patchy|absent)",
    ),
    bottom: any(
      "list of people[^.]{0,25} (?:is|'s) (?:blank|empty)|(?:not|isn't|without) (?:a|one|a single) (?:single )?(?:hand|shoulder|name)(?: in \\w+ \\w+)? (?:to|you)",
      "there(?:'s| is) (?:nobody|no one) (?:at all )?to (?:turn to|ring|call|help|ask|lean on|hand)",
      "(?:not|isn't|hardly) (?:one|a single|one single) (?:person|soul) to (?:turn|lean|call|ask|help|hand)|(?:absolutely|literally) (?:nobody|no one|nothing) to|(?:completely|totally|utterly|entirely|absolutely) (?:unsupported|without (?:support|help|backing))|(?:nobody|no one) (?:at all|in the world|on earth|anywhere) to (?:turn|help|ask|lean|call|hand|take)",
    ),
    small: any(
      "list of people[^.]{0,25} on the (?:short|thin) side",
      "the odd helping hand",
      "could do with (?:a bit|a little|some) more (?:support|help)|(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:unsupported|short of (?:support|help|hands)|thin on (?:support|help)|more (?:support|help)|less (?:support|supported|help)|under-supported)|(?:some|a bit of|a little|a few|a modest amount of|a certain amount of) (?:support|backing)(?! (?:would|could|might|with|to|from))|(?:fairly|reasonably|moderately|tolerably) well[- ]supported|(?:help|support)(?:'s| is) (?:decent|okay|fair|reasonable)|(?:a few|one or two|a couple of) people (?:to turn to|you can|to lean on)",
    ),
    up: "(?:well |strongly |fully )?(?:supported|backed up)(?! by nobody)",
    down: any("unsupported", "without (?:any |much |real )?(?:support|help|backing)"),
    top: any(
      "(?:no one|nobody|you couldn't|you can't|could hardly)(?: could)? be (?:any )?(?:better|more) (?:backed|supported|looked after|cared for)|(?:not a|no|without a|hasn't a)(?: single)? (?:gap|hole)(?: anywhere)? in (?:it|the (?:circle|net|ring|fence))",
      "all the (?:support|help|backing) (?:in the world|anyone|you could|a person)|(?:completely|totally|utterly|entirely|fully|absolutely) (?:supported|backed)|an army (?:of \\w+ )?behind|support(?:'s| is)? (?:as strong as|rock solid|unshakeable)",
    ),
    notLow: any(
      "you're (?:\\w+ )?(?:looked after|cared for)",
      "(?:team|crowd|army|people)(?: of \\w+)? (?:you(?:'ve| have) )?behind you|people who(?:'ve| have) always been there",
    ),
  },
} satisfies Record<string, RatingWords>;
