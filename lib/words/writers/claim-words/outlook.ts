import { any, type RatingWords } from "./rating-words";

/** What may be said of hope, purpose and gratitude. */
export const OUTLOOK_WORDS = {
  hopeForFuture: {
    toIt: "to (?:look forward to|hope for)|(?:that's )?(?:good|bright|better) (?:ahead|coming|to come)",
    of: "(?:the )?future|outlook|what's (?:ahead|to come|coming)|(?:the )?(?:days|road) ahead",
    ofUp: "bright|promising|rosy|inviting|full of promise",
    ofDown: "bleak|dark|grim|empty|gloomy|hopeless|blank",
    does: "pictur(?:e|ing) (?:things|it|life)(?: ever)? (?:getting|looking|going|turning|working|being) (?:better|up|well|out|any better)|see(?:ing)? (?:any |a |some |much )?(?:light|good|better days|(?:any|some)thing (?:good|bright))(?: things)? ?(?:ahead|coming)|believ(?:e|ing) (?:things|it)(?:'ll| will| can| might) (?:get|be) better",
    more: any(
      "hope(?! (?:it|that|you|to|this (?!morning|afternoon|evening|time)|so|they|the|for the best))",
      "optimism",
    ),
    up: "hopeful|optimistic|upbeat|(?:certain|sure|convinced)(?: that)? (?:good things|everything ahead|better (?:days|times|things)|the future|what's (?:ahead|coming)|things (?:will|are going))|good about (?:the future|what's (?:ahead|to come|coming))|positive about (?:the future|what's)",
    down: "hopeless|despairing|pessimistic|gloomy about",
    high: any(
      "(?:plenty|a lot|lots|much|a good (?:deal|bit)) to look forward to|(?:see|feel|sense) (?:\\w+ )?(?:good|nice|bright|lovely|better) (?:things|days|times) (?:ahead|coming)|your hope is",
      "(?:the )?(?:future|outlook|what's (?:ahead|to come)|road ahead|days ahead)(?:'s| is| are| looks?| feels?| seems?)(?: very| really| so)* (?:bright|good|promising|rosy|hopeful|full of promise|inviting|open)|(?:a|such a|your) (?:hopeful|bright|optimistic) (?:outlook|view|mood|feeling|frame of mind)|you(?:'re| are)(?: really| so)? looking forward to (?!it being|the end|bed)|looking? ahead with (?:real |such |so much )?(?:hope|optimism)|(?<!no )(?<!little )(?<!any )(?<!some )(?<!bit of )hope (?:ahead|in (?:you|what's ahead|the air))(?=[.,;]| this| today| and|$)",
    ),
    low: any(
      "(?:nothing|little|not much|hardly anything) to (?:look forward to|hope for)|hard to (?:look ahead with|feel|find|see|hold on to) (?:any |much )?hope",
      "(?:the )?(?:future|outlook|what's ahead|days ahead)(?:'s| is| are| looks?| feels?| seems?)(?: very| really| so| rather| pretty)* (?:bleak|dim|dark|grim|empty|gloomy|grey|hopeless|blank)|(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:hope(?! for)|look ahead(?! and| when)|see (?:a |any )?(?:future|good|light)|feel (?:good|positive) about)|hard to see (?:anything|much|a thing)(?: good| bright)? (?:ahead|coming)|not (?:very |feeling |at all |that )*hopeful",
    ),
    bottom: any(
      "(?:can't|couldn't|cannot|aren't able to|not able to) (?:find|feel|see|reach) (?:any |much )?hope",
      "hope(?:'s| is| has| isn't)? (?:gone|nowhere|out of reach|anywhere|run out|won't come|not there|isn't there)",
      "lost (?:all )?hope|nothing(?: at all| on earth| in the world| whatsoever| whatever)?(?: ahead| coming)? (?:to|(?:that )?you can) (?:hope for|look forward to)",
      "(?:see|feel|find|have|seeing|there's|there is|with|and|sees)(?: really| just| simply)? (?:absolutely )?no hope (?:in|for|at all|left|anywhere|whatsoever|of any)|(?:no|not any|n't any) hope (?:in sight|left|in what's|at all)|(?:see|absolutely|completely without|zero|utterly without) (?:no )?hope(?= |[.,])|hope(?:'s| has| is) (?:vanished|gone|disappeared|deserted|left you|died|run out|dried up)|(?:completely|totally|utterly|entirely) (?:hopeless|without hope|out of hope)|(?:isn't|not|without) an? (?:scrap|shred|drop|jot|ounce|grain|flicker|spark|glimmer|trace) of hope",
    ),
    small: any(
      "(?:cautiously|guardedly|mildly|quietly|tentatively) (?:hopeful|optimistic)|the odd (?:hopeful|bright) (?:thought|moment)",
      "(?:a bit of|a little|a touch of|a hint of|a glimmer of|a flicker of|a trace of) hope|(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:low on hope|discouraged|less (?:hopeful|bright)|unsure about what's ahead|down about|gloomy about|dim|uncertain|flat about)|(?:flagging|fading|wavering|dipping|wobbling) (?:a bit|a little|slightly)",
    ),
    top: any(
      "(?:bursting|brimming|overflowing|filled) (?:to the brim )?with hope|filled to the brim|nothing but hope|hope (?:by the bucket|without end|with no limit)",
    ),
  },
  senseOfPurpose: {
    of: "your (?:days|life)|life|it all|everything you do",
    ofUp: "(?:deeply )?meaningful|full of (?:meaning|purpose)|worthwhile",
    ofDown: "pointless|meaningless|aimless|empty|without (?:meaning|purpose)",
    does: "know(?:ing)?(?: \\w+){0,3}(?: of a doubt)? (?:what|why) (?:matters|it(?:'s| is)(?: all)? (?:for|about|in aid of)|any of it(?:'s| is)|things are for|your life|you're (?:for|about|here|getting out of bed|aiming|doing (?:it|this)))|see(?:ing)? (?:the|a|any|much) point",
    doesNot: "wonder(?:ing)? what (?:it's(?: all)?|any of it is|you're) for",
    more: "(?:(?:strong |clear |good |real )?sense of |idea of )?(?:purpose|direction(?! of)|meaning(?! to (?:ring|call|write|do|say|tell)))|(?:an? )?(?:idea|sense|notion|inkling|clue) (?:of )?(?:why|what (?:it|you|matters|for|all)|where)",
    down: "aimless|pointless|empty of meaning|meaningless|without purpose|directionless|purposeless|rudderless|adrift|drifting",
    bottom: any(
      "no (?:sense|idea|notion|clue) (?:at all|whatsoever|on earth) (?:of |about )?(?:what|why)(?! to)",
      "(?:completely|totally|utterly|entirely) lost(?! for)",
      "nothing(?: at all| whatsoever)? (?:has|seems to have|feels as if it has|holds) (?:any|a|the least|the slightest) (?:purpose|meaning|point)|nothing (?:means anything|at all (?:seems|feels)(?! worth)|has any)|no (?:purpose|meaning|point) (?:in|to) (?:anything|any of it|it all|life)|no (?:sense|idea|notion|clue) (?:at all )?of what any of it|(?:purpose|meaning|direction)(?:'s| has| is) (?:vanished|gone|disappeared|run out)|(?:completely|totally|utterly|entirely) (?:pointless|meaningless|without (?:purpose|meaning)|aimless|adrift|directionless)|no (?:sense of )?(?:purpose|meaning|direction) (?:at all|whatsoever|left|of any kind)",
    ),
    high: any(
      "you know (?:exactly |just |full well |perfectly well |very well |quite |clearly )?(?:why|what (?:matters|it's|it is|you're (?:for|after)|you want|it's all)|where you're)",
      "(?:clear|sure) (?:about )?(?:what|why) (?:matters|it|you)",
      "(?:it|what you're doing|this) (?:really |all |still |does )*matters? (?:so much |a lot |enormously |such a lot |a great deal |very much )?to you",
      "no doubt (?:about )?(?:what|why)",
      "(?:day|morning|afternoon|evening|night) of (?:knowing|seeing|being clear|being sure) (?:about )?(?:why|what|where|which)",
      "you (?:do |still )?know (?:very well )?what you care about",
      "(?:purpose|direction)(?:'s| is| feels)(?: very| really| quite| so)* (?:clear|plain|certain)|(?:things|life|it|what you do|everything|your days|the things you do)(?: all)? (?:feels?|seems?|is|are|has|have|'s)(?: really| very| full of| deeply| so much| real| got)* (?:meaningful|meaning|purpose)(?! less)|you can see the (?:point|meaning|purpose)|you(?:'ve| have)(?: got)? (?:a |real |such )?(?:sense of |clear )?(?:purpose|direction|meaning)(?=[.,;]| this| today| and| in|$)|a (?:real |clear |strong |good )?sense of (?:purpose|direction|meaning)(?=[.,;]| this| today| and| in|$)",
    ),
    low: any(
      "lacking is anything worth|nothing (?:is )?worth (?:aiming|pointing|getting up) ",
      "(?:can't|don't|couldn't) (?:quite |really |yet )?(?:see|tell|say|know|make out|think) (?:much point|the point|any point|a point|(?:what|why|where) (?:it|any of it|it's|things|you))",
      "(?:no|not much|little)(?: clear| real| great)? (?:idea|notion|clue|sense|way)(?: at all| any more| of)* (?:what(?! to (?:say|do|write|tell|wear|cook))|why|which|where|to go|to point)",
      "(?:isn't|not)(?: very| altogether| quite| at all| so)* (?:clear|sure|certain)(?: to you)? (?:what|why|which way)(?! would)",
      "(?:so |very )?little (?:seems|feels) (?:worthwhile|to matter|worth)|(?:hard|harder|difficult|tough|not easy|struggling|impossible) to (?:see|find|feel|know|remember)(?: much| any| the)* (?:point|meaning|purpose|why|what (?:it|any|matters|for))|(?:unsure|not sure|uncertain) (?:what|why) (?:it|any|things|you)|(?:everything|things|it all|life)(?: all)? (?:feels?|seems?) (?:so |very |rather )?(?:pointless|meaningless|aimless|empty|without purpose)",
      "(?:lost sight|lost the thread|unsure|not sure) of? ?(?:of )?(?:why|what (?:it|any of it))",
      "not (?:very |quite |so |at all )?(?:clear|sure) why (?:it|any|the|you)",
      "you(?:'re| are| feel)(?: so| rather| a bit)? lost(?! for| in)",
      "(?:nothing|none of it) (?:feels|seems) (?:worthwhile|to have a point|to matter|to be for)",
    ),
    small: any(
      "(?:a bit|a little|slightly|somewhat) (?:lost|unsure|adrift)|(?:some|an?|half an?|a (?:rough|vague|faint|hazy)) (?:inkling|idea|notion|sense) (?:of )?(?:why|what|where|which)",
      "(?:some|a bit of|a little|a hint of|a vague|a faint|a fair|a fairly clear|a reasonable|a rough|a reasonably clear) (?:sense of )?(?:purpose|direction|meaning)|(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:pointless|aimless|directionless|less (?:sure|clear) (?:what|why|where)|without direction)|(?:fairly|reasonably|tolerably) clear(?= what| why| about| purpose)",
    ),
    top: any(
      "know(?:ing)? (?:beyond (?:any|all|a)(?: shadow of a)? doubt|with (?:your whole|all your) heart|to your (?:very )?bones|without (?:a|any) (?:shadow of a )?doubt) (?:what|why)",
      "(?:purpose|direction|meaning)(?:'s| is| couldn't| can't| feels)(?: be)? (?:any )?(?:absolutely|perfectly|completely|totally|utterly|crystal|clearer|stronger) ?(?:clear)?|(?:total|complete|absolute|perfect) clarity of purpose|without a (?:shadow of a )?doubt what|as clear as (?:it|anything|day) (?:what|why)|exactly what (?:it's|it is) all for",
    ),
  },
  gratitudeLevels: {
    toIt: "to (?:be|feel) (?:thankful|grateful|glad)(?: for| of)?|you (?:can )?(?:feel|are|could be) (?:thankful|grateful|glad)(?: for| of)?|to appreciate|worth (?:a thank you|(?:giving )?thanks|being (?:thankful|grateful))(?: for)?",
    does: "(?:see|seeing|notic(?:e|ing)|knack(?:, even now,)? for noticing) how much there is to (?:appreciate|be (?:glad|thankful|grateful))|(?:find|finding|think of) (?:something|anything|much|a thing|one thing) (?:to (?:be|feel) )(?:glad|thankful|grateful)",
    more: "gratitude|thankfulness|gratefulness|appreciation",
    up: "(?:grateful|thankful|appreciative)(?! is)",
    top: any(
      "(?:full|fit) to bursting|heart(?:'s| is)? (?:full|overflowing)|(?:couldn't|can't) be (?:any )?more (?:grateful|thankful)|over the moon|overflowing with|brimming with (?:thanks|gratitude)|thankful beyond",
      "grateful beyond|so very (?:grateful|thankful)|can't be (?:more )?grateful enough",
    ),
    bottom: any(
      "nothing (?:at all|on earth|in the world|whatsoever) (?:(?:that )?you can (?:feel|be)|(?:you can feel )?to (?:be|feel)) (?:glad|thankful|grateful)",
      "(?:not|isn't|can't find|can't think of|cannot find|couldn't find|couldn't name) (?:one|a single|one single) thing(?: \\w+)? (?:to (?:be|feel) |you're |that you're )?(?:thankful|grateful|glad)|gratitude(?:'s| has| is| feels) (?:vanished|gone|disappeared|nowhere|out of reach entirely|completely|entirely|impossible)|(?:any|no) gratitude (?:at all|whatsoever|left)",
    ),
    high: any(
      "(?:so much|plenty|a lot|lots|much|enough) to be (?:grateful|thankful|glad)(?! about)",
      "(?<!no )(?<!little )(?<!any )(?<!some )(?<!bit of )gratitude (?:in|inside|with) you|(?<!nothing, )you can (?:see|name|feel|think of) (?:just |exactly |so much |plenty )?(?:what )?(?:you're |to be )?(?:grateful|thankful)|(?:a good (?:deal|bit)|plenty|so much|a lot|lots) (?:that )?(?:you(?:'re| are|'ve)|to be|to feel|you feel) (?:grateful|thankful|glad)|thankful for a (?:lot|great)",
    ),
    low: any(
      "(?:hard|difficult|not easy|tough) to (?:feel|be|find) (?:grateful|thankful|gratitude|anything to be (?:grateful|thankful))",
      "(?:(?<!a )little|not much|hardly anything|nothing|not a lot) (?:much )?(?:you can feel |you can find |to feel |that feels |today )?(?:to be |to feel )?(?:grateful|thankful)",
      "(?:can't|don't|not|aren't|couldn't) (?:really |very |particularly |much |even |feeling |able to |quite )*(?:feel|feeling|find|think of|be)? ?(?:anything |a thing |much |one thing )?(?:to be |to feel |very |particularly |at all |that )?(?:grateful|thankful)",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:find|feel|think of|see|name|be)(?: very| much| anything| a lot| any| a thing)* (?:to be |to feel |that's |you're )?(?:grateful|thankful|gratitude)|(?:isn't|not|hardly|there's not) (?:much|a lot|anything|enough) (?:you (?:feel|can feel|are)|to be|to feel|that you feel|that feels)(?: \\w+)? (?:grateful|thankful|glad)|nothing (?:much )?(?:feels|seems) worth (?:being |a )?(?:thankful|grateful|thank|thanks)|gratitude (?:won't|doesn't|isn't)(?: really| exactly| quite)? (?:come|coming|there|easy)",
    ),
    small: any(
      "not the easiest (?:\\w+ )?to (?:feel|be) (?:thankful|grateful)|(?:a thing or two|one or two things|the odd thing|a few things|one small thing) (?:to be (?:thankful|grateful|glad)|you(?:'re| are) (?:thankful|grateful|glad))",
      "(?:some|a bit of|a little|a touch of|a hint of) gratitude|(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:hard|harder|difficult|less easy) to (?:feel|find|be)|a little to be (?:thankful|grateful|glad)",
    ),
  },
} satisfies Record<string, RatingWords>;
