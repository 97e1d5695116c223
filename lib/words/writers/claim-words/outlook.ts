import { any, type RatingWords } from "./rating-words";

/** What is still to come. */
const AHEAD =
  "(?:the )?(?:whole )?(?:future|outlook|horizon)|(?:the )?(?:days|weeks|months|years?|road|way|path)(?: that are| that's)? (?:ahead|to come|in front)(?: of you)?|what's (?:ahead|to come|coming)|what(?: lies|'s lying) ahead|everything ahead|tomorrow|next (?:week|month|year|spring|summer)";
const BETTER =
  "(?:(?:good|better|nice|bright(?:er)?|kinder|lovely|easier) (?:things|days|times|news|weeks|ones?)|things|it|life|(?:some|any)thing good|better)";

/** What it is all for, why, and where it leads. */
const FOR =
  "(?:what (?:(?:it|things|they|any of (?:it|them)|you)(?:'s|'re| is| are)(?: all)? (?:for|about|in aid of|aiming|doing (?:it|this|any of it))|any of (?:it|them)|(?:it|life|everything) (?:all )?means|(?:really )?matters)|why(?: you (?:bother|do|get up|go on|try)|(?: you're| you are)? (?:here|doing|getting up)| it (?:all )?matters| any of it| things matter)|(?:where|which way) (?:(?:you're|it's all|things are|any of it is|your life's) (?:going|heading|leading|headed|bound|pointing)|to (?:go|point|head)))";

/** What may be said of hope, purpose and gratitude. */
export const OUTLOOK_WORDS = {
  hopeForFuture: {
    toIt: "to be excited (?:about|for)|to (?:look forward to|hope for)|(?:that's )?(?:good|bright|better) (?:ahead|coming|to come)",
    of: AHEAD,
    ofUp: "(?:wide )?open|sunny|(?:bright|promising|rosy|inviting|hopeful|good|kind)(?:er)?|full of promise|shin(?:es|ing)|has something going for it",
    ofDown:
      "bleak|dull|heavy|pointless|frightening|(?:too much|impossible) to (?:think|look|picture)|dark|(?<!pitch )black|pitch[- ]black|grim|(?<!mostly )grey|(?<!tomorrow(?:'s| is) )empty|gloomy|dim|hopeless|blank|bare|shut|closed|much the same|(?:mostly|all) grey",
    doing:
      "(?:hoping|looking ahead|looking forward|picturing (?:a |any )?\\w+|believing (?:in )?(?:things|anything|better)|optimism)",
    doesNot:
      "(?:expect|fear|dread|brac)(?:e|ing)? (?:for )?(?:the worst|nothing (?:good|of)|bad news|little of)|(?:stopp\\w+|(?:giv\\w+|gave) up|quit\\w*) (?:on |all )?(?:making plans|expecting|hoping|believing (?:in )?(?:things|better|it)|planning|looking (?:ahead|forward)|picturing|thinking (?:about|of) (?:next|tomorrow|the future)|the future|tomorrow|(?:things|it|anything)(?: ever)? (?:getting|improving|changing|being))",
    does: `(?:pictur|imagin|see)(?:e|ing)? (?:things|it|life)(?: ever)? (?:(?:getting|looking|going|turning|working|being)(?: any)? (?:better|lighter|different|kinder|up|well|out|easier|brighter)|improving|picking up|changing|ending|helping)|(?:see|pictur|imagin)(?:e|ing)? (?:any |a |some |much )?(?:light|good|better days|(?:any|some)thing (?:good|bright))(?: things)? ?(?:ahead|coming)|(?:believ|expect|reckon|trust|think|sens|feel)(?:e|ing)?(?: that)?(?: ${BETTER})(?:'ll| will| can| are| is|'s| to| of| going to)+ (?:get better|be (?:better|fine|all right|good|nice)|likely|(?:work|turn|come) out(?! badly| wrong| for the worse)|pick up|improve|change|come|the months|coming|on (?:the|their|its) way|what's)|look(?:ing)? (?:ahead|forward)(?:, [^,.]{2,16},)? with (?:any|much|great|real|some)(?: \\w+)?`,
    more: any(
      "(?:cheerful|bright|hopeful|good) expectations?",
      "hope(?! (?:it|that|you|to|this (?!morning|afternoon|evening|time)|so|they|the|for the best))",
      "optimism",
    ),
    up: "hopeful|optimistic|upbeat|(?:certain|sure|convinced)(?: that)? (?:good things|everything ahead|better (?:days|times|things)|the future|what's (?:ahead|coming)|things (?:will|are going))|good about (?:the future|what's (?:ahead|to come|coming))|positive about (?:the future|what's)",
    down: "hopeless|despairing|pessimistic|gloomy about",
    high: any(
      "(?:bright|lovely|good|warm|hopeful|rosy) (?:picture|view|vision|dreams?) (?:of|for|about) (?:how|what|next|the|tomorrow|where)|things(?:'re| are)(?: \\w+)? looking up",
      "(?:bright|good|cheerful|hopeful) expectations? of yours|(?:brightness|lightness) (?:in|to|about) (?:how|the way) you|(?:a|such a|this) (?:good|nice|warm|great) feeling about (?:what's|tomorrow|the|how|next|where)|(?:outlook|future)(?:'s| is)(?: such)? an? (?:sunny|bright|rosy|good|cheerful|hopeful)|looking forward to it(?= |[.,])|can't wait for (?:what's|tomorrow|all|next)",
      "(?:plenty|a lot|lots|much|a good (?:deal|bit)) to look forward to|(?:see|feel|sense) (?:\\w+ )?(?:good|nice|bright|lovely|better) (?:things|days|times) (?:ahead|coming)|your hope is",
      "(?:a|such a|your) (?:hopeful|bright|optimistic) (?:outlook|view|mood|feeling|frame of mind)|(?:(?:something (?:good|bright|nice)|good (?:things|news))(?: is| are)? (?:further |a little |up |coming )?(?:on|down|along|ahead|coming|round|over) (?:on )?(?:the )?(?:road|horizon|line|path|corner|(?:in|of) you)|light (?:at the end of the tunnel|ahead of you|on the horizon|further (?:down|along|up) the road))|you(?:'re| are|'ve been)(?: really| so| still)? looking forward(?:, [^,.]{2,16},)? to (?:what|something|next|tomorrow|the (?:future|summer|spring|weeks?|months?|year))|good things (?:seem|feel|look) (?:so |very |quite )?(?:likely|possible|near)|(?<!no )(?<!little )(?<!any )(?<!some )(?<!bit of )hope (?:ahead|in (?:you|what's ahead|the air))(?=[.,;]| this| today| and|$)",
    ),
    notLow:
      "see (?:plenty of |lots of |so many )?(?:good|nice|bright) things (?:up )?(?:ahead|to come)|looking (?:ahead|forward) (?:hopefully|with (?:real |such )?hope)",
    low: any(
      "(?:can't|couldn't|hard to) (?:picture|see|imagine) (?:it|things|any of it) (?:coming to (?:any|much) good|ending well|turning out well|working out)|planning (?:feels|seems|is) (?:pointless|useless|hard|impossible)|no point (?:in )?planning",
      "can't see (?:it|things|anything) (?:helping|changing|getting|improving|working)|(?:can't|couldn't|don't|hard to|difficult to) see (?:any|a|the|much of a) way (?:forward|out|through|ahead)|hopes (?:are|have been)(?: \\w+)? (?:low|thin|gone|flat|dim)|expecting the worst (?:has|is)|expecting (?:it|things|everything)[^.,]{0,12} (?:badly|wrong|to fail)",
      "(?:nothing|little|not much|hardly anything) to (?:look forward to|hope for)",
      `calendar looks (?:mostly )?(?:grey|bleak|blank)|(?:bleak|black|grey|dark|gloomy|dim|grim)(?: is how|,? (?:looking|to look) (?:ahead|forward))|(?:finding|find) (?:${AHEAD}) (?:a |so |very |too )*(?:bleak|gloomy|grey|dark|heavy|frightening|hard)|(?:${AHEAD}) (?:isn't|aren't)(?: really| quite)? (?:something you want|anything you|a place you|much to)|(?<=you )(?:don't|can't|hardly|'d rather not)(?: \\w+)? (?:want to |bear to |like to )?(?:think|look|see|plan)(?:ing)? (?:about|at|past|beyond|further than|as far as|ahead to) (?:${AHEAD}|tonight|today|supper)|looking (?:ahead|forward) (?:doesn't|isn't|brings|gives)(?: \\w+){0,2} (?:cheer|comfort|help|lift|little|easy|no|much)|(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:hope(?! for)|look (?:ahead|forward(?= with| to (?:anything|much|a thing)))(?! and| when)|see (?:a |any )?(?:future|good|light)|feel (?:good|positive) about)|hard to see (?:anything|much|a thing)(?: good| bright)? (?:ahead|coming)|not (?:very |feeling |at all |that )*hopeful`,
    ),
    bottom: any(
      "(?:plain|sheer|utter|total|black) despair|(?:don't|can't|couldn't) believe (?:a single thing|anything|any of it)(?: \\w+)? (?:will|can|is)|pitch[- ](?:black|dark)",
      "nothing (?:good )?(?:(?:will|can|is going to) ever|good, ever)(?: change| get| be| improve| come)?|nothing (?:good will (?:come|happen)|will (?:get (?:any )?better|improve)|will change(?=[.,;]))|(?:not|isn't|no|without)(?: so much as)? (?:a |one |any )?(?:(?:chink|glimmer|flicker|speck|crack|scrap|spot|pinprick|gleam) (?:of light|(?:up )?ahead|in it|anywhere)|light (?:ahead|anywhere|at the end))|(?:can't|couldn't|not) (?:(?:picture|imagine) (?:a single|one|one single|any) good thing|see (?:a single|one|one single|any) good thing (?:ahead|coming|to come))|(?:can't see|no|not) (?:any |a )?future (?:worth|at all|for you|left)|(?:black|dark|blank|bleak|grey)(?: to you)? (?:all the way|from edge to edge|from end to end|right through|as far as)|given up (?:all )?(?:hope|on (?:hope|tomorrow|the future)|expecting)",
      "(?:can't|couldn't|cannot|aren't able to|not able to) (?:find|feel|see|reach) (?:any |much )?hope",
      "hope(?:'s| is| has| isn't)? (?:gone|nowhere|out of reach|anywhere|run out|won't come|not there|isn't there)",
      "lost (?:all )?hope|nothing(?: at all| on earth| in the world| whatsoever| whatever)?(?: ahead| coming)? (?:to|(?:that )?you can) (?:hope for|look forward to)",
      "(?:see|feel|find|have|seeing|there's|there is|with|and|sees)(?: really| just| simply)? (?:absolutely )?no hope (?:in|for|at all|left|anywhere|whatsoever|of any)|(?:see|absolutely|completely without|zero|utterly without) (?:no )?hope(?= |[.,])",
    ),
    small: any(
      "(?:rather|a bit|a little) (?:unsure|uncertain|doubtful)(?: about)? (?:how|where|what)|cautiously, you're|some (?:mornings|days|times)[^.]{0,20} the future, and some",
      `(?:a bit|a little|fairly) (?:doubtful|unsure|uneasy|uncertain|glum|flat|low|cheerful|hopeful) about (?:${AHEAD})|you've felt (?:more hopeful|brighter)|(?:ahead|future|tomorrow) (?:(?:isn't|doesn't (?:look|seem|feel))(?: quite)? as|(?:is|looks?|seems?|feels?) a bit less) (?:cheerful|bright|hopeful|rosy)`,
      "(?:cautiously|guardedly|mildly|quietly|tentatively) (?:hopeful|optimistic)",
      "(?:a bit of|a little|a touch of|a hint of|a glimmer of|a flicker of|a trace of) hope|a (?:bit|little) (?:low on hope|discouraged|less hopeful|unsure about what's ahead|gloomy about)|hope(?:'s| is)(?: \\w+)? (?:flagging|fading|wavering|dipping|wobbling) a (?:bit|little)",
    ),
    top: any(
      "(?:certain|sure|convinced)(?: that)? the (?:very )?best|boundless",
      `not a cloud (?:is )?(?:ahead|on the horizon|(?:in|on) what's)|(?:${AHEAD}) (?:couldn't|can't|could hardly) (?:look|be|seem|feel) (?:any )?(?:brighter|better|rosier|kinder|sunnier)|everything ahead (?:shines|is|looks|gleams)|(?:certain|sure|convinced) (?:to your bones|beyond doubt)[^.]{0,12}good`,
      "hope(?:'s|ful)?[^.,]{0,20} (?:filled )?to the brim|filled to the brim with hope",
    ),
  },
  senseOfPurpose: {
    of: "(?:your|the) (?:days|life|week|work)|life|it all|all of it|everything(?: you do)?|what you(?:'re doing| do)|(?:the )?things you do",
    ofUp: "(?:deeply )?meaningful|full of (?:meaning|purpose)|worthwhile|(?:well )?worth (?:doing|the effort|getting up for)|pointed (?:somewhere|the right way)|for something",
    ofDown:
      "pointless|meaningless|aimless|hollow|adrift|without (?:meaning|purpose|a point)|for nothing|(?:much )?like (?:treading water|marking time|going through)",
    doesNot:
      "(?:go|went)(?:ing)? through the motions|los(?:e|ing|t) sight of (?:why|what|the point)|wonder(?:ing)? (?:why you (?:bother|do (?:it|any))|what (?:(?:it's(?: all)?|any of it is|you're) for|the point is))|ask(?:ing)? yourself (?:what (?:it's (?:all )?for|the point)|why you (?:bother|do (?:it|any)))",
    does: "know(?:ing)?(?: \\w+){0,3}(?: of a doubt)? (?:what|why) (?:matters|it(?:'s| is)(?: all)? (?:for|about|in aid of)|any of it(?:'s| is)|things are for|your life|you're (?:for|about|here|getting out of bed|aiming|doing (?:it|this)))|see(?:ing)? (?:the|a|any|much) point",
    more: `(?:(?:strong |clear |good |real )?sense of |idea of )?(?:purpose|direction(?! of)|meaning(?! to (?:ring|call|write|do|say|tell)))|(?:an? )?(?:idea|sense|notion|inkling|clue) (?:of )?${FOR}`,
    up: "purposeful|pointed somewhere|(?:sure|certain) of your (?:reasons?|direction|purpose|way|course|why)",
    down: "aimless|pointless|empty of meaning|meaningless|without purpose|directionless|purposeless|rudderless|adrift|drifting(?! off| in| to| back| away| asleep)",
    notLow: "(?:firm|good|clear|strong) grip on why",
    bottom: any(
      "no reason (?:for (?:it|any|getting up)|to (?:get up|do any|be here|bother))[^.,]{0,25} you can (?:find|see|name)|why you(?:'re| are) here(?: at all)? (?:has|is)",
      "(?:the )?why has gone|no why|hollow(?: to you)?,? (?:right through|through and through|all through)|(?<!for )no (?:answer|reason) (?:whatever|whatsoever|at all)(?=[.,]| for (?:it|any)| to get up)|(?:not|without) (?:one|a single) reason (?:for (?:it|any)|to get up|why)|no (?:north|shore|point|purpose) left",
      "no (?:sense|idea|notion|clue) (?:at all|whatsoever|on earth) (?:of |about )?(?:what|why)(?! to)",
      "(?:completely|totally|utterly|entirely) lost(?! for)",
      "nothing(?: at all| whatsoever)? (?:has|seems to have|feels as if it has|holds) (?:any|a|the least|the slightest) (?:purpose|meaning|point)|(?:isn't|not) the (?:faintest|slightest|least) point (?:in|to)|nothing (?:means anything|seems to mean anything|at all (?:seems|feels) (?:to (?:mean|matter|count)|meaningful))|no (?:purpose|meaning|point) (?:in|to) (?:anything|any of it|it all|life)|no (?:sense|idea|notion|clue) (?:at all )?of what any of it",
    ),
    high: any(
      "(?:know|sure)(?: \\w+){0,2} what (?:gets you (?:up|out)|pulls you|drives you|keeps you going)|(?:what you do|your work)(?: really)? (?:means|counts|makes a difference)",
      "reason (?:that(?:'s| is) )?(?:get|pull|haul)(?:s|ting|ing) you|on a mission",
      `you know (?:exactly |just |full well |perfectly well |very well |quite |clearly )?(?:${FOR}|exactly why|why(?=[.,;])|what you(?:'re (?:after|getting out of bed for)| want(?=[.,;]| from| out)))`,
      `(?:clear|sure) (?:about |of )?${FOR}`,
      "something (?:really |clearly )?matters to you|(?:add(?:ing|s)?|build(?:ing|s)?|lead(?:ing|s)?)(?: up)? (?:to|towards) something (?:you (?:care|believe|want|love)|that (?:matters|means)|worth|real)|what you(?:'re doing| do)(?: each day| every day)?(?: really| clearly| still)* (?:matters|counts|means something)|thread (?:running|that runs) through (?:your|the|it)|(?:days|week|life|work|it all|hours) (?:have|has|'s got|'ve got|with|got) (?:a|such a|real|some) (?:direction|shape|spine|point|meaning|purpose|aim)|(?:mean(?:s|ing)|count(?:s)?|matter(?:s)?) (?:something|such a lot|so much|a great deal) to you|you(?:'re| are) here for(?=, since)",
      "(?:it|what you're doing|this) (?:really |all |still |does )*matters? (?:so much |a lot |enormously |such a lot |a great deal |very much )?to you",
      `no doubt (?:about )?${FOR}`,
      "you (?:do |still )?know (?:very well )?what you care about",
    ),
    low: any(
      "(?:what's|what is) the (?:point|use)|(?:bother|bothering) with any of it",
      "losing sight of (?:why|what)|(?:your |the )?(?:days|hours|weeks) (?:feel|seem|have felt)(?: \\w+)? (?:empty|hollow|pointless|without)|(?:not|n't) (?:see|seeing|find|feel) (?:much |any |the |a )?(?:point|sense|meaning) (?:in|to|of)",
      "(?:what it's(?: all)? (?:for|about)|(?:the |your )why(?: of it)?|(?:the|your) (?:point|reason)(?: of (?:it|things|it all|any of it|anything|this))?)(?:'s| has| is| keeps?)(?: \\w+)? (?:gone(?! (?:a (?:bit|little)|slightly|rather))|missing|out of|faded|lost|slipp\\w+|hid\\w*|elud\\w+|gett?ing away|blurred|vanished|hard to)|compass(?:'s| is| keeps| needle)?(?: \\w+){0,3} (?:spinning|swinging|stopped|broken|wandering)|going through the motions|adrift like this|(?:nothing|little|not much)(?: that)? you do (?:seems|feels|appears)(?: to (?:be|count|mean))? (?:for|to (?:matter|count|mean)|worth|as if it (?:matters|counts))",
      "what you(?:'re lacking| lack) is (?:any|some)thing worth",
      `(?:can't|don't|couldn't) (?:quite |really |yet )?(?:see|tell|say|know|make out|think) (?:much point|the point|any point|a point|${FOR})`,
      `(?:no|not much|little)(?: clear| real| great)? (?:idea|notion|clue|sense)(?: at all| any more| of)* ${FOR}`,
      `(?:isn't|not)(?: very| altogether| quite| at all| so)* (?:clear|sure|certain)(?: to you)? ${FOR}`,
      `(?:so |very )?little (?:seems|feels) (?:worthwhile|to matter|worth)|(?:hard|harder|difficult|tough|not easy|struggling|impossible) to (?:see|find|feel|know|remember)(?: much| any| the)* (?:point|meaning|purpose|why any(?:body|one) would|${FOR})|(?:hard|difficult|impossible) to remember why you|(?:unsure|uncertain) ${FOR}`,
      "(?:lost sight|lost the thread|unsure|not sure) of? ?(?:of )?(?:why|what (?:it|any of it))",
      "you(?:'re| are| feel)(?: so| rather| a bit)? lost(?! for| in)",
    ),
    small: any(
      "(?:days|life|work)[^.,]{0,10} (?:feels?|is|are) worth something, if",
      `(?:point|why|purpose|meaning)(?: of \\w+)?(?:'s| has| is) (?:gone |got |grown )?(?:a bit|a little|rather) \\w+|not much (?:sense of )?(?:direction|purpose|meaning)[^.]{0,12}, more of a|a (?:bit|little) (?:lost|adrift|(?:unsure|uncertain|unclear|hazy|vague|doubtful|undecided|in two minds)(?: today| tonight| this \\w+)?(?: on| about| as to| of)? (?:${FOR}|the point))|${FOR}(?:'s| is| feels| seems) a (?:bit|little) \\w+|(?:some|an?|half an?|a (?:rough|vague|faint|hazy)) (?:inkling|idea|notion|sense) (?:of )?(?:why(?=[.,;])|${FOR})`,
      "(?:some|a bit of|a little|a hint of|a vague|a faint|a fair|a fairly clear|a reasonable|a rough|a reasonably clear) (?:sense of )?(?:purpose|direction|meaning)",
    ),
    top: any(
      "heart and soul|whole life (?:lines|points|turns)|never been (?:a )?(?:clearer|surer|plainer) (?:why|what|reason)",
      "never (?:has it |been )?(?:been )?(?:plainer|clearer|surer|a doubt)(?: \\w+){0,3} (?:what|why)|every (?:single |last )?(?:thing|bit|hour|minute)(?: you do| of your \\w+) (?:has|means|matters|counts)|(?:completely|utterly|totally|absolutely) (?:sure|certain|clear)(?: about| of) (?:your reason|why|what)",
      "know(?:ing)? (?:beyond (?:any|all|a)(?: shadow of a)? doubt|with (?:your whole|all your) heart|to your (?:very )?bones|without (?:a|any) (?:shadow of a )?doubt) (?:what|why)",
      "without a (?:shadow of a )?doubt what|exactly what (?:it's|it is) all for",
    ),
  },
  gratitudeLevels: {
    toIt: "to thank any(?:one|body) for|to (?:be|feel) (?:thankful|grateful|glad)(?: for| of| about)?|you(?:'re| are| (?:can )?(?:feel|could be)) (?:thankful|grateful|glad)(?: for| of)?|(?:to|that you|you can|you could|you'd) (?:be |feel )?(?:pleased about|appreciate|say thank you(?: for)?|give thanks(?: for)?|feel like giving thanks)|worth (?:a thank you|(?:giving )?thanks|being (?:thankful|grateful))(?: for)?",
    does: "(?:count|list)(?:ing)? (?:your )?blessings|(?:see|notic|enjoy|savour|relish|appreciat)(?:e|ing)?(?: all)? (?:the |your )?(?:good|small|nice|little|kind|ordinary) (?:things|bits|moments|pleasures)|feel(?:ing)? (?:so |very )?(?:glad (?:of|about|for)|blessed|lucky|fortunate)(?: things)?|(?:find|finding|think of|name|see)(?: much| any)?(?: things| anything| something)? to (?:be (?:glad|pleased) about|say thank you for|give thanks for)|(?:see|seeing|notic(?:e|ing)|knack(?:, even now,)? for noticing) how much there is to (?:appreciate|be (?:glad|thankful|grateful))|(?:find|finding|think of) (?:something|anything|much|a thing|one thing) (?:to (?:be|feel) )(?:glad|thankful|grateful)",
    doing:
      "(?:counting|listing|naming) (?:your )?blessings|appreciating(?: things| what you(?:'ve got| have))?|being (?:thankful|grateful|glad)|(?:saying|giving) (?:thank you|thanks)|feeling (?:blessed|thankful|grateful|lucky|glad)|thanks|thankfulness|gratitude|noticing (?:the )?(?:good|nice|small) \\w+",
    more: "gratitude|thankfulness|gratefulness|appreciation|thanks(?= (?:in|about) you)|thank-you(?= out| on)",
    up: "(?:grateful|thankful|appreciative)(?! is)|blessed|(?:lucky|fortunate)(?= to have| in)",
    top: any(
      "(?:absolutely )?everything[^.,]{0,20} (?:gets|earns|deserves) (?:a )?(?:thank[- ]you|thanks)|no end (?:to|of) (?:the blessings|what|things)[^.]{0,16}(?:thankful|grateful|glad)|couldn't count (?:all )?(?:the|your) (?:things|blessings)|everything(?: you (?:look at|have|see|touch))?(?: today)? (?:seems|feels|looks)(?: like)? (?:a (?:present|gift|blessing)|precious)|cup(?:'s| is)?(?: \\w+)? (?:overflow\\w*|runn\\w+(?: right)? over|runs over|brimming)|heart(?:'s| is)? (?:full|overflowing)|overflowing with (?:thanks|gratitude)|brimming with (?:thanks|gratitude)|thankful beyond",
      "grateful beyond|so very (?:grateful|thankful)|can't be (?:more )?grateful enough",
    ),
    bottom: any(
      "(?:not (?:one|a) \\w+|none)(?: of \\w+)?(?: \\w+)? (?:strikes you as|feels like|seems like|looks like) (?:a )?(?:blessing|gift|present)|can't (?:find|see|think of) (?:a|one)(?: single)? good thing (?:to count|about|in)|impossible to (?:be|feel) glad",
      "nothing(?: today| at all| in (?:your|the) \\w+)? (?:has|'s|seems|feels) (?:to have )?(?:earn|deserv)\\w*|(?:a drop|one drop|a scrap|an ounce|a flicker) of (?:thankfulness|gratitude|thanks) in you|every one (?:would |would've |has )?(?:leave|left) you cold|(?:feeling|being) (?:blessed|grateful|thankful|lucky) is (?:wholly|completely|utterly|quite|far)|nothing you feel like (?:giving thanks|saying thank)",
      "nothing (?:at all|on earth|in the world|whatsoever) (?:(?:that )?you can (?:feel|be)|(?:you can feel )?to (?:be|feel)) (?:glad|thankful|grateful)",
      "(?:not|isn't|can't find|can't think of|cannot find|couldn't find|couldn't name) (?:one|a single|one single) thing(?: \\w+)? (?:to (?:be|feel) |you're |that you're )?(?:thankful|grateful|glad)|gratitude(?:'s| has| is| feels) (?:vanished|gone|disappeared|nowhere|out of reach entirely|completely|entirely|impossible)|(?:any|no) gratitude (?:at all|whatsoever|left)",
    ),
    high: any(
      "heart(?:'s| is)? full of (?:thanks|gratitude|what you)",
      "eye(?:'s| is)? on what you(?:'ve got| have)|thank your (?:lucky )?stars",
      "don't take(?: any of| a bit of| \\w+){1,3} for granted|(?:much|most|a lot|so much|plenty) of (?:what you have|it|your (?:day|life))(?: \\w+ to)? (?:pleases?|delights?|touch\\w+|warms?) you|(?:small|little|ordinary|simple|good|kind|nice) (?:things|kindnesses|moments|pleasures)(?: have| are|'ve)?(?: been)?(?: really| all)? (?:land(?:ing|ed)(?: well)?|pleas(?:ing|ed?)|touch(?:ing|ed)?|warm(?:ing|ed)?|delight(?:ing|ed)?|reach(?:ing|ed)?|mean(?:ing|t)?|shin(?:ing|e))(?=[^.]*(?:you|well))|thankful (?:note|heart|mood|streak)|(?:you'd|you would) (?:not|never|n't) (?:swap|trade|be without)|you(?:'re| are|'ve been) (?:so |really |very |truly )?glad of (?:it all|all|what|everything)",
      "(?:so much|plenty|a lot|lots|much|enough) to be (?:grateful|thankful|glad)(?! about)",
      "(?<!nothing, )you can (?:see|name|feel|think of) (?:just |exactly |so much |plenty )?(?:what )?(?:you're |to be )?(?:grateful|thankful)|(?:a good (?:deal|bit)|plenty|so much|a lot|lots) (?:that )?(?:you(?:'re| are|'ve)|to be|to feel|you feel) (?:grateful|thankful|glad)|thankful for a (?:lot|great)",
    ),
    low: any(
      "(?:much of|any kind of) a (?:gift|blessing)|(?:can't|couldn't) (?:come up with|think of|find|name) (?:one|a single|any|much)(?: single)?(?: things?)? (?:you'd |to )?say thank",
      "(?:hard|difficult|tough|struggling|not easy) to (?:be|feel) glad (?:of|about) (?:much|anything|things)|(?:hard|harder|difficult|tough|not easy|impossible) to (?:find|see|name|think of|come up with) (?:something|anything|a thing|much|things) to (?:be|feel) (?:glad|pleased|happy) (?:about|of|for)",
      "(?:nice|good|kind|small|little|sweet|bright) (?:bits|things|moments|parts|kindnesses|pleasures)(?: of the day)?(?: have| are|'ve|'s| keep)?(?: been| just| all)* (?:pass(?:ing|ed)? (?:you )?by|slid(?:ing)? (?:past|off)|go(?:ne|ing)? (?:past|by|unnoticed)|slipp(?:ing|ed)? (?:past|by)|bounc\\w+ off|miss(?:ing|ed)? you)|(?:kindness\\w*|presents?|gifts?|compliments?|good things)[^.]{0,40}(?:hardly (?:left|leave|touched|landed)|leav\\w+ you cold|left (?:no|little|you cold)|not (?:landed|touched))|(?:scant|little|no|not much) room for (?:thanks|gratitude|being)|(?:little|not much|nothing|hardly anything)(?: today| that)? (?:feels|seems|looks) like (?:a )?(?:blessing|gift|present)|(?:little|not much|nothing|hardly anything|isn't much)(?: that)?(?: you're| to be| you've felt| you feel)? (?:to say thank you|glad|pleased) ?(?:of|about|for)",
      "(?:(?<!a )little|not much|hardly anything|nothing|not a lot) (?:much )?(?:you can feel |you can find |to feel |that feels |today )?(?:to be |to feel )?(?:grateful|thankful)",
      "(?:can't|don't|not|aren't|couldn't) (?:really |very |particularly |much |even |feeling |able to |quite )*(?:feel|feeling|find|think of|be)? ?(?:anything |a thing |much |one thing )?(?:to be |to feel |very |particularly |at all |that )?(?:grateful|thankful)",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:find|feel|think of|see|name|be)(?: very| much| anything| a lot| any| a thing)* (?:to be |to feel |that's |you're )?(?:grateful|thankful|gratitude)|(?:isn't|not|hardly|there's not) (?:much|a lot|anything|enough) (?:you (?:feel|can feel|are)|to be|to feel|that you feel|that feels)(?: \\w+)? (?:grateful|thankful|glad)",
    ),
    small: any(
      "(?:glad|grateful|thankful) (?:of|for) (?:the odd|a few|one or two) (?:things?|bits)|thankfulness comes a (?:little|bit|touch) less",
      "(?:slightly|a (?:bit|shade|little|touch)) harder[^.,]{0,30} (?:thankful|grateful|glad|thanks)|(?:thankful|grateful|gratitude) comes a (?:shade|little|bit|touch) less|(?:the odd|a few|one or two) things?(?: \\w+){0,2} (?:say|give) (?:thanks|thank you) for|some things have (?:pleased|touched|warmed) you|thankful on the whole",
      "(?:a thing or two|one or two things|the odd thing|a few things|one small thing) (?:to be (?:thankful|grateful|glad)|you(?:'re| are) (?:thankful|grateful|glad))",
    ),
  },
} satisfies Record<string, RatingWords>;
