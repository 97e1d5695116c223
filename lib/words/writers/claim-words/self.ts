import { any, type RatingWords } from "./rating-words";

const mind = "(?:head|mind|thinking|brain|thoughts?)(?:'s| is| are|'s been| has been| feels?| have been)";

/** What somebody sets out to get done. */
const TASKS = "(?:things|tasks|jobs|goals?|plans?|projects?|lists?|boxes|items?)";

/** What may be said of trust in oneself, of a clear head, drive and progress. */
export const SELF_WORDS = {
  confidenceLevel: {
    does: "(?:trust|back|stand by)(?:ing)? (?:a single|any) (?:decision|judge?ment|choice)|(?:trust|back|rate|rating|believ(?:e|ing)? in|stand(?:ing)? up for|rely(?:ing)? on)(?:ing)? (?:in )?(?:yourself|your own (?:\\w+ )?\\w+|your (?:judge?ment|gut|instincts?|opinion)|that steady hand)|speak(?:ing)? up|(?:know|believ|trust)(?:e|ing)?(?: that)? you(?:'ve got what it takes| can (?:do|handle|manage|cope))|in (?:much|any) doubt that you can",
    doing:
      "(?:trusting|backing|believing in|relying on|standing up for) (?:yourself|your own \\w+)|speaking up|deciding(?: things)?",
    doesNot:
      "doubt(?:ing|ed)? (?:yourself|every \\w+|your own)|(?:second-guess|question)(?:ing|ed)? (?:(?:nearly |almost )?everything|yourself|every(?:thing)?\\b|your own)|(?:running|run|putting|put|talking|talk) yourself down|(?:apologis(?:ing|e|ed)|sorry) for (?:everything|yourself|existing|being)|(?:writ\\w+|wrote|count\\w*) yourself (?:off|out)|(?:let(?:ting)?) (?:other people|others|everyone else) (?:speak|go|decide|choose) first|hold(?:ing)? (?:yourself )?back because",
    more: any(
      "confidence|self-(?:belief|trust|respect|worth)|sureness|(?:faith|belief) in your own \\w+|(?<=your )nerve|(?:faith|belief|trust|confidence) in yourself",
      "self-assurance|self-esteem|trust in your own",
    ),
    less: "self-doubt|second-guessing|doubts?(?= about yourself| in yourself)",
    up: "(?:sure|certain|confident)(?: enough)? (?:of|in) yourself|confident(?! of| that| about)|self-assured|self-possessed|surefooted|cocksure|bold|(?:sure|certain) of your (?:footing|ground|step|worth|own \\w+)|(?<!perfectly )capable(?! of (?:anything|little))|steady on your feet",
    down: "not (?:(?<!\\b(?:it|that|this)'s not )good enough|up to (?:it|things|the job|much))|useless|worthless|inadequate|unsure of yourself|down on yourself|doubting yourself|doubtful of yourself|uncertain of yourself|shaky in yourself",
    high: any(
      "certainty (?:about|in|of) (?:what you|your|yourself)|you know (?:what you can|you're (?:good|up to|able))|(?:good at|sure of) what you do|(?:hold|holding) your head up|you(?:'ve| have) got your own back",
      "(?:trust|use|lend|follow) (?:that|your) (?:steady|sure|firm|good|sound) (?:hand|touch|footing|judge?ment|instincts?|sense)|i-can-do-this|can-do (?:feeling|mood|air|spirit)|you'd(?: still)? (?:be )?stand(?:ing)? (?:up )?(?:tall|straight)|you(?:'ve| have) (?:every|good) (?:faith|belief|trust|confidence)|(?:take|took|taking) (?:things|it|most things) in your stride",
      "confidence(?:'s| is) (?:holding up|doing nicely|up)|your confidence (?:steady|strong|high|solid|intact)|you trust yourself",
      "you believe in yourself",
      "you (?:do )?(?:feel|know you're) able",
      "you know (?:what you're (?:good at|capable of|worth)|your (?:own )?(?:mind|worth|strengths|stuff))",
      "head held high|(?:you'd|you would|you'll)(?: still| happily| gladly)? (?:back yourself|stand your ground)",
      "you(?:'re| are| do)? (?:really )?(?:know|sure) you can (?:do|manage|handle|cope)|confidence(?:'s| is) (?:with you|there|on your side)",
    ),
    low: any(
      "(?:everyone|everybody) else (?:can|seems?|knows?|is so)[^.,]{0,30} and you(?:'re not| don't| aren't| can't)|(?:checking|going) and rechecking|(?:be|being|get(?:ting)?) found out(?= |[.,])|(?:keep|kept) (?:apologising|doubting|second-guessing)|you(?:'re|'ve been)? shrink(?:ing)? (?:back|from)",
      "(?:you'd|you've|you had)(?: already)? written yourself off|(?:don't|not|never|hardly) think (?:much|a lot|highly) of yourself|(?:don't|not|never|hardly) (?:think|feel|reckon|believe)(?: that)? you(?:'re| are)? (?:much (?:good|use)|up to|good enough|worth|can manage)|(?<=you(?:'re|'ve)? )(?:feel|feeling|felt) (?:so |very |rather )?(?:small(?=[.,;]| and| in| next| today| tonight| beside)|out of your depth|a fraud|like a fraud|not good enough)|take your own side",
      "(?:the|a|that|this|some) (?:\\w+ )?voice (?:in your head |inside )?(?:that (?:says|keeps saying|tells you|insists)|saying|telling you|insisting|whispering|muttering)(?: that)? you(?:'re| are)? (?:not|can't|aren't|no |useless|won't|a fraud|going to fail|shouldn't)",
      "(?:convinced|certain|sure|bound|expecting|afraid|assume|assuming|know|feel)(?: that)? (?:you'll|you'd|you're (?:going|bound) to|to) (?:fail|get (?:it|things|everything|something|that) wrong|mess|make a (?:mess|mistake|fool)|let (?:\\w+ )?down|not be up to)",
      "(?:can't|couldn't|don't|hard to|barely) (?:see|believe|think of|name|find)(?: that)? (?:(?:any|much|a thing|anything|a single thing|one thing|what)(?: that)? )?you(?:'re| are) (?:capable of|good at|any good)",
      "you doubt yourself|you(?:'re| are) wobbly|(?:can't|don't|couldn't) (?:quite |really )?(?:back|trust|believe in) yourself|(?:not|without) (?:quite )?(?:trusting|believing in|backing) yourself",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:believe in|trust|back|have (?:much |any )?(?:faith|confidence|trust|belief) in|feel sure of|rely on) yourself(?! to)|doubting yourself|you(?:'re| are) not (?:at all )?sure of yourself",
    ),
    top: any(
      "(?:walk|stride|stroll|step) into any room",
      "trust yourself (?:completely|entirely|utterly|all the way|without question)|as sure of yourself as",
      "nothing(?: at all| on earth)? (?:(?:could|can|would|will) (?:shake|dent|touch|knock|rattle) (?:your (?:confidence|belief|trust|nerve|faith)|you)|(?:that )?you (?:(?:feel you )?couldn't (?:manage|handle|do|tackle)|can't (?:do|tackle)|(?:feel you )?(?:couldn't|can't) (?:turn your hand to|take on)))|(?:isn't|not|without) (?:a|one|a single|any|so much as a) (?:(?:shred|scrap|tremor|flicker|shadow|speck|hint|trace|whisper|grain|shiver) of )?(?:self-)?(?:doubt|uncertainty|hesitation|wobble) (?:in|about|anywhere)|back yourself against any",
    ),
    bottom:
      "(?:don't|can't|couldn't)(?: \\w+)? (?:reckon|think|believe|feel)(?: that)? you (?:could|can)(?: ever)? (?:do|get|manage) (?:a (?:single )?thing|one thing)|(?:utterly|completely|totally|absolutely) (?:convinced|certain|sure)(?: that)? you(?:'ll|'d|'re going to) (?:fail|get|mess)|(?:not|aren't|can't believe you're) capable of (?:anything|a (?:single )?thing)|even (?:choosing|picking|deciding|ordering)[^.]{2,30} (?:felt|feels|seemed) like (?:a test|an exam)|(?:no|not an?|not one) (?:\\w+ )?(?:belief|faith|trust|confidence) (?:in yourself )?(?:at all|whatsoever|left)|(?:\\w+n't|not|never|without|cannot) (?:trust|trusting|believe in|believing in|back|backing) yourself (?:at all|an inch|one inch|one bit|one jot|in the least|in the slightest|for a (?:second|moment|minute))|lost (?:all|every bit of) (?:faith|trust|belief|confidence)",
    small: any(
      "(?:some|a few)(?: things| of it)?[^.]{0,12} (?:trust|back|sure of) yourself[^.]{0,20}(?:,| and) (?:and )?(?:some|less|others?)|back yourself (?:in|on) (?:a few|some|one or two)",
      "a (?:bit|little) (?:more sure of yourself|unsure|uncertain|wobbly|shaky|hesitant|less sure)(?: of yourself| in yourself)?|quietly confident|cautiously confident|not (?:feeling |at )?your (?:most (?:sure|confident|bold)\\w*(?:-footed)?|boldest|surest)",
    ),
    notLow: any(
      "(?:faith|trust|belief) you have in your(?:self| own)|(?:haven't|not|never) lost (?:your|that|any) (?:belief|faith|trust|confidence) in yourself",
      "(?:don't|never) doubt(?: for (?:a|one) (?:second|moment|minute))?(?: that)? you(?:'ll| can| could)",
    ),
  },
  focusClarity: {
    of: "head|mind|thinking|brain|thoughts?|attention|concentration|focus",
    ofUp: "clear|sharp|crisp|bright|steady|(?:right |exactly |all )?on it|in (?:good |fine |perfect )?order|lucid",
    ofDown:
      "foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|untidy|cluttered|messy|jumbled|disorganised|all over the place|a blur|in a muddle|all fog|all over the shop|full of (?:fog|wool|cotton wool|porridge)|(?:like )?(?:mush|soup|porridge|treacle|cotton wool)|pure \\w+|(?:darting|flitting|jumping|wandering|drifting|sliding|slipping|straying|scattering|skidding)(?: about| around| off| away)?|slippery|miles away|elsewhere",
    doing:
      "concentrating|focusing|thinking(?: straight| clearly)?|(?:following|holding on to|holding|finishing) (?:a|one|the|any|even a) (?:\\w+ )?\\w+(?: for(?: even)? (?:a|one) (?:moment|minute|second))?|taking (?:anything|things|it) in|reading(?: a page| anything)?|making (?:sense of|a) \\w+",
    does: "(?:follow|hold on to|finish)(?:ing)? (?:a|the|any|even a) (?:\\w+ )?(?:thought|thread|page|sentence|conversation|telly|film|story|plot|news|weather forecast|recipe)|(?:stay|stick)(?:ing)? (?:with|on) (?:one thing|a thing|anything|the page|a page|the thread)|tak(?:e|ing) (?:anything|things|it all|much|a word) in|put(?:ting)? two thoughts together|string(?:ing)? (?:a sentence|two thoughts)(?: together)?|think(?:ing)? (?:clearly|straight)|concentrat(?:e|ing)(?! on)|see(?:ing)? the wood (?:for|and) the trees|see(?:ing)? (?:so|things) (?:plainly|clearly)(?! how)|keep(?:ing)? your mind on",
    doesNot:
      "los(?:e|t|ing) (?:the|your) (?:thread|place|train of thought)|read(?:ing)? the same (?:line|page|paragraph|sentence|words?)|walk(?:ed|ing)? into (?:rooms|a room) and|forget(?:ting)? (?:what you (?:came|went|were)|mid-\\w+|halfway)",
    more: any("focus", "concentration", "clarity(?! of purpose)", "sharpness"),
    less: "brain fog|mental fog|(?<=in (?:a|such a|this) )(?:fog|haze)",
    up: "clear[- ]headed|sharp(?! as)|alert|focused|razor-sharp|laser-focused",
    down: "foggy|hazy|muddled(?! and all)|scattered|woolly|fuzzy|distracted|scatterbrained|addled|muzzy|dazed",
    high: any(
      "on the ball|quick on the uptake|firing on all|wits about you|(?:each|every) thought (?:arrives|comes|lands|follows)",
      "sharp as (?:you are|your|that)|(?<=you(?: can)?(?: still)? )(?:see|tell) (?:exactly |just )?what (?:wants|needs) (?:doing|to happen)|you know what comes (?:first|next)|your mind (?:firmly )?on the (?:job|task)|(?:mind|head)(?:'s| is)? (?:staying|stays|stayed) (?:put|where you)",
      `${mind} (?:\\w+ly |nice and |lovely and |about as |quite |very |so |pretty )?(?:clear|sharp)`,
      "(?:you've|you have|you've got|with|got|having) (?:such )?a (?:\\w+ )?(?:clear|sharp) (?:head|mind)",
      "an? (?:clear|sharp) (?:head|mind) like yours|your (?:clear|sharp) (?:head|mind|thinking)|your (?:head|mind) (?:this|so|as) (?:clear|sharp)|(?:^|and) ?an? (?:\\w+ )?clear (?:head|mind) (?:makes?|to go|is|are|for)",
      "you can (?:concentrate|think clearly|think straight|focus|(?:see|tell) (?:exactly |clearly |just )?what (?:needs doing|you (?:want|need) to do)|see the road)",
      "(?:thoughts|ideas|words)(?: are|'re| have been| keep| all)* (?:arriving|arrive|coming|come|lining up|line up|landing|land|falling|fall|queuing|staying put|filing)(?: in)? (?:in (?:order|line|turn)|one (?:at a time|by one)|into (?:place|line)|clearly|up|easily|politely)|(?:a|such a) clear (?:picture|view|idea) of what (?:needs|has to|to)|(?:thinking|mind|brain|head|wits)(?:'s| has| have) kept (?:its|their) (?:point|edge|sharpness)|(?:not much|little|nothing)(?:'s| is)? (?:distracting you|pulling at your attention|breaking your concentration)|how (?:crisp|sharp|clear) your (?:mind|head|thinking)",
      "you(?:'re| are) (?:thinking|seeing things) (?:so |very |really )?(?:clearly|straight|sharply)|(?:clear|clearly) in your (?:head|mind)|(?:with|and) your (?:head|mind|thoughts) clear",
    ),
    low: any(
      "(?:had to|having to|keep(?:ing)?) read(?:ing)? (?:everything|it|things|each|every|the same)(?: \\w+){0,2} (?:twice|again|over|three times)|(?:walk|walked|walking) into (?:rooms|a room) and|forget(?:ting)? (?:why|what) you (?:came|went|walked|were)|can't keep (?:your mind|a thought|track|hold)|(?:thoughts?|head|mind|thinking)(?:'s| is| are)(?: \\w+)? (?:a|such a) jumble",
      "(?:thoughts?|mind|head|attention)[^.,]{0,12}(?:not|n't|won't) stay(?:ing)? put|(?:read|reading) the same (?:line|page|sentence|paragraph)|keep losing (?:the thread|your place)",
      `${mind} (?:so |rather )?(?:foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|slow|a blur|everywhere|all over the place|fogged|clouded|wandering|jumping)`,
      "(?:a |your )?(?:foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|slow|wandering) (?:head|mind|thinking|thoughts)",
      "(?:head|mind|thoughts?|attention|concentration|focus|thinking|words|sentences?|lines?)(?:'ve| have|'s| has)?(?: all| just| been| kept| keeps?| still)*(?: on)? (?:slip(?:ping|s)|slid(?:ing|es)|drift(?:ing|s)|wander(?:ing|s|ed)|stray(?:ing|s)|skip(?:ping|s)|scatter(?:ing|s)|skid(?:ding|s)|swim(?:ming|s)|blur(?:ring|s)|flit(?:ting|s)|wandered)(?: off| away| out| through| about| past)?(?! (?:a bit|a little|slightly|now and then|if|when(?:ever)? (?:it|they) like|where|freely))",
      "(?:head|mind) full of (?:fog|mist|wool|cotton wool|porridge)|everything(?:'s| is) (?:swimming|lost|wrapped) in (?:fog|mist|haze)|(?:fog|haze|mist|cloud|cotton wool|gauze|murk) (?:over|in|round|around|behind|inside|between) (?:things|everything|your|you|it all)",
      "can't (?:concentrate|think straight|focus|think clearly)",
      "(?:head|mind|thoughts) (?:won't|can't|keeps?|doesn't|don't) (?:stay|line up|hold|wander\\w*|land|stick|think)",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:concentrate|focus|think (?:straight|clearly)(?! when)|keep your (?:mind|head|attention|thoughts) (?:on|in)|hold (?:a thought|your attention|on to a thought)|follow a thought|keep your focus)|in a (?:fog|daze|haze)|thoughts (?:won't|keep|are|refuse|seem) (?:to )?(?:stay|settle|sliding|slipping|drifting|wandering|scattering|scattered|everywhere|all over|jumping|tangled)",
    ),
    bottom: any(
      "no concentrating|no power of (?:thought|concentration) (?:at all|whatsoever)|(?:thread|thought|sentence)(?:'s| is) (?:lost|gone) before|(?:focus|concentration|attention|mind)(?:'s| has) (?:upped and )?(?:left|gone) altogether",
      "(?:nothing|not (?:one|a(?: single)?) (?:thing|word|thought|line|sentence))(?: at all| much)?(?:(?: that)? you (?:read|hear|see))? (?:will|would|has|is|goes|stays|wants to|seems to)(?: \\w+)? ?(?:stay\\w*|stick\\w*|hold\\w*(?: still)?|sink\\w*|land\\w*|settle\\w*|stood still|registers?)(?= [^.]*(?:your (?:mind|head|brain)|long enough))|(?:nothing|not a word)(?: at all)?(?: you (?:read|hear|see))? (?:(?:is |has |will )?(?:go(?:es|ne|ing)?|sink(?:s|ing)?|sunk) in|stays|sticks)(?=[.,;]|$)|every (?:thought|sentence|word|line) (?:slides?|slips?|dissolves|evaporates|melts|falls apart|vanishes|goes)|(?:your|the) (?:head|mind|brain)(?:'s| is| has turned to| has become) (?:pure|all|nothing but|solid) (?:fog|mush|porridge|soup|wool|static|noise)",
      "(?:mind|head)(?:'s| has) gone (?:completely|totally|utterly|entirely) (?:blank|empty)|(?:head|mind|focus|concentration|thoughts?)(?:'s| is| are) in (?:bits|pieces|shreds|tatters)",
      "(?:can't|couldn't|cannot) (?:hold(?: on to)?|keep(?: hold of)?|finish|string|put) (?:a|one|two|any|a single) thoughts? ?(?:together|in (?:place|your head))?|(?:can't|couldn't|cannot) (?:concentrate|focus|think)(?: on anything)? at all",
    ),
    top: any(
      "(?:nothing|not a thing|not one thing)(?: at all)? (?:can|could|would) (?:pull|knock|throw|draw) you off|like a (?:laser|searchlight)",
      "nothing(?: at all| on earth)? (?:can|could|will|would) (?:pull|distract|knock|throw|drag|put|draw) (?:you|your (?:attention|focus|mind))(?: off| from| away)?|(?:total|perfect|absolute|complete|glass-like|diamond)(?:, [\\w-]+)? clarity|(?:no|not a wisp of|without any) (?:mist|fog|haze|cloud) (?:anywhere|at all|in (?:it|your|sight))|with not (?:one|a) thought astray",
      "(?:(?:head|mind|thoughts|thinking)(?:'s| is| are| feels)? (?:as )?|^|you're )(?:clear|sharp) as (?:an? \\w+|glass|day|crystal)|crystal[- ]clear|razor[- ]sharp|needle[- ]sharp|laser|(?:head|mind) (?:couldn't|can't) be (?:any )?(?:clearer|sharper)|never been (?:clearer|sharper)",
      "(?:head|mind|thoughts?|thinking|brain|focus)(?:'s| is| are| feels) (?:absolutely|perfectly|completely|totally|utterly|entirely|brilliantly|beautifully|wonderfully) (?:clear|sharp|focused)|as sharp as",
    ),
    small: any(
      "(?:some|a bit of|a little|a touch of) (?:mist|fog|haze|cloud|fluff)(?: about| around)? (?:in|round|over)",
      "(?:some|a few|the odd|one or two) (?:clear|foggy|hazy|sharp|muddled) (?:spells?|patches?|moments?|minutes|hours|stretch(?:es)?)|not (?:feeling )?(?:quite )?(?:at )?your (?:sharpest|clearest)|(?:mostly|mainly),? (?:you can |your |able to )(?:follow|head's|think|keep|concentrate)|clear enough, your",
      "a (?:bit|little) (?:distracted|woolly|unfocused|blurry|foggier|muzzy|fuzzy)|(?:wander|drift|stray)(?:ing|s|ed)?(?: off| away)? (?:(?:just |only )?a (?:bit|little)|now and then|here and there|every (?:so often|now)|from time|at times)|(?:head|mind|thinking|thoughts|brain)(?:'s| is| are| feels) (?:reasonably|fairly|moderately|tolerably|passably)",
    ),
  },
  motivationLevel: {
    toIt: "appeals|tempts you|(?:is )?pull(?:s|ing) you (?:forward|along|on)|gets you going|you (?:feel like|fancy|want to do)",
    does: "want(?:ing)? to get (?:on|going|started|stuck in)|feel(?:ing)? like (?:doing|starting)|muster(?:ing)? (?:up )?(?:the |any |much )?(?:will|energy|drive|enthusiasm|push)",
    doing:
      "(?:getting|get) (?:going|started|stuck in|up and (?:at it|doing))|starting(?: things| anything| the day)?|beginning(?: things| anything)?|making a start|getting (?:off|out of|up from) (?:the|your) (?:sofa|settee|chair|bed|armchair)|doing (?:anything|things)|(?:getting|putting) your \\w+ on",
    doesNot:
      "drag(?:ging|ged)? (?:your feet|your heels|yourself)|(?:put(?:ting)?|push(?:ing)?|kick(?:ing)?) (?:everything|things|it(?: all)?|even|most things)(?: \\w+){0,3} (?:off|back)|putting off (?:even|everything|things|most)|(?:stare|staring|look|looking|looked|stared) at the (?:job|list|pile|dishes|page)(?=[^.]*(?:back|without|and not|doing nothing))",
    more: any(
      "(?:drive|push|will(?= to (?:begin|start|do|get)|[.,])|energy|motivation)(?: to (?:begin|start|do|get on with)(?: things| anything| it)?)?|oomph|go(?= in you| left|,| and| at all|\\.)",
      "(?:wish|appetite|itch|desire|inclination)(?= to (?:do|move|start|begin|get (?:on|going|started)|carry on|be (?:doing|up))| for (?:any|doing|work|the day))|get-up-and-go|(?<= )will(?= in you| for (?:any|it)| left| today| you're putting)",
      "puff|enthusiasm|eagerness|willingness|zest|gusto|keenness|initiative|want-to|get up and go",
    ),
    up: any(
      "keen|motivated|raring to go|itching to|up for (?:it|anything|things)|eager(?! part)|willing|all go|on the go|rearing to \\w+|fired up|driven|energised|enthusiastic|champing|bursting to|dying to|game for",
      "ready to (?:go|get (?:going|on|started|stuck)|start|begin|tackle)",
      "full of (?:drive|energy|go|beans)",
    ),
    down: "unmotivated|reluctant|listless|half-hearted|lukewarm|sluggish|apathetic|lethargic|indifferent",
    high: any(
      "up and at (?:it|them)|full steam ahead|keen as mustard|bouncing (?:with|to|out)|(?:already )?halfway out of the door|(?:spring|bounce) in your step|a head of steam",
      "hit the ground running",
      "wanting to get (?:going|on|at)",
      "(?:sleeves)(?: are|'re)?(?: already)? rolled up|wind (?:is )?(?:in your sails|at your back|behind you)|something(?:'s| is|'s been| has been) (?:pushing|driving|urging|nudging) you (?:along|on|forward)|(?:nobody|no one)(?: has|'s)? (?:had to|needs to|needed to) (?:ask|push|tell|chase|nag|remind|prod) you|you can't wait to (?:start|get (?:on|going|at|stuck)|begin|have a go)|(?:that|this|your|the) (?:\\w+ )?(?:itch|urge|appetite|eagerness|hunger) (?:to|for) (?:get|do|be|start|begin|doing|work)(?! away| out| nothing)|you (?:really )?(?:do )?(?:fancy|feel like) (?:doing |getting )(?:\\w+ )*(?:things|it|lots|everything|going|on)|(?:all )?the (?:drive|push|will|energy) you're putting",
      "you(?:'d| do)? (?:really )?want to (?:get (?:on|going|at|started|stuck)|be (?:getting|doing))",
      "you want to get (?:things|so much|lots|a lot) done|you(?:'ve| have)(?: got)? (?:the |such |real |so much )(?:drive|energy|motivation|push)(?=[.,;]| this| to| today| and|$)|(?:energy|drive|push|motivation) to (?:spare|burn)",
    ),
    low: any(
      "(?:takes?|taking|took) (?:everything|all)(?: that)? you(?:'ve got| have)? (?:just )?to (?:get (?:going|started)|start|begin)",
      "(?:everything|it all|every(?: little)? job|the smallest thing|each job)(?: just)? (?:looks|feels|seems|is)(?: like)? (?:a lot of|such a|too much|so much|too big a|a)(?: of a)? (?:bother|faff|chore|job)|(?:can't|couldn't) (?:see the use|summon (?:up )?(?:any|the|much))",
      "hard (?:work|going) (?:getting|to get) (?:yourself )?(?:going|started|moving)|(?:real |quite a |such a )job to (?:shift|get|start|move|rouse|drag)|gone off (?:trying|doing|things|the idea)|you'd rather (?:stay put|do nothing|leave it)",
      "(?:nothing|not (?:one|a single) (?:thing|job|item|task)|no (?:job|task|thing)|not much|little)(?: on earth| on the list| today| at all| in the house)* (?:you (?:could|can) face|(?:that )?(?:seems|feels|looks) worth (?:the|starting|doing|getting))|(?:can't|couldn't|hard to|not) face (?!(?:any|some|every)thing|going)(?:\\w+ing|the (?:list|day|dishes|jobs?|washing-up))|(?:putting|put) (?:things|everything|it(?: all)?|even \\w+) off has|(?:job|list|pile|dishes) (?:keeps? |just )?(?:looking|stares?|staring|looks?) back|starting(?: anything| things)? is so hard|how little you feel like",
      "(?:don't|not|can't) (?:really |much |quite )*(?:want(?:ing)? to (?:do|start|begin|get|move|try)|feel(?:ing)? like (?:doing|starting|it|any|much)|be bothered)",
      "you don't (?:much |really )?(?:feel like|fancy|want to) (?:do(?:ing)? )?(?:much|anything|it|any of it)",
      "can't (?:make yourself|be bothered|get going|get started)|(?:can't|couldn't)(?: seem to| quite)* (?:bring|make|get) yourself (?:to )?(?:begin|start|get going)",
      "(?:hard|harder|difficult|tough|not easy|struggling|a struggle|impossible) to (?:get (?:going|started|anything done|yourself going|moving)(?! when| with| if)|make a start|begin(?! with)|start(?: anything)?|find the (?:will|energy|drive|push)|want to do|care about (?:doing|starting))|(?:getting|starting|making a) (?:going|started|up|anything|start) (?:is|feels|seems) (?:\\w+ ){0,2}(?:a struggle|hard|harder|difficult|an effort|heavy work|uphill)|nothing(?: \\w+){0,3} (?:appeals|gets you (?:moving|going)|makes you want|tempts you|seems worth (?:starting|the effort|doing))|struggling to (?:start|get (?:going|started|anything done))",
    ),
    bottom: any(
      "(?:no|not a) \\w+ (?:would|could|will) (?:tempt|budge) you|get-up-and-go (?:has )?got up and went, every",
      "(?:couldn't|can't|cannot|didn't) (?:raise|muster|summon|find|stir|drum up) (?:a|one|any|so much as a) (?:(?:flicker|scrap|spark|ounce|shred|drop|bit) of )?(?:will|interest|energy|enthusiasm|drive|wish)|not (?:one|a single) (?:item|thing|job)(?: on earth)? you could face|getting (?:off|out of|up from) (?:the|your) (?:sofa|settee|chair|bed) (?:is|was|has been|feels) (?:quite )?(?:beyond|too much)",
      "nothing in you (?:that )?wants to (?:start|begin|do|get|move)",
      "(?:can't|cannot|couldn't) (?:make|bring|get) yourself to do (?:anything|a (?:single )?thing)|can't make yourself do (?:anything|a thing)",
    ),
    small: any(
      "(?:not|n't)(?: all)? that (?:fussed|bothered|keen)(?: about| on)?",
      "(?:middling|fairly|moderately|so-so) (?:keen|willing|motivated)|not (?:feeling )?(?:at )?your (?:keenest|liveliest)|in no great (?:rush|hurry) to (?:get|start|begin)|half (?:willing|keen|tempted|in the mood)|some (?:jobs|things|tasks) (?:appeal|tempt)|half (?:a mind|inclined|wanting) to|not (?:un)?willing",
    ),
    top: any(
      "(?:a |there's a )?fire (?:under you|in your belly|lit under)|(?:nobody|no one) could be (?:any )?keener|(?:couldn't|can't|never) be(?:en)? keener",
      "nothing(?: at all| on earth)? (?:could|can|will|would) (?:hold you back|stop you(?=[.,])|slow you|keep you from (?:getting|starting|doing))|(?:every(?: last| single)? (?:job|task|chore)|everything(?: on the list)?) (?:looks|seems|feels|is) like a (?:treat|game|present)|not (?:a|one) (?:moment's|second's|scrap of|flicker of) (?:reluctance|hesitation)|(?:no|there's no) (?:stopping|holding) you(?: back)?|unstoppable",
    ),
    notHigh: any(
      // Said of the tired and the sore as well.
      "can't-be-bothered|(?:running|run|been) (?:on empty|out of (?:steam|puff|petrol))|(?:nothing|little|no (?:petrol|fuel|steam|juice))(?: much| left| at all)* in the (?:engine|tank|battery|legs)|no (?:petrol|fuel|gas|steam|juice) (?:left|at all|whatsoever)",
      "even (?:reaching|standing|getting|lifting|moving|picking|putting|opening|making|filling|washing|dressing|sitting)(?: (?!sense)[\\w']+){0,4} (?:is|feels|has been|felt) (?:quite |just )?(?:beyond you|too much)|(?:everything|it all)(?: just)? (?:feels|seems|is)(?: like)? (?:such |quite |too much )?(?:an |of an )?effort",
    ),
  },
  progressTowardGoals: {
    of: "progress|your goals|your plans|things",
    ofUp: "speeding along|racing ahead|flying",
    ofDown: "slow|sluggish|stuck|stalled|at a standstill|going nowhere",
    doing:
      "(?:making progress|getting (?:things|anything) (?:done|finished)|moving (?:forward|things along)|finishing (?:things|anything))",
    does: "(?:tick|cross|knock|get)(?:t?ing|ed|s)? (?:things|them|boxes|jobs|items|another one|one thing after another|it|quite a few) off|mak(?:e|ing) (?:real |good |great |steady )?(?:progress|headway|strides)|get(?:ting)? somewhere|nearly there with|come (?:a (?:good|long|fair)|quite a) (?:way|distance)",
    doesNot:
      "(?:get|got|gett?ing|go|going) (?:absolutely )?nowhere|go(?:ing)? round in circles|tread(?:ing)? water|spin(?:ning)? your wheels|wad(?:e|ing) through (?:treacle|mud)|(?:walk|run)(?:ning|ing)? on the spot|(?:fall(?:ing|en)?|slip(?:ping|ped)?|lag(?:ging)?) (?:so |further |well |a long way )?(?:behind|back)(?! (?:to sleep|into bed|asleep))|(?:barely|hardly|scarcely) (?:started|begun|made a start)",
    more: "progress|movement|headway|momentum|traction",
    down: any(
      "(?:a long way|so far|far|well|miles|badly|way) behind(?! you)|back (?:at|to) square one|still at square one|stuck(?! on| at| with| in\\b| indoors| for| there| together)|bogged down|stalled|jammed|stranded|becalmed|deadlocked|gridlocked",
      "going nowhere",
      "getting nowhere",
    ),
    high: any(
      "further (?:along|on|ahead) than (?:you|last|a|this time)|you(?:'re| are) (?:racing|steaming|flying|galloping) (?:ahead|along)|over the hump|ahead of (?:schedule|where you)",
      "(?:things|plans|goals|it all|everything|work)[^.,]{0,25}(?:are|is|'re|'s) (?:heading|going|moving) (?:in )?the right (?:way|direction)|(?<=(?:you're|things are|been) )on a (?:bit of a )?roll|(?:^|, )(?:ticking|crossing|knocking) (?:\\w+ ){1,3}off|(?:it's|effort's|work's|effort is|work is) (?:starting|beginning) to (?:show|pay off)",
      "(?:(?:things|it all)(?:'s| is| are|'ve| have|'s been| have been)?|everything(?:'s| is|'s been| has been| has)|it(?:'s| is|'s been| has been| has)(?! (?:moving|moved|gett?ing on|coming on|flying)\\b))(?: really| all| been| still| nicely| actually| steadily| certainly| even)* (?:moving(?!.{0,16}\\bslow| at the| like| about| round)|moved(?!.*\\b(?:slow\\w*|not far|a little|a bit)\\b)|coming (?:along(?!.{0,12}slow)|on|together)|gett?ing somewhere|gett?ing on|going (?:really |so |very |all |rather )*(?:well(?! (?:past|into))|better|a treat|brilliantly|nicely|along|steadily|beautifully|smoothly|wonderfully)|went (?:well|brilliantly|steadily|along|nicely)|flying|steaming|galloping)|you(?:'ve| have) been getting (?:somewhere|things done|a lot done)",
      "you're getting (?:somewhere|a lot done|things done)",
      `(?:look|looking) back[^.]{0,30} how far|(?:pile|list|heap|stack|backlog|to-do)(?: of \\w+)?(?:'s| is| has| has been|'s been)?(?: \\w+)? (?:shrinking|shrunk|shrinks|shorter|gone down|going down|dwindling|smaller)|${TASKS}(?: (?:that )?you(?:'ve)? (?:started|began|begun|set out to \\w+|meant to \\w+|planned))?(?:'re| are| have been|'ve been|'s| is|'s been)(?: \\w+)? (?:getting (?:finished|done|ticked)|coming (?:nearer|closer|off|good|together)|(?:drawing|getting|edging|inching|creeping) (?:nearer|closer)|taking shape|falling into place|bearing fruit|paying off|adding up|within (?:reach|sight)|under way)|(?:things|it|it all|everything)(?: is|'s| are| has| have|'ve) (?:all )?(?:taking|taken|falling|fallen) (?:real )?(?:shape|into place)|(?:effort|work|things|it|it all)(?:'s| is| has| are)? (?:bearing fruit|paying off|paid off|bore fruit)|you(?:'re| are)(?: now| already)? (?:well (?:along|on\\b|down the|under way)|(?:past (?:the )?half(?:way|-way)|over half|more than half|nearly there|on the home straight)(?! (?:through )?(?:the|this) (?:day|week|morning|evening))|in sight of)|(?:forward|onward) (?:motion|march|movement)|getting (?:so much|such a lot|a great deal|loads) done|(?:ticked|crossed|knocked)(?: \\w+){1,3} off(?: (?:the|your) list)?|(?:come|came|covered) (?:such )?a (?:good|long) (?:way|stretch|distance)`,
      "(?:(?:your|the) goals?(?: and plans)?|plans(?: of yours)?|things|it all|the things you (?:want|care about|do))(?:'ve| have| are| has|'re| is)(?: really| all| been| both| certainly| clearly)* (?:moved|moving|come on(?! slowly)|coming on|coming along|come along|inching nearer|getting closer|advancing|progressing|going (?:really |so |very )?well|on track|come together)(?!.{0,20}\\b(?:slow\\w*|bit|little|inch|quite as)\\b)",
      "you(?:'re| are|'ve been| have been)(?: really| clearly| certainly| steadily| now)* (?:moving (?:forward|ahead|along|steadily|towards|on)|making (?:\\w+ )?(?:headway|strides|progress)|getting (?:closer|nearer) to|well on (?:your|the) way|on track|getting (?:a lot|so much|plenty|lots|things) done|forging ahead)(?! slowly)|you(?:'ve| have) (?:come (?:such )?a (?:long|fair) way|got (?:a lot|so much|plenty|lots) done|made (?:real|good|great|strong|solid|steady|such|lovely) (?:progress|headway|strides))",
    ),
    low: any(
      "(?:keep|keeps|kept) (?:end|finish|com)\\w*(?: up)?(?: right| back)* where you (?:began|started)|chasing your (?:own )?tail|(?:wheels|engine)(?: are|'s| is)? (?:spinning|stuck)",
      "(?:gone|going|slid|slipped|slipping|sliding) (?:backwards|into reverse)|none of (?:your|the) (?:goals?|plans?|targets?|jobs)(?:'s| has| have| is| are)|(?:goals?|plans?|targets?) (?:keeps?|are|have been|is)(?: \\w+)? (?:slipping|sliding|drifting|getting pushed|receding)|(?:aiming|heading|working|reaching) (?:at|for|towards) (?:don't|doesn't|isn't|aren't|hasn't|haven't)(?: seem)?(?: to be| to)? (?:get|any|com|mov)\\w*(?: any)? (?:near|clos)er",
      `(?<!some )(?:(?:it all|you(?:'ve)?|everything|you've been \\w+ \\w+|${TASKS})(?: \\w+)? (?:hardly|barely|scarcely|isn't|aren't|won't|hasn't|haven't)|(?:it's|they're|you're) not|nothing(?:'s| has| will)?(?: seems to have)?)(?: really| been| much| be)? (?:moved?(?! from| out)|moving(?! a muscle| about| out| in)|budged?|budging|shift(?:ed|ing)?|getting anywhere|got anywhere)`,
      "(?:things|it all|everything) (?:moving|going|coming along) (?:(?:so|as|this|that|very) )+slowly|(?:things are|it's all|everything's|progress is|progress has been|it's been|it's going|it's moving)(?: all| been| going| moving| only| so| such| very)* (?:a bit |rather |quite |a little )?(?:slow|slowly|sluggish|crawling)(?=[.,;]| and| but| today| tonight| this| going|$)",
      `slow(?:, \\w+)? going|(?:painfully|terribly|awfully|dreadfully) slow|(?:nothing|not (?:a thing|much|a lot)|little|so little|n't (?:much|a lot|anything))(?: whatever| at all| yet| whatsoever)? to show for(?= your| all| them| the (?:day|week))|no (?:further|nearer) (?:on|along|forward)(?= than|[.,])|(?:behind|short of) where you (?:meant|hoped|wanted|planned|thought|ought)|two (?:steps )?(?:forward|on)[^.]{0,40}two (?:steps )?back|so few steps|(?<!\\bleave )(?:${TASKS}|work)[^.]{0,40} half[- ](?:begun|done|finished|built|started)|half[- ](?:begun|done|finished|built|started) ${TASKS}|(?:${TASKS})(?:'ve| have| has|'s| are|'re)(?: \\w+)? (?:been )?(?:stalling|gathering dust|on ice|hanging about|hit (?:a wall|the buffers))|(?:finish(?:ing)? line|goal|target|end|summit|top|goals)(?: still)? (?:doesn't|don't|isn't|aren't|won't|hasn't|no longer|haven't)(?: seem to)? (?:any |get(?:ting)? any |come any |got any |look(?:ing)? any |getting |get )?(?:nearer|closer)|stalled (?:feeling|feel|look)`,
      "(?:don't|doesn't|haven't|not|isn't|aren't)(?: seem to| feel as if you| really| quite| yet| be| been| have)* (?:be |been )?(?:got|getting|get|moved|moving|come|made it) (?:very |that |all that )?(?:anywhere|(?:very|that|all that) far|forward|along)(?= |[.,])(?! because)|(?:goals?|plans?)(?: feels?| seems?| are| is)(?: all| rather| so| very| quite)* (?:far off|far away|out of reach|a long way off)|(?:goals?|plans?|things|everything)(?:'s| feels?| seems?| are| is| have been)(?: all| rather| so| very| quite)* (?:stuck|stalled|at a standstill|frozen|jammed|on hold|going slowly|slow)|(?:things|it all|it's all|plans|goals)(?: have| has|'s|'ve)?(?: been)? (?:standing|stood) still|nothing(?: much| really| at all)?(?: has|'s| seems to have| seems to be)? (?:moved|moving(?! about| out| in)|shifted|budged)|goals? (?:haven't|hasn't|aren't|isn't|won't) (?:really |even )?(?:moved|moving|budged|shifted|got)|getting nowhere|got nowhere",
    ),
    bottom: any(
      "(?:not|haven't|hasn't)(?: \\w+)? (?:moved|gained|come|gone) an inch|not an inch (?:nearer|further|closer)",
      "stuck (?:fast|solid)|at a standstill|not (?:one|a single) thing (?:shifting|moving|has)",
      "won't (?:give|move) an inch",
      "not (?:one|a single) (?:box|thing|item|job|goal|task|step)(?: on (?:your|the) list)?(?: \\w+)? (?:ticked|a tick|crossed|done|finished|taken|begun|forward)|nothing(?:'s| is| has been)? (?:getting|got|gone|going) anywhere at all|(?:exactly|precisely) (?:where you (?:began|started)|as far (?:off|away))",
      "(?:got|getting|gone|going) (?:absolutely |completely |precisely )?nowhere at all|nothing(?: at all| whatsoever| has)+ (?:has )?(?:moved|shifted|budged)(?: at all| an inch)?|(?<=(?:has|have|'s|things) (?:all )?(?:come|ground) to an? )(?:stop|standstill|halt)|(?<=(?:at|to) an? )(?:complete|total|dead|absolute|full|grinding) (?:stop|standstill|halt)|(?:hasn't|haven't|won't) (?:moved|budged|shifted|move|budge|shift) (?:at all|an inch|one inch)",
    ),
    top: any(
      "(?:come|coming) together(?: \\w+)? (?:exactly |just )?as you (?:planned|hoped|wanted)|smash(?:ing|ed) (?:every|all|each)|every last thing you (?:meant|set|planned|wanted)|(?:goals|targets|jobs)(?: are)? (?:falling|going down|toppling) (?:one after|like)",
      "(?:done|finished|reached|met|ticked off|achieved) (?:every (?:last|single) (?:one|thing|goal)|all you (?:set|meant|planned|wanted)|absolutely everything)(?! you can)",
      "(?:going|went|gone|gone so) (?:brilliantly|wonderfully|beautifully)|flying along",
      "(?:couldn't|can't|could hardly) be (?:going|getting on|doing|coming on|moving) (?:any )?(?:better|faster)|(?:it's|it has|it's all|everything's|everything has|the whole lot has|all of it has) (?:all )?(?:come off|come good|worked out|paid off)(?=,? (?:the whole|every|just|all|exactly|as))|nothing(?:'s| is)? (?:holding|stopping|slowing) your progress|nothing(?:'s| is)? left on (?:your|the) list|every (?:single |last )?(?:goal|plan|target|thing)[^.]{0,25}(?:galloping|reached|met|done|finished|flying|achieved|ticked|racing)|(?:reached|met|finished|done|achieved|managed) (?:everything|all)(?: that)? you (?:set out|meant|hoped|wanted)|(?:come (?:on|along)|moved|going|gone|moving|coming on) (?:tremendously|enormously|hugely|incredibly|amazingly|spectacularly)|leaps and bounds|(?:enormous|tremendous|huge|incredible|amazing|brilliant|fantastic|superb) (?:progress|headway|strides)",
    ),
    notLow: "(?:miss|see|notice|forget) how far you've come|ground you've covered",
    notHigh:
      "(?:things|it|it all)(?:'s| is| are|'ve| have)(?: all)?(?: been)? slow to (?:move|shift|get going)",
    small: any(
      "some of it(?:'s| is) moving|(?:things|it) could be (?:moving|going|coming)|taking a bit longer|(?:only |just )?an inch (?:forward|further|on)|(?:rather|a bit|a little) behind|two steps (?:on|forward)[^.]{0,6} one (?:step )?back",
      "(?:gone|come|moved|got|are) (?:some|a) (?:small|little|short|bit of a) way|not (?:a great deal|much|a lot) (?:done|to show)[^.]{0,25}(?:just|only) a|only a (?:corner|small part|bit) of (?:it|the list|your)",
      "(?:com(?:e|ing)|go(?:ing)?|mov(?:ed?|ing))(?: along| on| forward)? a (?:bit|little) (?:slow(?:ly|er)?|haltingly)",
      "(?:things|it|it all|progress|going|moving|along)(?:'s| is| are| has been|'s been| have been)? (?:a bit|a little|rather) (?:slower|slow|sluggish|sticky)|(?:aren't|isn't|not)(?: moving| going| coming)(?: along| on)? (?:quite )?(?:as|so) (?:briskly|fast|quickly|smoothly)|not (?:quite )?(?:as|so) fast",
      "a (?:bit|little) (?:behind|off track|stop-start)|getting there slowly|(?:(?:inch|edg|nudg|creep)(?:ing|ed)|crept) (?:forward|along|on|ahead)(?! (?:in|on) your)|not (?:quite )?as (?:quick|fast)|(?:some|a bit of|a little|modest|small) (?:progress|headway|movement)|(?:going|coming|moving|moved|come|getting)(?: on| along)? (?:fairly|reasonably|tolerably|moderately) (?:well|steadily)(?=[.,]| this| and| so| with your (?:goals|plans))",
    ),
  },
} satisfies Record<string, RatingWords>;
