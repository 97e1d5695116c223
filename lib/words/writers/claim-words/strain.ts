import { any, type RatingWords } from "./rating-words";

const PEACEFUL_DAY =
  "(?:it's|it's been|turned into|made for|this is|you've had|such|what) (?:been )?(?:a |an )?(?:such )?(?:an? )?(?:very |really |rather |nice,? |lovely,? )*(?:peaceful|unhurried|quiet and calm|restful|gentle|easy-going),?(?: \\w+)?(?: sort of| kind of)? (?:day|morning|afternoon|evening|night|start)";
/** What somebody would like, as in "you'd like a hand, and sooner rather than later"; and when. */
const NEEDING =
  "(?:you(?:'re| are|'d| would| do|'ve)?|something in you|everything in you|part of you|and|,|;|^)(?: (?:really|badly|quite|is|still|also|certainly))* ?(?:need|needing|want|wanting|(?<=you're )after|(?<=(?:'d|would) (?:quite |really )?)like|asking for|calling for|crying out for|in need of|could do with)(?! to)(?: [\\w']+){0,4}? (?:help|(?:helping )?hand|support|relief|answers?|change|break|sorted|someone|somebody|something|it|this|things|seeing|sorting)(?: [\\w']+){0,5}?,?(?: and)? ";
const SOON =
  "(?:soon(?!er or later)|in a hurry|fast|(?:the )?quicker the better|(?:the )?sooner (?:rather than later|the better)|before (?:too )?long|quickly|fast|at once|right now|straight away|right away|urgently|this (?:very )?(?:minute|second|instant|moment))";

/** What may be said of stress, worry, difficulty and hurry. */
export const STRAIN_WORDS = {
  stressLevel: {
    also: { key: "anxietyLevel", words: "calm" },
    toIt: "(?:(?:weighing|bearing|resting|leaning|piled|landing|pulling|tugging|straining|snapping|crowding|coming|clawing)(?: down| in)? (?:on|upon|at) (?:you(?! )|you(?= (?:today|tonight|this|right|at|from|,))|your (?:shoulders|back|mind|heels|time)))|(?:raised|raising|raises) your (?:hackles|shoulders)|(?:getting|gets|got) (?:under your skin|to you|on top of you)|on your (?:shoulders|back|plate)|breathing down your neck|putting the squeeze on you",
    of: "load|burden|weight on (?:you|your \\w+)",
    ofUp: "heavy|huge|colossal|enormous|crushing",
    ofDown: "light",
    more: "stress|strain|pressure|tension",
    less: "calm(?= like| (?:sort|kind|air|as long)| (?:runs|is|in you|about you|left))|calmness|serenity|slack(?= in (?:it|you|your|the|this)|(?: left)?[.,;])|room to breathe",
    up: "(?:tightly )?wound(?: up| tight)?(?= |[.,;])|stressed|stressful|pressured|frazzled|strung out|run off your feet|tense|harried|harassed|hard-pressed|(?<!being )(?<!being really )stretched(?! out)|up against it|snowed under|under the cosh|frayed|hassled",
    down: any(
      "(?<!feel this )calm(?! one|er|ly| as a)|relaxed|unstressed|carefree|laid-back|mellow|chilled",
      "unstrained",
      "easy-going|loose-shouldered",
    ),
    high: any(
      "stretched (?:in (?:every|all)|(?:too|so|this|that|very) thin)|(?:load|weight|burden) on (?:you|your \\w+)(?:'s| is) (?:such |quite )?a (?:heavy|big|huge|great|crushing) one",
      "(?:a dozen|a hundred|ten|twenty|fifty|so many|too many) (?:different )?(?:things|jobs|people|demands|directions)(?: \\w+)? (?:shouting|clamouring|calling|pulling|wanting|asking|after you|fighting|at once)",
      "(?:this|that|so) many directions|(?:so much|this much|everything|it's all)(?: \\w+)? on top of you|(?:landed|landing|dumped) on you(?! (?:gently|softly))",
      // Too much at once: "pulled in all directions", "coming at you from all sides", "spinning plates".
      "(?:everything|too much|so much|a lot|things|it all|it's all)(?:'s| is| are| keeps?)? (?:coming|landing|piling|crowding|flying|thrown|rushing)(?: in| up| down)?(?: (?:at|on) you| at once)|coming at you (?:from|thick)|too much on your (?:plate|shoulders)|too many demands|one (?:thing|job|demand|request|email|question|call)(?: \\w+)? too many",
      "stressed (?:and|with it|out)|(?<!a bit )(?<!a little )(?<!slightly )under (?:pressure|strain)",
      "a (?:lot|good deal) (?:bearing|pressing|weighing|landing) (?:down )?on you|weighed down",
      "stress (?:is |has )?(?:piled|piling|stacked|mounting|mounted)(?: up)?|(?<!bit of a )(?<!slightly )load of stress",
    ),
    low: any(
      "(?:isn't|not)(?: \\w+)? (?:putting the squeeze|leaning|piling)(?: \\w+)? on you|(?:^|(?<=[,;] ))little (?:is|seems to be) pressing on you|without (?:one|a|any)(?: single)? (?:demand|thing|care|worry) (?:pulling|tugging|pressing|weighing)|slack in the (?:rope|line)|(?:this|that|such an?|an?) (?:easy|gentle|calm|peaceful|slow)(?:,? (?:and )?\\w+)? (?:patch|spell|stretch) (?:you're|of yours)",
      "let the calm (?:stay|carry)|stress(?:'s| is)?[- ]free",
      "calmness about|stress(?:'s| is) barely (?:there|a whisper)|taking (?:it|things|everything)(?: all)? in your stride|(?:a|such a|a real) calm (?:about|in|to) you|you've (?:come to|reached) a calm \\w+",
    ),
    top: any(
      "(?:running|been) in the red|fit to burst|(?:nobody|no one) could carry (?:it|this|that|all)",
      "(?:hit|reached|at|past|near|close to|stretched to|pushed to|pushed past)(?: \\w+){0,2} (?:limit(?= of what|[.,;]| and| today)|breaking point|end of your (?:rope|tether))|(?:the (?:last|final) straw|one more \\w+ and (?:(?:you|it)'(?:d|ll)|the whole \\w+|it would|everything)(?: would| will|'ll|'d)? (?:snap|break|burst|crack|tip|topple|collapse|fall|go|spill|come)|the one that will (?:finish|break|sink) you|not a notch left|isn't a notch left|(?:wound|strung) as tight as)",
      "at (?:your wits'|the end of your tether|your limit|(?<!nerves are at )full stretch)|run ragged|bursting at|(?:you're|you are|you've been|feel(?:ing)?) (?:(?:right|absolutely|completely|all but|so|half|simply) )?(?:up to your (?:neck|eyes|ears)|drowning|crushed|buried under)|swamped|engulfed|overwhelmed",
    ),
    small: any(
      "(?:rather|a bit|a little) on top of you|shoulders(?: are)? a (?:bit|little) \\w+",
      "a (?:bit|little) (?:more (?:on your (?:plate|shoulders|mind)|to (?:do|carry|deal with))|under (?:pressure|strain)|busy|full(?= |[.,])|hectic|on edge|on top of things)|a few stresses",
    ),
    // The body under strain, of worry too: "your jaw's clenched", "shoulders up by your ears".
    notLow:
      "(?:shoulders|jaw|teeth|fists|neck)(?:'s| are| is| have| has| been| all)* (?:(?:up )?(?:by|round|around|near|at) (?:your|the) ears|(?:clenched|gritted|hunched|knotted|bunched|set|braced|working overtime|tight)(?=[.,;]| and| as| all| since| from| with| today| this|$)|haven't (?:come down|dropped))",
    notHigh: any(
      "little seems to be pressing on you",
      "(?:so |very )(?:little|few things)(?: is|'s)? pressing|nothing(?: is|'s) pressing on you",
      "(?:you're|you are|you feel|left you|leaves you|you've been)(?: \\w+)? (?:serene|tranquil|unruffled|at peace(?! with))",
      "(?:perfectly|utterly|so|entirely) (?:serene|tranquil)|(?:an?|your|this) (?:unhurried|easy-going|peaceful|restful) (?:feel|air|pace)",
      PEACEFUL_DAY,
    ),
  },
  anxietyLevel: {
    toIt: "gnawing(?: at you)?|preying on you|worrying(?: you)?|troubling(?: you)?|frightening(?: you)?|bothering (?:you|your mind)|(?:playing |preying )?on your mind|hanging over you|keeping you on edge|whirring(?= in| away| round|[.,;])|churning|eating (?:at )?you|to (?:worry about|be afraid of|fear)",
    of: "nerves|heart|stomach|insides|pulse|chest",
    ofUp: "racing|hammering|pounding|thumping|thudding|in your mouth|jumping|leaping|in your throat|tight|in knots|jangling|on edge|on (?:the lookout|(?:high )?alert)|churning|frayed|in a knot|raw|shot|jangled|stretched (?:thin|tight)|in (?:absolute |complete )?(?:shreds|tatters)|fluttering|doing somersaults|clenched",
    ofDown: "settled|at rest|at peace|behaving|quiet|steady",
    more: "worry|worries|anxiety|fear|fears|dread|panic|unease|what-ifs?|what ifs|butterfl(?:y|ies)|nerves(?!(?:'re| are| feel)(?: \\w+)* (?:steady|solid|strong|good))|anxiousness|apprehension|nervousness|worrying",
    up: "worried|anxious|frightened|scared|on edge|on (?:the alert|high alert|full alert|guard|the lookout)(?! for (?:a|some|one))|braced for|keyed up|jumpy|afraid(?! (?:of|not|so)\\b)|nervous|fearful|apprehensive|fretful|panicky|rattled|jittery|fretting|agitated",
    does: "(?:brac(?:e|ing)(?: yourself)? for|hunt(?:ing)? for (?:trouble|danger|threats)|look(?:ing)? for (?:trouble|danger)|expect(?:ing)? the worst|imagin(?:e|ing) the worst|fear(?:ing)? the worst|jump(?:ing)? at (?:every|the|each|shadows|things|noises)|wait(?:ing)? for (?:the other shoe|the worst|something to go wrong)|(?<!of you )fret(?:ting)?(?! about (?:it|that)))",
    down: "untroubled|(?<!(?:it's|it's all|things are|everything's) )settled(?! (?:in|on|by|it|into|(?:sort|kind) of|day|morning|afternoon|evening|night))|unworried|easy in your mind|worry-free|without a (?:worry|care)(?= in the world)|unbothered|unafraid|settled in yourself|serene|tranquil|unruffled",
    high: any(
      "(?:that|a) tight(?:ness| feeling)? in your (?:chest|stomach|throat)|on tenterhooks|climbing the walls|(?:can't|couldn't) stop (?:worrying|fretting|thinking about what)|(?:fear|worry|dread) (?:sitting|sits|settled|lodged) (?:in|on)|heart in your mouth|bracing yourself for",
      "(?:sets?|setting) (?:off (?:the|your|every|an) alarm|the alarm off)|alarm bells",
      "(?:nerves|stomach|heart|insides|pulse|chest|tummy|butterflies|fear|worry|dread) (?:won't|can't|don't|doesn't|haven't|refuses? to|wouldn't) (?:settle|stop|slow|quieten|calm|rest|be still|let up|unknot|go away)",
      "(?:mind|thoughts|head|imagination)(?: keeps?| has| have|'s| is| are| goes| go| been| leaps?| jumps?| runs?| races?| gone| going| running| racing| leaping| jumping| rushing| flying| turning| straight| right| off| on| ahead| back)+ (?:to|into|through|towards) (?:the worst|worst|every worst|things that (?:haven't|might)|disaster|what (?:might|could)|all that (?:might|could)|whatever (?:might|could))|all nerves|thoughts(?: are| all)* in (?:full )?(?:stampede|flight)",
      "heart (?:\\w+ )?into your mouth|(?:no|not (?:a|one)|\\w+n't (?:a|one|been one|been a))(?: \\w+)? (?:quiet|peaceful|easy|calm) (?:minute|moment|hour|second)(?! to)|(?:no|not a) (?:part|corner|hour|minute|moment)(?: of \\w+ \\w+)? that (?:worry|fear|dread|anxiety) (?:hasn't|doesn't|isn't)",
      "(?:nerves|stomach|insides) (?:jangling|churning|jumping|on edge|in knots)",
      "(?:a |another )(?:worried|anxious|worrying|nervous) (?:day|morning|afternoon|evening)",
      "(?:worry|anxiety|fear)(?:'s| has| is|'s been| has been) (?:with you all|loud|there all|on your mind all|followed you|going round|nagging|gnawing|at you|(?:a |your )?(?:constant|steady|close|faithful) (?:companion|presence))",
    ),
    low: any(
      "(?:thoughts|mind|head)(?:'s| is| are) (?:as )?(?:still|quiet|calm)(?= as|[.,]| this| today| tonight)",
      "(?:the|that|this) quiet in your (?:head|mind)|how (?:peaceful|settled|serene|untroubled) you (?:feel|are)(?= |[.,])|(?:not|n't|nothing)(?: \\w+){0,2} (?:to fret|to be frightened|to be nervous) (?:about|of)",
      "(?:fretful|worried|worrying|anxious|fearful|nagging) voice(?:'s| is| has)(?: gone| been)? (?:hushed|quiet|silent|still)|settled (?:sort|kind) of calm",
      "(?:you're|you feel)(?: so| very| quite| perfectly| completely)? at ease(?! (?:in|with))",
      "mind(?:'s| is| feels)?(?: so| this| that| as| very| nice and)* (?:settled|easy|at (?:rest|ease|peace))(?= |[.,])",
      "(?:not|\\w+n't) (?:\\w+ )?(?:afraid|scared|frightened|worried) (?:of|about) (?:anything|a (?:single )?thing|much)|no (?:great |real |particular )?knots? in|(?:calm|cool|placid|serene) as an? \\w+|untroubled (?:mind|head|heart)|untroubled a mind|(?:isn't|aren't|not)(?: \\w+)? (?:gnawing|eating|nagging|preying)(?: away)? (?:at|on) you|(?:mind|head|thoughts)(?:'s| is| are)?(?:n't| not) (?:hunting|braced|racing|jumping)",
      "without (?:bracing|flinching|fretting|dreading)(?= |[.,])",
      "not a care in the world|(?:little|nothing|not much|hardly anything|very little) to worry (?:you|about)|nothing on your mind|mind(?:'s| is| feels) (?:quiet|peaceful|easy|settled|untroubled)(?= |[.,])",
    ),
    top: any(
      "nerves are in (?:absolute |complete )?(?:shreds|tatters)|(?:fear|worry|anxiety|dread|panic)(?:'s| has| is) got you by the throat|afraid of (?:everything|breathing)",
      "(?:sheer |pure |blind |utter )(?:terror|panic|horror|dread)|(?:scared|frightened|worried) (?:stiff|witless|out of your|to death)|rigid with|paralysed|out of your mind with|beside yourself|terrified|frantic|panicking|worried sick|sick with worry|petrified",
    ),
    small: any(
      "(?:worry|worries|fear|nerves|anxiety)(?:'s| is| are)? (?:nibbl|niggl|fidget|mutter)\\w+",
      "(?:something|a worry|a nerve)(?:'s| is|'s been)? (?:flutter|niggl|nagg|twitch|fidget)\\w*(?: away)? (?:in the background|at the (?:edges?|back))|(?:a few|some|the odd|a case of the|a couple of) (?:butterfl\\w+|jitters|niggles?|qualms?|flutters?|twinges?|misgivings?|collywobbles)|(?:slight|mild|small|niggling|passing) (?:worry|unease|concern|flutter)",
      "a (?:bit|little) (?:unsettled|uneasy|on edge|nervy|keyed up|apprehensive|fretful|restless)",
    ),
    notHigh: any("(?:perfectly|utterly|so|entirely) (?:serene|tranquil|unruffled)", PEACEFUL_DAY),
    notLow: any("(?:knot|bundle|bag) of (?:nerves|worry|anxiety)|knot in your (?:stomach|chest)"),
  },
  currentChallengeLevel: {
    toIt: "proving (?:very |so |at all )?(?:hard|difficult|tough)|going wrong|putting up a fight|(?:stacked |going )?against you|in your path|to (?:battle|wrestle|grapple|struggle)(?: with| for|[.,])|(?:difficult|demanding|tough|challenging|tricky)(?= (?:in (?:your|front)|to (?:face|deal)|on (?:your|the)|about (?:it|today|the)|facing|up ahead|ahead|going on|just now|is (?:standing|waiting|in your)))|(?:stand(?:s|ing) |stood )?in (?:your|the) (?:way|path)(?! of)|to (?:contend|deal|cope|wrestle) with|making (?:things|life) (?:hard|difficult)|giving you (?:any )?trouble",
    of: "(?:the|your) (?:road|path|going|way|ground)(?: ahead| in front| under (?:you|your feet))?|the going|what you(?:'re| are) (?:facing|up against|dealing with)|what you've got in front of you|what's in front of you|road ahead",
    ofUp: "hard|tough|rough|rocky|stony|heavy|difficult|demanding|gruelling|uphill|steep|tricky",
    ofDown: "straightforward|plain sailing|easy|simple|undemanding|smooth|light",
    does: "(?:wrestl(?:e|ing)|struggl(?:e|ing)|grappl(?:e|ing)|battl(?:e|ing)|contend(?:ing)?) with (?:something|a lot|so much|plenty)|in the (?:middle|thick) of something (?:\\w+ )?(?:hard|tough|difficult)|up against (?:it|a lot)",
    more: "difficulty|difficulties|hardship|adversity|hurdles?|obstacles?|challenges?|trouble(?= in front| ahead)|struggle(?= in|[.,])|problems?(?= to solve| in (?:your|the)|[.,;] (?:just|only))",
    high: any(
      "(?:everything|all)(?: else)?(?: that)? you(?:'re| are) (?:up against|facing|dealing with|juggling)|everything(?:'s| has) (?:landed|come down) on you|an? (?:brute|beast|monster|swine|pig|nightmare) of an?|no small (?:challenge|hurdle|task|thing you're|one(?=[.,]))|none of it(?:'s| is)? (?:simple|easy)|(?:days|weeks|life|everything|it all)(?:'s| is| are| has been)(?: all| such| quite)* a (?:battle|fight|struggle|slog|grind)",
      "(?<!\\bas )(?:hard|tough|difficult|rough) as (?:it|things|life|it all|this \\w+)(?: \\w+)? (?:are|is|has been)(?! to\\b)|how (?:hard|tough|difficult|rough) (?:things|life|it all) (?:are|is|feels?|has been)(?! to\\b)|work cut out|everything(?:'s| is| feels| you \\w+(?: at the moment| today)? is)(?: all)? (?:uphill|a (?:battle|struggle|fight|slog|mountain))",
      "dealt (?:you )?(?:a |such a )(?:very |really )?(?:rough|bad|hard|poor|tough) hand|life(?:'s| is| has| keeps)? (?:been )?(?:throw|fling|hurl)\\w+|(?:one|another) (?:hurdle|blow|problem|knock|setback|battle) after (?:another|the (?:other|next))|(?:over|past) one (?:hurdle|hill|thing|problem)[^.]{0,10} (?:there's|comes|here comes) (?:another|the next)|a perfect storm|(?:fight|battle) on your hands",
      "(?:what you're (?:facing|up against|dealing with)(?:'s| is)|you're up against something|you've got something) (?:very |so |really |this |properly )?(?:difficult|hard|tough|dreadful|awful|horrible)(?=[.,;]| and| to deal| on| in front| but| as|$)",

      "(?:a lot|so much|plenty) to (?:contend|deal) with|(?:something|such an?)(?: (?:so|this|that|very|really|\\w+ly))* (?:(?<=(?:such a|so|this|that|very|really|ly) )(?:hard|tough)|difficult|gruelling)(?: thing)? (?:in front of|ahead of|to (?:face|deal|get past|get through|cope))",
      "you(?:'re| are|'ve been) (?:facing|dealing with|up against|coping with|going through|carrying) (?:something|things|a stretch|a time|a day|a patch)? ?(?:that(?:'s| is) |of )?(?:very |so |really |such |this |extremely |properly )*(?:hard|difficult|tough|challenging|demanding|tricky|awful|dreadful|horrible|gruelling)|you(?:'re| are|'ve been) (?:up against|facing|dealing with) (?:a lot|so much|plenty|a great deal)",
      "(?:things|life)(?:'s| is| are|'s been| have been| has been| feels?)(?: very| so| really| extremely| properly)+ (?:hard|difficult|tough|challenging|demanding|tricky)(?=[.,;]| and| at| just| right| this| today| tonight| in|$)",
      "(?:plenty|a lot|lots|so much) (?:that(?:'s| is) |of it )(?:very |really )?(?:hard|difficult|tough|challenging|demanding|tricky)",
    ),
    low: any(
      "you(?:'re| are) on(?: fairly| nice| pretty)? (?:level|even|flat|smooth|easy) ground|(?:easy|gentle|smooth|light)(?:,? (?:and )?\\w+)? (?:patch|spell|stretch) (?:you're|of yours|just now)",
      "(?:go(?:ne|ing|es)|running|runs?|ticking|bobbing|rolling|sailing|trundling|jogging|went|moving|passed off)(?: \\w+){0,3} (?:smoothly|swimmingly|without (?:a|much|any|too much) (?:fight|bother|hitch|snag|struggle|trouble|bother)|like clockwork|on (?:rails|wheels))|(?:day|life|today|things|morning|afternoon|evening|world)(?: is|'s| are)?(?:n't| not| hardly| barely)(?: \\w+)? asking (?:a great deal|much|a lot|anything(?: (?:very|too))?)(?: \\w+)? of you|(?:smooth|plain) going|(?:while|with|when) the going(?:'s| is)?(?: this| so| as)? (?:good|easy|smooth|light)|not having to (?:battle|fight|struggle|wrestle)(?= |[.,])|(?<!the )(?:gentle|easy|smooth|flat|level) (?:stretch of (?:path|road|it|going|track)|road|path)(?= |[.,])(?! (?:through|to|round|by|along|past|home|with)\\b)|(?:the|your) (?:road|path|going|ground|way)(?: ahead| in front)?(?:'s| is| feels)(?: (?:fairly|nice and|quite|very))? (?:flat|level|gentle|smooth|clear)",
      "(?:things|life|everything)(?:'s| are| is| feels?| seems?|'s been| have been)(?: (?:fairly|pretty|quite|very|nice and|reasonably|so))* (?:straightforward|plain sailing|effortless|undemanding|simple|smooth)(?= |[.,;])(?! to)",
      "(?:nothing|none of it|hardly anything|not much|next to nothing|little|nothing much|not a lot|very little)(?:(?:'s| is| that's) (?:very |really |too |all that |that |at all )?(?:difficult|hard)| (?:(?:very |really |too )?(?:hard|difficult) to face|in your way|to (?:contend|cope|deal) with|in front of you))",
      "(?:things|it|life|everything|today|day|morning|afternoon|evening|all)(?:'s| is| are| has been|'s been| have been)?(?: all| just| pretty much| being)* (?:(?:plain|smooth) sailing|a (?:doddle|breeze|cinch|walkover|pushover)|child's play|a piece of cake)|^plain sailing(?=[.,])",
      "(?:it's|it was|it's been|you've had) an easy (?:day|morning|afternoon|evening)",
    ),
    bottom:
      "(?:things|it|life|the day|this|everything) (?:couldn't|can't|could (?:hardly|scarcely|barely))(?: possibly)? (?:be|have been|feel) (?:any |much |a lot )?(?:easier|simpler|smoother|lighter)",
    top: any(
      "(?:about )?the steepest (?:hill|climb|thing)|even (?:the (?:simplest|smallest|easiest) \\w+|[^.,]{3,30}) (?:is|feels like|has become) a mountain|would (?:flatten|floor|sink|break|overwhelm|knock out|fell) (?:most|any|almost)|no easy (?:part|bit|corner|hour|patch)|(?:nobody|no one) could (?:carry|bear|shoulder) (?:all|so much|what)",
      "(?:couldn't|can't|could (?:hardly|scarcely|barely))(?: possibly)? (?:be|have been|feel) (?:any |much |a lot )?(?:harder|tougher|steeper|rougher|more (?:difficult|on your plate))|(?:about )?as (?:hard|tough|difficult|rough) a \\w+ as",
      "(?:brutal|savage|gruelling|punishing|monstrous|mammoth|colossal|herculean|insurmountable|impossible|unbearable|backbreaking|back-breaking|merciless|hellish|overwhelming) (?:thing|challenge|task|stretch|patch|time|climb|going|difficulty|to face|to deal|load|odds)|(?:it's|what you're (?:facing|up against|dealing with)(?:'s| is)) (?:brutal|savage|monstrous|colossal|impossible|gruelling|punishing|enormous)",
      "(?:as|every bit as|about as|quite as) (?:hard|difficult|tough|challenging|demanding|tricky) (?:as|a thing as) (?:it|they|things?|anything|can|could|anyone|comes?|possible)(?: (?:gets?|can|could|comes?|goes))?(?! feels?)",
      "(?:facing|up against|dealing with|carrying) something (?:\\w+ )?(?:huge|enormous|immense|monumental|colossal|overwhelming|impossible)|the hardest (?:it|thing|day|time|stretch) (?:it |there |you )?(?:could|can|ever)|(?:what|the thing|whatever) you(?:'re| are|'ve been) (?:facing|up against|dealing with|going through|carrying|coping with)(?:'s| is| feels) (?:\\w+ )?(?:overwhelming|huge|immense|monumental|unbearable|impossible|impossibly|enormous|crushing|as big as)|(?:impossibly|unbearably|desperately|overwhelmingly) (?:hard|difficult|tough|challenging|demanding|tricky)",
    ),
    small: any(
      "(?:a little|a bit|something small|one small thing) to (?:wrestle|grapple|battle|struggle) with|(?:a bit of an?|a small|a mild) (?:slog|uphill|climb|struggle|battle|grind)|some of it(?:'s| is) (?:tricky|hard|difficult|tough)|(?:a bit|a little|fairly|rather|slightly|mildly|somewhat) (?:heavy going|uphill|tricky|difficult|hard|tough|fiddly|awkward|thorny|knotty)(?! to\\b(?! (?:deal|face|see to|sort|tackle)))|a little difficulty",
      "(?:a|one) (?:small|minor|little|mild|slight|modest) (?:challenge|difficulty|hurdle|snag)|(?:some|a few|one or two|a couple of) (?:small |minor |little )?(?:challenges|difficulties|hurdles|bumps|snags)|you(?:'ve| have)(?: got)? (?:a few|one or two|a couple of) things to (?:deal|contend|cope|wrestle|grapple) with|a bit bumpy",
    ),
    notLow: any(
      "(?<!not )(?<!n't )(?:a lot|so much|too much|plenty|a great deal)(?:'s| is| being|'s being)* (?:asked|demanded) of you",
      "(?:it's|it is) (?:very |so |really |this |properly )?(?:difficult|hard|tough)(?=[.;]| on| in front| but|$)",
      "(?:rough|hard|tough|difficult|heavy)(?: old)? (?:week|month|year|patch|few (?:days|weeks))(?<!hits a rough patch)",
      "(?:big|huge|great|enormous|steep|tough) (?:challenge|climb|fight|battle)(?! for)|mountain (?:like this|in front of you|you're|to climb)",
      "(?<!hits a )(?:difficult|hard|tough|heavy|rough(?! time)|steep|rocky|stony|bumpy|uphill|gruelling|trying|stormy) (?:patch|time|stretch|going|hill|climb|road|path|ride|run|spell|slope|thing you're|bit of (?:road|path|going))(?! chair)|(?:hill|climb|slope|road|path|going)(?:'s| is) (?:as|so|this|that) (?:steep|hard|rough|rocky|tough)(?! as (?:it|you) )|(?:steep|hard|tough|stiff) old (?:climb|hill|road|slog|time)",
      "(?:it's|it's been|this is|you've had|after|such|on) (?:a|an|such a)(?: very| really| long,?| properly)* (?:difficult|challenging|demanding) (?:day|morning|afternoon|evening|time|week|stretch|patch|start)(?! to)",
    ),
    notHigh: "(?<!a )light load(?! of)",
  },
  urgencyOfNeed: {
    down: "unhurried|unrushed",
    toIt: "(?:(?:that )?(?:needs?|wants?|has) (?:to be )?(?:done|doing|seen to|seeing to|sorted|sorting|dealt with|dealing with|attention)|needs you)(?: (?:straight|right) away| at once| today| soon| now| urgently)|(?<!nothing(?:'s| is) )(?:crying out|clamouring|shouting|screaming) (?:for|to be)(?: \\w+){1,2}|(?:calling|asking) for (?:an answer|attention|help)|that(?:'s| is) (?:pressing|urgent)|that (?:can't|won't) (?:wait|keep)|(?:needs?|wants?) (?:sorting|doing|seeing to|dealing with)(?: \\w+)? (?:before|by|until) \\w+",
    of: "the need|your need|what you need",
    ofUp: "urgent|pressing",
    ofDown: "happy to wait|able to wait",
    does: "need(?:ing)?(?: (?:some|a bit of|any))? (?:help|this|it|something|someone|somebody|things|an answer)(?: (?:sorted|done|dealt with|seen to|sorting))? (?:soon|now|quickly|straight away|right away|right now|today|urgently|(?:very )?soon|this (?:very )?(?:minute|instant|moment))",
    more: "urgency|(?<!no )rush(?! (?:at all|to\\b))|(?<!without any )(?<!no )hurry(?! (?:at all|to\\b))|haste",
    high: any(
      "running out of time|time(?:'s| is) short|(?:needs|wants) you (?:now|today)|(?:crying|shouting) out to be",
      "(?:wants?|needs?|has) (?:seeing to|sorting|dealing with|to be (?:seen to|sorted|dealt with)) (?:before long|without delay|today|right)|put off (?:as long as|long enough|for too long)|(?<!you |whatever |really |that |it )(?:shouldn't|mustn't|oughtn't to) be (?:left(?! (?:to|with|in|alone|by|there))|put off|ignored|delayed)|not much time to (?:spare|lose)",
      `(?:help|support|a hand|an answer|relief|something)(?:'s| is) (?:\\w+ )?(?:needed|wanted|called for),?(?: and)? ${SOON}|you need soon|is when you need|(?:right now|right this \\w+|now|today)(?:,? not \\w+,?)? is when (?:\\w+ )?(?:help|support|a hand|it|something)[^.,]{0,15} (?:wanted|needed)`,
      "(?:it|this|what you need)(?: really| just)? (?:won't|can't|shouldn't|mustn't|oughtn't to|isn't going to) (?:keep(?= (?:till|until|for|long|very|much)|[.,;])|hang on|be left (?:for )?(?:much |any |very )?long(?:er)?|be put off)|(?:too long (?:for you )?to wait|wait (?:would be|is) too long|an hour too long|too long for you)|waiting (?:is|feels) (?:so |very |really )?(?:hard|impossible|unbearable|the one thing)|no (?:leaving|putting) (?:this|it|that)(?: off)?|no time to (?:lose|waste|spare)",
      "(?:everything|it|it all|it's all|things|all of it|(?<!thing )that)(?:'s| is| are| feels?| feel| being)? (?:so |very |really |all |rather )*(?:urgent|pressing)",
      "(?:it|this|(?<!(?:thing|things|one|job|bit|part|calls?) )that|they|everything|things|some of it) (?:can't|won't|couldn't) wait",
      "wants? (?:doing|dealing with) (?:now|today|this minute)",
      "(?:it|things|something|everything|this)(?: really| all)? (?:needs?|has|have|wants?) (?:sorting|to give|to change|to be sorted|an answer|dealing with|seeing to|attention|to be dealt with|to ease)(?: \\w+)? (?:soon|now|quickly|today|tonight|fast|urgently)",
    ),
    low: any(
      "(?:what(?:ever)?(?:'s| is) on your mind|all of it|none of it)(?: can| will|'ll| needs to)(?: all)? (?:sit|rest|stay|keep|wait)(?: \\w+){0,2} (?:on the (?:shelf|side)|for a (?:few|day|week|while)|in a drawer|till next|until next)",
      "(?:it|this) could (?:all |happily |easily )?(?:wait|keep) (?:till (?:christmas|next)|for (?:weeks|a month))|(?:could|can) (?:happily )?sit on (?:it|this|that)(?: all)? (?:for a|till|until)|no (?:call|need) for (?:any )?help(?: (?:whatsoever|at all|today))|(?:not|\\w+n't) need (?:a (?:single )?thing|anything)(?: from (?:anyone|anybody))? (?:just now|right now|today)|help can come at its own pace|nothing(?: much)?(?:'s| is| being)? on fire|would do (?:you )?(?:just |about )?as well as today|(?:isn't|not|no) (?:any )?(?:great )?(?:rush|hurry) (?:about|on|for) (?:it|any|this)",
      "not pressed for|it(?:'ll| will| can) keep (?:till|until) (?:the (?:weekend|week)|next|christmas)|clock isn't chasing",
      "(?:not|\\w+n't)(?: \\w+)? (?:in need of|need)(?: any)? help (?:at all|with (?:anything|a thing))",
      "none of it(?:'s| is) (?:urgent|pressing)",
      "(?:(?:everything|all of it|it all|most things) can (?:all )?|(?:it|things) can all )(?:wait|take (?:its|their) time)(?! until| till| a | while| for)|(?<!there's not )(?:all|plenty of|lots of) (?:the )?time (?:in the world)|you(?:'re| are) in no (?:rush|hurry)(?! to\\b)",
    ),
    top: any(
      "(?:it's|this is|it feels like|it is|such) an emergency|the need (?:is |being )?as (?:sharp|strong|urgent|great) as",
      "nothing(?:'s| is| feels| could be) more (?:urgent|pressing)|(?:bell|alarm|part|bit) (?:in|of) you is (?:ringing|shouting|screaming|crying out|calling)|everything in you is saying (?:now|hurry|this can't)",
      "(?:needs?|wants?|must|has|have|having|got|feels? like)(?: (?:it|this|all|help|to|be|sorting|sorted|doing|done|dealing|dealt|seeing|seen|easing|eased?|stop|put|right|out|fixed|mended|with|something|someone|somebody|an answer|relief|attention|happen)){1,5}(?: and)? (?:right now|(?:right )?this (?:very )?(?:minute|instant|second))(?! is)|it's all right now",
      "(?:can't|won't|couldn't) wait (?:another|a|one more) (?:minute|second|moment)|(?:screaming|shouting) to be (?:done|dealt|sorted|seen)",
    ),
    notHigh: any(
      "(?<!whatever )(?<!what )(?<!that )can (?:happily|easily|safely|comfortably|perfectly well) wait",
      // What is said in kindness as well, of a morning or a meal: "nothing pressing", "nobody's hurrying you".
      "nothing(?:'s| is| feels)? (?:very |really |all that |at all |that |actually )*(?:pressing(?! on you)|urgent|in a (?:rush|hurry)|hurrying you|rushing you|(?:shouting|crying out|clamouring|screaming) (?:for|to))|(?:isn't|aren't)(?: \\w+)? pressing(?! (?:in|on|down))|(?:nobody|no one|nothing)(?:'s| is)? (?:rushing|hurrying|pushing|timing|pressing (?:at|on)) you",
      "nobody(?:'s| is)? (?:holding a stopwatch|watching the clock)|time(?:'s| is)(?: \\w+)? on your side(?! of)|clock isn't ticking",
      "(?:so |very )(?:little|few things)(?: is|'s)? pressing|no (?:rush|hurry)(?! (?:to|with|over)\\b)|nothing (?:needs|has to|wants)[^.,]{0,15} in a (?:hurry|rush)",
    ),
    up: "(?:urgent(?! care)|pressing(?! (?:on|down|against|hard|sort|kind)))",
    small: any(
      "(?:a|some) (?:slight|small|gentle|mild) (?:tug|pull|push|nudge|need|urge) to (?:get|have|see)|(?:moderate|middling|some) need(?= of| for)|(?:one|a) small matter|could do with seeing to fairly soon|not desperate either",
      "a (?:mild|slight|faint|vague|modest|passing) (?:wish|want|itch|need) for (?:things|it|this|something)(?: \\w+)? to (?:ease|change|be|get|shift)|wouldn't (?:mind|be unwelcome|go amiss|say no to)(?: if)? (?:things|it|this)(?: all)? (?:easing|eased|changed|were|got|shifted)",
      "you(?:'d| would)?(?: \\w+)? (?:like|want|prefer) (?:it|this|things|life|everything)(?: all)? to (?:ease|let|calm|settle|get|be|lighten|slow|quieten|lift)(?: (?!right|soon|now)\\w+){0,2} (?:a bit|a little|at some|some time|eventually|when|one day)|it(?:'d| would) be nice if (?:it|this|things|everything)(?: all)? (?:eased?|let|calmed|settled|lifted|got|slowed|quietened)(?: \\w+){0,2} (?:a bit|a little|at some)",
      `${NEEDING}(?:at some point|some time|fairly soon|sooner or later|one of these days|eventually|in a (?:day|week) or (?:two|so))`,
      "help (?:with (?:it|this|that) )?(?:at some point|some time|sooner or later|one of these days)",
      "sorted at some point",
    ),
    notLow: any(`${NEEDING}${SOON}`, "can't be (?:put off|delayed|left) (?:any longer|a moment)"),
  },
} satisfies Record<string, RatingWords>;
