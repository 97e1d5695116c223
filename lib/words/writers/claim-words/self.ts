import { any, type RatingWords } from "./rating-words";

const mind = "(?:head|mind|thinking|brain|thoughts?)(?:'s| is| are|'s been| has been| feels?| have been)";

/** What may be said of trust in oneself, of a clear head, drive and progress. */
export const SELF_WORDS = {
  confidenceLevel: {
    does: "trust(?:ing)? yourself|back(?:ing)? yourself|believ(?:e|ing) in yourself|know(?:ing)? you(?:'ve got what it takes| can (?:do|handle|manage|cope))|in (?:much|any) doubt that you can",
    doesNot: "doubt(?:ing)? yourself|second-guess(?:ing)? yourself|running yourself down",
    more: any(
      "confidence|self-belief|(?:faith|belief|trust|confidence) in yourself",
      "self-assurance|self-esteem|trust in your own",
    ),
    less: "self-doubt|doubts?(?= about yourself| in yourself)",
    up: "(?:sure|certain|confident)(?: enough)? (?:of|in) yourself|confident(?! of| that| about)|self-assured|self-possessed|surefooted|cocksure|bold",
    down: "unsure of yourself|down on yourself|doubting yourself|doubtful of yourself|uncertain of yourself|shaky in yourself",
    high: any(
      "(?:day|morning|afternoon|evening|night) of (?:trusting|believing in|backing|being sure of) yourself",
      "confidence(?:'s| is) (?:holding up|doing nicely|up)|your confidence (?:steady|strong|high|solid|intact)|you trust yourself",
      "you believe in yourself|you(?:'ve| have) (?:got )?(?:real )?(?:faith|belief) in yourself",
      "you (?:do )?(?:feel|know you're) able",
      "you(?:'re| are| do)? (?:really )?(?:know|sure) you can (?:do|manage|handle|cope)|(?<!no )(?<!little )confidence in you(?=[.,;]| this| today|$)|confidence(?:'s| is) (?:with you|there|on your side)",
    ),
    low: any(
      "you doubt yourself|you(?:'re| are) wobbly|(?:can't|don't|couldn't) (?:quite |really )?(?:back|trust|believe in) yourself|(?:not|without) (?:quite )?(?:trusting|believing in|backing) yourself",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:believe in|trust|back|have (?:much |any )?(?:faith|confidence|trust|belief) in|feel sure of|rely on) yourself(?! to)|(?:full of|so much|riddled with|plagued by) (?:self-)?doubts?|(?:self-)?doubt(?:'s| is| has been) (?:so |very |really )?(?:loud|strong|heavy|high)|you(?:'ve| have) (?:been )?doubt(?:ed|ing) yourself|doubting yourself|you(?:'re| are) not (?:at all )?sure of yourself|your confidence (?:has|'s) (?:deserted|left|gone|failed)",
    ),
    top: any(
      "(?:unshakeable|rock-solid|cast-iron|total|complete|absolute|limitless) (?:confidence|faith|trust|belief)|never been (?:surer|more sure|more confident)|not (?:one|a single|a) doubt (?:about|in) yourself|trust yourself (?:completely|entirely|utterly|all the way|without question)|as sure of yourself as",
      "nothing(?: at all| on earth)? (?:could|can|would|will) (?:shake|dent|touch|knock|rattle) (?:your confidence|you|your faith)|(?:isn't|not|without) (?:a|one|a single|any) (?:shred of |scrap of )?(?:self-)?doubt (?:in|about|anywhere)|confidence(?:'s| is) (?:complete|total|absolute|at its)",
    ),
    bottom:
      "(?:no|not an?|not one) (?:\\w+ )?(?:belief|faith|trust|confidence) (?:in yourself )?(?:at all|whatsoever|left)|(?:\\w+n't|not|never|without|cannot) (?:trust|trusting|believe in|believing in|back|backing) yourself (?:at all|an inch|one inch|one bit|one jot|in the least|in the slightest|for a (?:second|moment|minute))|lost (?:all|every bit of) (?:faith|trust|belief|confidence)",
    small: any(
      "(?:some|a few|the odd|passing|niggling) (?:qualms?|second thoughts|wobbles?) about yourself|not (?:quite|entirely|altogether) (?:sure|certain) of yourself",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:unsure|uncertain|wobbly|shaky|hesitant|less sure)(?: of yourself| in yourself)?|quietly confident|(?:some|a bit of|a little|the odd|a few) (?:self-)?doubts?(?= about yourself|[.,]| creeping| this)|cautiously confident",
    ),
    notLow: any("(?:faith|trust|belief) you have in your(?:self| own)"),
  },
  focusClarity: {
    of: "head|mind|thinking|brain|thoughts?|attention",
    ofUp: "clear|sharp|crisp|in (?:good |fine |perfect )?order|lucid",
    ofDown:
      "foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|all over the place|a blur|in a muddle|darting(?: about)?|jumping|wandering|slippery|drifting|miles away",
    does: "think(?:ing)? (?:clearly|straight)|concentrat(?:e|ing)|see(?:ing)? (?:so|things) (?:plainly|clearly)(?! how)|keep(?:ing)? your mind on",
    doesNot: "los(?:e|ing) the thread|drift(?:ing)? off",
    more: any("focus|concentration", "clarity(?! of purpose)", "sharpness"),
    up: "clear[- ]headed|sharp(?! as)|alert|focused|switched on|razor-sharp|laser-focused",
    down: "foggy|hazy|muddled(?! and all)|scattered|woolly|fuzzy|distracted|scatterbrained|addled|muzzy|dozy|dazed",
    high: any(
      `${mind} (?:\\w+ly |nice and |lovely and |about as |quite |very |so |pretty )?(?:clear|sharp)`,
      "(?:you've|you have|you've got|with|got|having) (?:such )?a (?:\\w+ )?(?:clear|sharp) (?:head|mind)",
      "your (?:clear|sharp) (?:head|mind|thinking)|your (?:head|mind) (?:this|so|as) (?:clear|sharp)|(?:^|and) ?an? (?:\\w+ )?clear (?:head|mind) (?:makes?|to go|is|are|for)|you(?:'re| are) able to (?:concentrate|focus|think)",
      "(?:day|morning|afternoon|evening|night) of (?:thinking|seeing things|concentrating|focusing)?(?: ?clear(?:ly)?| ?sharp(?:ly)?| ?straight)?(?: thinking| thought| concentration)?(?<! of )",
      "you can (?:concentrate|think clearly|think straight|focus)",
      "(?:focus|concentration|thinking)(?:'s| is| feels)(?: very| nice and| really| lovely and| quite)? (?:sharp|clear|keen|there)|you(?:'re| are) (?:thinking|seeing things) (?:so |very |really )?(?:clearly|straight|sharply)|(?:clear|clearly) in your (?:head|mind)|(?:with|and) your (?:head|mind|thoughts) clear|(?:a |real |such )?clarity (?:to|in|about) your (?:thinking|head|mind|thoughts)|(?:things|everything)(?:'s| are| is) clear in your",
    ),
    low: any(
      `${mind} (?:so |rather )?(?:foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|slow|a blur|everywhere|all over the place|fogged|clouded|wandering|jumping)`,
      "everything(?:'s| is)(?: all)?(?: a bit of| rather)? a blur|(?:a |your )?(?:foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|slow|wandering) (?:head|mind|thinking|thoughts)",
      "can't (?:concentrate|think straight|focus|think clearly)",
      "(?:head|mind|thoughts) (?:won't|can't|keeps?|doesn't|don't) (?:settle|stay|line up|stand still|hold|wander\\w*|keep still|land|stick|think|stop jumping)",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:concentrate|focus|think (?:straight|clearly)(?! when)|keep your (?:mind|head|attention|thoughts) (?:on|in)|hold (?:a thought|your attention|on to a thought)|follow a thought|keep your focus)|in a (?:fog|daze|haze)|(?:focus|concentration)(?:'s| is| has been| feels) (?:\\w+ )?(?:ragged|scattered|all over|in pieces|in tatters|slippery|missing|elusive|gone|shot|poor|foggy)|thoughts (?:won't|keep|are|refuse|seem) (?:to )?(?:stay|settle|sliding|slipping|drifting|wandering|scattering|scattered|everywhere|all over|jumping|tangled)|struggling to (?:concentrate|focus|think)",
    ),
    bottom: any(
      "(?:mind|head)(?:'s| has) gone (?:completely|totally|utterly|entirely) (?:blank|empty)|can't (?:think|concentrate|focus) at all|every thought(?:'s| is) gone|(?:can't|couldn't|won't) (?:hold|keep|finish|follow|string together) (?:a single|one|any) (?:thought|line|sentence|thing)|(?:mind|head)(?:'s| is) (?:a complete|a total|completely|totally|an utter) (?:blank|blur|fog|mess|muddle|scrambled|empty)|(?:head|mind|focus|concentration|thoughts?)(?:'s| is| are) in (?:bits|pieces|shreds|tatters)",
      "(?:can't|couldn't|cannot) (?:hold|keep|finish|string|put) (?:a|one|two|any|a single) thoughts? ?(?:together|in (?:place|your head))?|(?:can't|couldn't|cannot) (?:concentrate|focus|think)(?: on anything)? at all|(?:total|complete|utter|thick|dense|solid) (?:fog|blank|blur)|(?:focus|concentration|thinking)(?:'s| is| feels) (?:\\w+ )?(?:impossible|out of the question|completely shot)",
    ),
    top: any(
      "not (?:one|a) thought out of place|with not (?:one|a) thought astray",
      "(?:clear|sharp) as (?:a|glass|day|crystal|it)|crystal[- ]clear|razor[- ]sharp|needle[- ]sharp|laser|(?:head|mind) (?:couldn't|can't) be (?:any )?(?:clearer|sharper)|never been (?:clearer|sharper)|perfect (?:focus|clarity|concentration)",
      "(?:head|mind|thoughts?|thinking|brain|focus)(?:'s| is| are| feels) (?:absolutely|perfectly|completely|totally|utterly|entirely|brilliantly|beautifully|wonderfully) (?:clear|sharp|focused)|(?:focus|concentration) (?:couldn't|can't) be (?:any )?(?:sharper|clearer|better)|(?:not|isn't) (?:a|one) (?:cloud|wisp|trace of fog) in your|as sharp as",
    ),
    small: any(
      "(?:a bit|a little|slightly|somewhat) (?:cloudy|slow|distracted|woolly)",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:cloudy|slow|distracted|woolly|unfocused|soft|blurry|foggier|muzzy|slower|dreamy|fuzzy|clearer|sharper)|(?:wander|wandering|drift|drifting|wanders|drifts)(?:ing|s)? (?:a bit|a little|slightly|now and then|here and there)|(?:head|mind|thinking|thoughts|brain)(?:'s| is| are| feels) (?:reasonably|fairly|moderately|tolerably|passably)|(?:some|a bit of|a little) clarity",
    ),
  },
  motivationLevel: {
    toIt: "appeals|tempts you|(?:is )?pull(?:s|ing) you (?:forward|along|on)|gets you going|you (?:feel like|fancy|want to do)",
    does: "want(?:ing)? to get (?:on|going|started|stuck in)|feel(?:ing)? like (?:doing|starting)|muster(?:ing)? (?:up )?(?:the |any |much )?(?:will|energy|drive|enthusiasm|push)",
    doesNot: "drag(?:ging)? your feet|put(?:ting)? everything off",
    more: any(
      "drive|push|motivation|energy|oomph|go(?= in you| left|,| and| at all|\\.)",
      "wish(?= to (?:do|move|start|get|carry)| for any)|get-up-and-go",
      "will(?= to do| in you| for any| left)",
    ),
    up: any(
      "keen|motivated|raring to go|itching to|up for (?:it|anything|things)|eager|fired up|driven|energised|enthusiastic|champing|bursting to|dying to|game for",
      "ready to (?:go|get (?:going|on|started|stuck)|start|begin|tackle)",
      "full of (?:drive|energy|go|beans)",
    ),
    down: "unmotivated|reluctant|listless|half-hearted|lukewarm|sluggish|apathetic|lethargic|indifferent",
    high: any(
      "full of (?:drive|go|push|beans)|wanting to get (?:going|on|at)",
      "you(?:'d| do)? (?:really )?want to (?:get (?:on|going|at|started|stuck)|be (?:getting|doing))",
      "you want to get (?:things|so much|lots|a lot) done|you(?:'ve| have)(?: got)? (?:the |such |real |so much )(?:drive|energy|motivation|push)(?=[.,;]| this| to| today| and|$)|(?:energy|drive|push|motivation) to spare",
    ),
    low: any(
      "you don't feel up to (?:much|anything|doing)",
      "you'd (?:rather|sooner) stay (?:in bed|under)",
      "(?:don't|not|can't) (?:really |much |quite )*(?:want(?:ing)? to (?:do|start|begin|get|move|try)|feel(?:ing)? like (?:doing|starting|it|any|much)|be bothered)",
      "nothing (?:else )?you want(?: to do)?(?=[.,])",
      "you don't (?:much |really )?(?:feel like|fancy|want to) (?:do(?:ing)? )?(?:much|anything|it|any of it)",
      "can't (?:make yourself|be bothered|get going|get started)",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:get (?:going|started|anything done|yourself going|moving)(?! when| with| if)|make a start|begin|start(?: anything)?|find the (?:will|energy|drive|push)|want to do|care about (?:doing|starting))|(?:getting|starting|making a) (?:going|started|up|anything|start) (?:is|feels|seems) (?:\\w+ ){0,2}(?:a struggle|hard|harder|difficult|an effort|heavy work|uphill)|nothing(?: much| at all| really)? (?:appeals|gets you (?:moving|going)|makes you want|tempts you|seems worth (?:starting|the effort|doing))|everything (?:feels|seems|is) (?:like )?(?:such )?(?:an effort|heavy going|too much (?:effort|trouble))|struggling to (?:start|get)|(?:nothing|little) (?:much )?in the tank",
    ),
    bottom: any(
      "nothing in you (?:that )?wants|not a (?:scrap|shred|drop|jot) of (?:wish|want)",
      "nothing at all (?:appeals|gets you|makes you|in you)|(?:can't|cannot|couldn't) (?:make|bring|get) yourself to do (?:anything|a (?:single )?thing)|can't make yourself do (?:anything|a thing)|nothing (?:whatsoever )?(?:left )?in the tank|(?:not|isn't|without) a (?:single )?(?:scrap|shred|drop|jot|ounce|spark|flicker) of (?:drive|push|energy|motivation|wish|want)",
    ),
    small: any(
      "(?:some|a flicker of|half) (?:an? )?(?:inclination|interest)|half (?:a mind|inclined|wanting) to|not (?:un)?willing",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:slow to (?:get|start)|low on (?:drive|energy)|lacking in|short of (?:push|drive)|less (?:keen|driven|motivated)|sluggish|demotivated)|(?:not|n't) (?:quite|really|exactly) in the mood|not (?:quite )?(?:firing|feeling it)|(?:a bit of|a little|a flicker of|a touch of) (?:motivation|drive|push|get-up-and-go)(?! to spare)",
    ),
    top: any(
      "nothing(?: at all| on earth)? (?:could|can|will|would) (?:hold you back|stop you|slow you)|(?:no|there's no) (?:stopping|holding) you(?: back)?|(?:bursting|brimming|fizzing|buzzing) with (?:energy|drive|push|go|motivation)|unstoppable|(?:completely|totally|utterly|absolutely) (?:fired up|driven|motivated|raring)",
    ),
    notHigh: any("can't-be-bothered"),
  },
  progressTowardGoals: {
    of: "progress|your goals|your plans|things",
    ofUp: "speeding along|racing ahead|flying",
    ofDown: "slow|sluggish|stuck|stalled|at a standstill|going nowhere",
    does: "mak(?:e|ing) (?:real |good |great |steady )?(?:progress|headway|strides)|get(?:ting)? somewhere|nearly there with|come (?:a (?:good|long|fair)|quite a) (?:way|distance)",
    doesNot:
      "(?:get|got|gett?ing|go|going) (?:absolutely )?nowhere|go(?:ing)? round in circles|tread(?:ing)? water|spinning your wheels|(?:barely|hardly|scarcely) (?:started|begun|made a start)",
    more: "progress|movement|headway|momentum|traction",
    down: any(
      "stuck(?! on| at| with)|bogged down|stalled|jammed|stranded|becalmed|deadlocked|gridlocked",
      "deadlocked",
      "at a loss",
      "going nowhere",
      "getting nowhere",
    ),
    high: any(
      "(?:(?:things|it all)(?:'s| is| are|'ve| have|'s been| have been)?|(?:it|everything)(?:'s| is|'s been| has been| has))(?: really| all| been| still| nicely| actually| steadily| certainly| even)* (?:moving(?!.{0,16}\\bslow)|moved(?!.*\\b(?:slow|not far|a little|a bit)\\b)|coming (?:along(?!.{0,12}slow)|on|together)|gett?ing somewhere|gett?ing on|going (?:really |so |very |all |rather )*(?:well|better|a treat|brilliantly|nicely|along|steadily|beautifully|smoothly|wonderfully)|went (?:well|brilliantly|steadily|along|nicely)|flying|steaming|galloping)|you(?:'ve| have) been getting (?:somewhere|things done|a lot done)",
      "(?:great|good|steady) progress|you're getting (?:somewhere|a lot done|things done)",
      "flying along",
      "(?:(?:your|the) goals?(?: and plans)?|plans|things|it all|the things you (?:want|care about|do))(?:'ve| have| are| has|'re| is)(?: really| all| been| both| certainly| clearly)* (?:moved|moving|come on(?! slowly)|coming on|coming along|come along|inching nearer|getting closer|advancing|progressing|going (?:really |so |very )?well|on track|come together)(?!.{0,20}\\b(?:slow|slowly|bit|little|inch)\\b)",
      "you(?:'re| are|'ve been| have been)(?: really| clearly| certainly| steadily| now)* (?:moving (?:forward|ahead|along|steadily|towards|on)|making (?:\\w+ )?(?:headway|strides|progress)|getting (?:closer|nearer) to|well on (?:your|the) way|on track|getting (?:a lot|so much|plenty|lots|things) done|forging ahead)(?! slowly)|you(?:'ve| have) (?:come (?:such )?a (?:long|fair) way|got (?:a lot|so much|plenty|lots) done|made (?:real|good|great|strong|solid|steady|such|lovely) (?:progress|headway|strides))|(?:strong|solid|real|lovely|plenty of) (?:progress|headway)",
    ),
    low: any(
      "(?:hardly|barely|scarcely|isn't|aren't|it's not|won't|hasn't|haven't|nothing|nothing's|nothing has|nothing will)(?: really| been| much| be)? (?:moved?|moving(?! a muscle)|budged?|budging|shift(?:ed|ing)?|getting anywhere|got anywhere)",
      "(?:things are|it's|it is|it's all|everything's|progress is|progress has been|it's been|going|moving)(?: all| been| going| moving| only| so| such| very)* (?:a bit |rather |quite |a little )?(?:slow|slowly|sluggish|crawling)(?=[.,;]| and| but| today| tonight| this| going|$)",
      "slow going|at a (?:standstill|crawl)",
      "you(?:'ve| have|'re| are| seem to have| seem to be| feel you've)(?: been| just)? (?:got|getting|going|gone) nowhere|(?:don't|doesn't|haven't|not|isn't|aren't)(?: seem to| feel as if you| really| quite| yet| be| been| have)* (?:be |been )?(?:got|getting|get|moved|moving|gone|come|made it) (?:very |that |all that )?(?:anywhere|(?:very|that|all that) far|forward|along)(?= |[.,])(?! because)|(?:goals?|plans?|things|everything)(?:'s| feels?| seems?| are| is| have been)(?: all| rather| so| very| quite)* (?:stuck|stalled|far off|far away|out of reach|a long way off|at a standstill|frozen|jammed|on hold|going slowly|slow)|(?:standing|stood) still|nothing(?: much| really| at all)?(?: has|'s| seems to have| seems to be)? (?:moved|moving|shifted|budged|changed(?= on that)|happening on)|goals? (?:haven't|hasn't|aren't|isn't|won't) (?:really |even )?(?:moved|moving|budged|shifted|got)|progress(?:'s| has| is)? (?:stalled|stopped|slowed|dried up|ground to)|getting nowhere|got nowhere",
    ),
    bottom: any(
      "stuck (?:fast|solid)|at a standstill|not (?:one|a single) thing (?:shifting|moving|has)",
      "won't (?:give|move) an inch",
      "(?:got|getting|gone|going) (?:absolutely |completely |precisely )?nowhere at all|(?:absolutely |precisely )nowhere(?= with)|nothing(?: at all| whatsoever| has)+ (?:has )?(?:moved|shifted|budged)(?: at all| an inch)?|(?:complete|total|dead|absolute) (?:stop|standstill|halt)|(?<=to a )full stop|(?:hasn't|haven't|won't) (?:moved|budged|shifted|move|budge|shift) (?:at all|an inch|one inch)",
    ),
    top: any(
      "(?:done|finished|reached|met|ticked off|achieved) (?:every (?:last|single) (?:one|thing|goal)|all you|absolutely everything)(?! you can)",
      "(?:going|went|gone|gone so) (?:brilliantly|wonderfully|beautifully)|flying along",
      "everything you (?:set out|meant|hoped|wanted) to (?:do|finish)?|(?:come (?:on|along)|moved|going|gone|moving|coming on) (?:tremendously|enormously|hugely|incredibly|amazingly|spectacularly)|(?:completely|totally|entirely|absolutely|perfectly) on (?:track|course)|leaps and bounds|(?:enormous|tremendous|huge|incredible|amazing|brilliant|fantastic|superb) (?:progress|headway|strides)",
    ),
    small: any(
      "(?:com(?:e|ing)|go(?:ing)?|mov(?:ed?|ing))(?: along| on| forward)? (?:a bit|a little|slightly|somewhat|a touch) (?:slow|slowly|haltingly)",
      "(?:a bit|a little|slightly|somewhat|rather) (?:slow|sluggish|sticky)|hit a snag|not quite as fast",
      "(?:a bit|a little|slightly|somewhat|a touch) (?:behind|slower|sticky|off track|stop-start)|getting there slowly|inch(?:ing|ed) (?:forward|along|on|ahead)|not (?:quite )?as (?:quick|fast)|(?:some|a bit of|a little|modest|small) (?:progress|headway|movement)|moving (?:along )?(?:a bit|a little|slightly)|(?:fairly|reasonably|tolerably|moderately) (?:well|steadily)(?=[.,]| this| and| so)",
    ),
  },
} satisfies Record<string, RatingWords>;
