import { any, type RatingWords } from "./rating-words";

/** What may be said of closeness and of help. */
export const PEOPLE_WORDS = {
  connectionWithOthers: {
    of: "people|everyone|everybody|others",
    ofUp: "close|near|with you",
    ofDown: "far away|far off|distant|remote|miles away|a long way off|out of reach",
    does: "feel(?:ing)? (?:very |so |that |really |properly )?close to (?:people|others|anyone|everyone|your)|belong(?:ing)?(?= |[.,])(?! to\\b)",
    more: "closeness|connection(?! (?:is|to the internet|speed))|connection(?= is (?:very |really |so |rather |quite )?(?:strong|low|thin|good|faint|at))|sense of connection|connections(?= with)|company(?= about| around| near)",
    less: "loneliness|isolation",
    up: "close to (?:the |other )?(?:people|others|everyone|everybody|someone|those around)|(?:well )?connected(?! (?:by|in))|part of (?:things|something)",
    down: "lonely(?!, because)|(?:distant|apart|far|shut off|shut out|remote|detached|removed|separate|a long way|disconnected|far away|out of touch|cut off)(?: from (?:people|others|everyone|everybody|anyone|the world|the rest))(?! (?:of (?:it|the day)))|out of touch|out of the loop|on the outside of|cut off|isolated|disconnected|left out|marooned|adrift from|estranged|friendless",
    high: any(
      "you (?:do )?feel (?:very |really |so |that |properly )?close to",
      "the (?:warmth|closeness) you feel|people (?:are |feel |very |really |so )*(?:close|near)(?! enough)|close to people",
      "(?:good |lovely )?(?<!few )(?<!many )people (?:close|near)(?: you| by)?(?=[.,;]| and| to| who)",
      "you've (?:got )?people you(?:'re| feel) close to",
      "(?:other people|others|people|everyone)(?: all)?(?: are|'re| is| feel| feels| feeling| seem)(?: really| very| so| nice and| pleasantly| wonderfully| lovely and| reassuringly)* (?:close|near|close by|with you)(?! enough)|(?:a |such a |that |the )?(?:warm|lovely|good|real|strong|deep)(?: \\w+)? (?:sense|feeling) of (?:connection|closeness|belonging|being close)|(?<!no )(?<!little )(?<!any )(?<!some )closeness around|connections?(?: with \\w+)?(?:'s| is| are| feels?)(?: very| really| so)? (?:strong|good|warm|close|solid|deep)",
    ),
    low: any(
      "you(?:'re| are| feel)(?: so| very| all| rather| completely| quite)* (?:on your own(?! with)|alone)",
      "people (?:do |all |can |may |still )?(?:are|feel|seem|being)? ?(?:a long way|a way|rather|quite|very|so)? ?(?:off|far off|far away|distant|remote|away)(?=[.,;]| and| from| today| tonight| this| as|$)",
      "(?:nobody|no one|not a soul)(?:'s| is)? (?:feels? |seems? )?(?:near|close|nearby|with you|around)",
      "a long way from (?:people|everyone|anyone)",
      "(?:a|such a|this|that|real|the) (?:(?:real|great|big|wide|long|cold) )?(?:distance|gap|gulf|wall) between you and|connection(?:'s| is| feels)(?: very| so| rather| quite| a long way)* (?:far off|far away|off|low|thin|faint|missing|out of reach|distant|hard)|(?:lonely|loneliness)(?:'s| is)? (?:is (?:hard|loud|heavy|painful|a)|hard)|(?:lonely|isolated) and|nobody(?:'s| is| feels| seems)(?: really| very)? (?:near|close)",
    ),
    bottom: any(
      "close to (?:absolutely|literally) (?:no one|nobody)|from (?:absolutely )?(?:every single|each and every) (?:person|one|soul)",
      "(?:completely|totally|utterly|entirely|all|absolutely) alone|the last person on earth|on a desert island|isn't a soul|not a soul (?:in the world|on earth|anywhere)|a million miles from (?:anyone|everyone|anybody|people)|(?:no one|nobody) (?:at all )?in the world",
      "(?:not|isn't|hardly) (?:one|a single|one single) (?:person|soul|face) (?:is |feels |seems )?(?:near|close|around|there|in reach)|(?:nobody|no one) at all(?=[.,;]| this| near| close| around| tonight| to share)|(?:completely|totally|utterly|entirely|absolutely|desperately) (?:apart|cut off|isolated|disconnected|alone|lonely|shut (?:off|out)|separate|by yourself|on your own)|(?:cut off|shut off|apart|isolated|disconnected|away)(?: from (?:everyone|everybody|people|others|the world))? (?:completely|totally|utterly|entirely|altogether)|(?:as|so) (?:alone|lonely) as (?:it|anyone|anybody|a person|can|you)|alone in the world",
    ),
    top: any(
      "(?:couldn't|can't) possibly (?:feel|be) (?:any )?(?:closer|nearer)",
      "(?:couldn't|can't) (?:feel|be|get) (?:any |much )?(?:closer|nearer)|(?:wrapped|held|steeped) (?:in|on all sides)|as close as (?:can|anyone|people|they|it)|thick as thieves|inseparable",
      "(?:completely|totally|utterly|entirely|absolutely|perfectly|deeply, completely) (?:connected|at one|close|held)|(?:connection|closeness)(?:'s| is)? at its|(?:people|everyone) couldn't be (?:any )?(?:closer|nearer)|(?:never felt|never been) (?:so |more )?(?:close|closer|connected)",
    ),
    small: any(
      "get(?:ting)? on (?:reasonably|fairly|moderately|tolerably|all right|okay|passably)(?: well)? with",
      "people (?:are |feel |seem )?(?:a bit|a little|slightly|somewhat|a touch) (?:way )?(?:off|far|distant|out of reach|away)",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad|mildly) (?:lonely|alone|distant|apart|cut off|isolated|disconnected|out of (?:touch|the loop|things)|on the outside|on your own|removed|remote|detached|further (?:off|away)|less (?:close|connected)|connected|shut (?:off|out)|left out|lonelier)|(?:some|a bit of|a little|a touch of|a slight) (?:sense of )?(?:distance|connection|loneliness|closeness)|(?:fairly|reasonably|tolerably|moderately|somewhat) (?:close|connected|near)(?= |[.,])|people (?:feel|seem|are) (?:a bit|slightly|a little|somewhat) (?:further|farther)",
    ),
    notLow: any("(?:warmth|closeness) (?:between you and|you (?:share|have) with)|people you feel close to"),
  },
  supportSystemStrength: {
    toIt: "to (?:turn to|(?<!nothing to )lean on|call on|rely on|fall back on|back you up)|you (?:can|could) (?:turn to|lean on|call on|rely on|ask)|behind you|backing you|helping you|in your corner|at your back",
    more: any(
      "help(?=[.,;]|$| this (?:morning|afternoon|evening)| today| tonight| on hand| around| near|'s (?:a bit|a little|slightly|very|so|low|thin|short|scarce|strong|solid|good)| about| behind| around| to| from| with| at| and| or|$)|support|backing",
      "backup",
    ),
    high: any(
      "(?<!few )(?<!many )(?<!or two )(?<!couple of )(?<!short of )(?<!without )people (?:to (?:turn to|lean on|call on|ask)|you can (?:turn to|lean on|call on|ask|count on)|behind you|on your side|who'd (?:help|turn out|come|back)|who (?:help|back))",
      "well supported|well backed|(?:help|people|backing) (?:right )?behind you",
      "you(?:'ve| have) (?:got )?(?:people|help)(?=[.,]| behind| who'd| to turn)",
      "(?:help|support)(?:'s| is)(?: always| right)? (?:there|at hand|on hand|close by|around you)(?=[.,;]| if| when| for| this| today| and|$)|people have (?:got )?your back|you can (?:lean|count|call|rely) on (?:people|others|them|those)|(?:somebody|someone)(?: good)? to (?:turn to|lean on|help)(?! if)|(?:good|solid|strong|reliable) (?:support|help|people) (?:around|behind)(?! this)",
    ),
    low: any(
      "(?:nobody|no one|not many people|few people|hardly anyone|hardly anybody) (?:much )?(?:to turn to|to ask|to help|helping|to lean on|to call on|behind you|in your corner|on your side|backing you|to take)",
      "unsupported|short on help",
      "(?:little|not much|hardly anything|nobody|no one|isn't (?:much|anyone|anybody|anything)|not (?:many|much)|hardly (?:anyone|anybody)) (?:much )?(?:to lean on|holding you up|to hold you up|to fall back on|to rely on|propping you up|to turn to|to call on|to back you up)|without (?:any |much |real |enough )?(?:support|help|backup)(?=[.,;]| this| today| and| is|$)|(?:thin|short|scarce|light) on the ground|on your own with (?:all|everything)|(?:support|help)(?:'s| is| feels| has been) (?:\\w+ )?(?:lacking|missing|thin|scarce|low|short|hard to (?:find|come by)|far off|patchy|absent)",
    ),
    bottom: any(
      "there(?:'s| is) (?:nobody|no one) (?:at all )?to (?:turn to|help|ask|lean on|hand)",
      "(?:not|isn't|hardly) (?:one|a single|one single) (?:person|soul) to (?:turn|lean|call|ask|help|hand)|(?:absolutely|literally) (?:nobody|no one|nothing) to|(?:completely|totally|utterly|entirely|absolutely) (?:unsupported|without (?:support|help|backing))|(?:nobody|no one) (?:at all|in the world|on earth|anywhere) to (?:turn|help|ask|lean|call|hand|take)",
    ),
    small: any(
      "(?:one or two|a few|a couple of|the odd) (?:people|person|hands?|ones?|places?) (?:to (?:turn to|ask|lean on|call on)|behind you|who'd help)|the odd helping hand",
      "could do with (?:a bit|a little|some) more (?:support|help)|(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:unsupported|short of (?:support|help|hands)|thin on (?:support|help)|more (?:support|help)|less (?:support|supported|help)|under-supported)|(?:some|a bit of|a little|a few|a modest amount of|a certain amount of) (?:support|backing)(?! (?:would|could|might|with|to|from))|(?:fairly|reasonably|moderately|tolerably) well[- ]supported|(?:help|support)(?:'s| is) (?:decent|okay|fair|reasonable)|(?:a few|one or two|a couple of) people (?:to turn to|you can|to lean on)",
    ),
    up: any("(?:well |strongly |fully )?(?:supported|backed up)(?! by nobody)"),
    down: any("unsupported", "without (?:any |much |real )?(?:support|help|backing)"),
    top: any(
      "all the (?:support|help|backing) (?:in the world|anyone|you could|a person)|(?:completely|totally|utterly|entirely|fully|absolutely) (?:supported|backed)|an army (?:of \\w+ )?behind|support(?:'s| is)? (?:as strong as|rock solid|unshakeable)",
    ),
    notLow: any(
      "(?:team|crowd|army|people)(?: of \\w+)? (?:you(?:'ve| have) )?behind you|people who(?:'ve| have) always been there",
    ),
  },
} satisfies Record<string, RatingWords>;
