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
    toIt: "(?:(?:weighing|bearing|resting|leaning|piled|landing|pulling|tugging|straining|snapping|crowding|coming|clawing)(?: down| in)? (?:on|upon|at) (?:you(?! )|you(?= (?:today|tonight|this|right|at|from|,))|your (?:shoulders|back|mind|sleeve|heels|time)))|(?:raised|raising|raises) your (?:hackles|shoulders)|(?:getting|gets|got) (?:under your skin|to you|on top of you)|on your (?:shoulders|back|plate)",
    of: "load|burden|weight on (?:you|your \\w+)",
    ofUp: "heavy|huge|colossal|enormous|crushing",
    ofDown: "light",
    more: "stress|strain|pressure|tension",
    less: "room(?= in (?:it|your day|the day))|calm(?= like| (?:sort|kind|air|as long)| (?:runs|is|in you|about you|left))|calmness|serenity|slack(?= in (?:it|you|your|the|this)|(?: left)?[.,;])|breathing (?:space|room)(?= in (?:it|you|your|the|this)| left)|room to breathe",
    up: "(?:tightly )?wound(?: up| tight)?(?= |[.,;])|stressed|stressful|frazzled|strung out|tense|harried|harassed|hard-pressed|(?<!being )(?<!being really )stretched(?! out)|up against it|snowed under|under the cosh|frayed|hassled",
    down: any(
      "(?<!feel this )calm(?! one|er|ly| as a)|relaxed|unstressed|carefree|laid-back|mellow|chilled",
      "unstrained",
      "easy-going|loose-shouldered|easy on (?:your|the) nerves",
    ),
    high: any(
      // The body under strain: "your jaw's clenched", "shoulders up by your ears", "that clenched jaw".
      "(?:shoulders|jaw|teeth|fists|neck)(?:'s| are| is| have| has| been| all)* (?:(?:up )?(?:by|round|around|near|at) (?:your|the) ears|(?:clenched|gritted|hunched|knotted|bunched|set|braced|working overtime|tight)(?=[.,;]| and| as| all| since| from| with| today| this|$)|haven't (?:come down|dropped))",
      // Too much at once: "pulled in all directions", "coming at you from all sides", "spinning plates".
      "(?:pulled|tugged|torn|dragged) in (?:all|every|\\w+|too many|so many)(?: different)? directions|(?:everything|too much|so much|a lot|things|it all|it's all)(?:'s| is| are| keeps?)? (?:coming|landing|piling|crowding|flying|thrown|rushing)(?: in| up| down)?(?: (?:at|on) you| at once)|(?:spinning|juggling|those|all these|so many) (?:plates|balls)|coming at you (?:from|thick)|(?:wants?|wanting|after) a piece of you|too much on your (?:plate|shoulders)|too many demands|juggling(?: \\w+)? (?:too|so) (?:much|many)|one (?:thing|job|demand|request|email|question|call)(?: \\w+)? too many|(?:at|near|close to|past) boiling point",
      "stressed (?:and|with it|out)|(?<!a bit )(?<!a little )(?<!slightly )under (?:pressure|strain)",
      "a (?:lot|good deal) (?:bearing|pressing|weighing|landing) (?:down )?on you|weighed down",
      "stress (?:is |has )?(?:piled|piling|stacked|mounting|mounted)(?: up)?|feeling the (?:strain|pressure)(?! a (?:bit|little|touch))|(?<!bit of a )(?<!slightly )load of stress",
    ),
    low: any(
      "(?:slid|roll|wash|slipp|runn|bounc|glanc)(?:ing|es|e|s)?(?: straight| right)? off you|water off a duck's back|(?:sliding|rolling|washing|bouncing)(?: straight| right) off|shoulders(?:'s| are| is)(?: nice and| nicely)? (?:loose|low|down|relaxed)(?=[.,;]| and| today| where)|not having to (?:battle|fight|struggle)(?= |[.,])",
      "let the calm (?:stay|carry)|stress(?:'s| is)?[- ]free|with the (?:pressure|stress) off|nothing(?: much)?(?:'s| is) (?:weighing|bearing) (?:down )?on you",
      "(?:a |the )?(?:real |lovely |great |deep |welcome )*(?:sense|feeling) of (?:calm|peace)(?! (?:in|from|to be))|calmness about|stress(?:'s| is) barely (?:there|a whisper)|(?:the )?(?:pressure|stress)(?:'s| is| has) (?:off|lifted|eased)(?= |[.,])|taking (?:it|things|everything)(?: all)? in your stride|calm (?:part|point|spot|spell|patch) (?:of|in)|(?:a|such a|a real) calm (?:about|to|in) (?:you|it|the)",
    ),
    top: any(
      "(?:hit|reached|at|past|near|close to|stretched to|pushed to|pushed past)(?: \\w+){0,2} (?:limit(?= of what|[.,;]| and| today)|breaking point|end of your (?:rope|tether))|(?:the (?:last|final) straw|one more \\w+ and (?:you'd|you'll|the whole|it would|it'd|everything|it'll)|the one that will (?:finish|break|sink) you|not a notch left|isn't a notch left|as tight as)|(?:no one|nobody|anyone|anybody) (?:could|can) (?:carry|bear|hold|take) (?:all|everything) (?:this|that)",
      "at (?:your wits'|the end of your tether|your limit|(?<!nerves are at )full stretch)|run ragged|close to (?:breaking|snapping)|bursting at|up to your (?:neck|eyes|ears)|drowning(?! out)|swamped|buried under|crushed|engulfed|overwhelmed",
      "overwhelming(?= day| morning| evening| afternoon)",
      "(?:more|greater) stress than (?:anyone|anybody|you)",
    ),
    small: any(
      "(?:a bit|a little|a few things|something) (?:on your (?:plate|mind)|to (?:juggle|keep up with))|(?:niggling|low-level|background) (?:stress|strain|pressure)",
      "(?:feeling|feel) the (?:strain|pressure|stress) (?:a bit|a little|slightly|a touch)|(?:a bit|a little|slightly|somewhat) (?:under (?:pressure|strain)|busy|full(?= |[.,])|hectic|on edge|on top of things)|got (?:a bit|a little|slightly) (?:much|on top)|a few stresses|(?:a bit|a little) much(?= |[.,])",
    ),
    notHigh: any(
      "(?:use|enjoy|keep|trust|spend) (?:that|this|all that|your) calm(?= |[.,])|the calm you(?:'ve| feel)",
      "(?:so |very )(?:little|few things)(?: is|'s)? pressing|nothing(?: is|'s) pressing on you",
      "(?:you're|you are|you feel|left you|leaves you|you've been)(?: \\w+)? (?:serene|tranquil|unruffled|at peace(?! with))",
      "(?:perfectly|utterly|so|entirely) (?:serene|tranquil)|(?:an?|your|this) (?:unhurried|easy-going|peaceful|restful) (?:feel|air|pace)",
      PEACEFUL_DAY,
      "(?:feeling|feel|you're)(?: (?:so|very|quite|really))* peaceful|unhurried and (?:calm|easy)|(?:nothing|not much|very little) (?:is )?(?:asking|asked|demanded) (?:anything )?of you(?= this| today|[.,])",
    ),
  },
  anxietyLevel: {
    toIt: "gnawing(?: at you)?|preying on you|worrying(?: you)?|troubling(?: you)?|frightening(?: you)?|bothering you|whirring(?= in| away| round|[.,;])|churning|eating (?:at )?you|to (?:worry about|be afraid of|fear)",
    of: "nerves|heart|stomach|insides|pulse|chest",
    ofUp: "racing|hammering|pounding|thumping|thudding|in your mouth|jumping|leaping|in your throat|tight|in knots|jangling|on edge|on (?:the lookout|(?:high )?alert)|churning|frayed|in a knot|raw",
    ofDown: "settled|at rest|at peace|behaving|quiet|steady",
    more: "worry|worries|anxiety|fear|fears|dread|panic|unease|what-ifs?|what ifs|butterflies|nerves|anxiousness|unease|apprehension|nervousness|worrying",
    up: "worried|anxious|frightened|scared|on edge|on (?:the alert|high alert|full alert|guard|the lookout)(?! for (?:a|some|one))|braced for|keyed up|jumpy|afraid(?! of)|nervous|fearful|apprehensive|fretful|panicky|rattled|jittery|fretting|agitated",
    does: "(?:brac(?:e|ing)(?: yourself)? for|hunt(?:ing)? for (?:trouble|danger|threats)|look(?:ing)? for (?:trouble|danger)|expect(?:ing)? the worst|imagin(?:e|ing) the worst|fear(?:ing)? the worst|jump(?:ing)? at (?:every|the|each)|wait(?:ing)? for (?:the other shoe|the worst|something to go wrong)|(?<!of you )fret(?:ting)?(?! about (?:it|that)))",
    down: "untroubled|settled(?! (?:in|on|by|it|into|(?:sort|kind) of|day|morning|afternoon|evening|night))|unworried|easy in your mind|worry-free|without a worry(?= in the world)|unbothered|unafraid",
    high: any(
      "(?:nerves|stomach|heart|insides|pulse|chest|tummy|butterflies|fear|worry|dread) (?:won't|can't|don't|doesn't|haven't|refuses? to|wouldn't) (?:settle|stop|slow|quieten|calm|rest|be still|let up|unknot|go away)",
      "(?:mind|thoughts|head|imagination)(?: keeps?| has| have|'s| is| are| goes| go| been| leaps?| jumps?| runs?| races?| gone| going| running| racing| leaping| jumping| rushing| flying| turning| straight| right| off| on| ahead| back)+ (?:to|into|through|towards) (?:the worst|worst|every worst|things that (?:haven't|might)|disaster|what (?:might|could)|all that (?:might|could)|whatever (?:might|could))|(?:mind|thoughts|head) (?:won't stop|can't stop|keeps?|are|is)(?: \\w+)? (?:circling|racing|going (?:over|round)|looping|spinning|turning)[^.,]{0,20} (?:fear|worry|worries|dread)|all nerves|feels like a (?:threat|danger)|thoughts(?: are| all)* in (?:full )?(?:stampede|flight)",
      "heart (?:\\w+ )?into your mouth|(?:no|not (?:a|one)|\\w+n't (?:a|one|been one|been a))(?: \\w+)? (?:quiet|peaceful|easy|calm) (?:minute|moment|hour|second)(?! to)|(?:no|not a) (?:part|corner|hour|minute|moment)(?: of \\w+ \\w+)? that (?:worry|fear|dread|anxiety) (?:hasn't|doesn't|isn't)|in the grip of (?:worry|fear|dread|panic|nerves)",
      "(?:a|the) worry (?:gnawing|nagging|going round|eating)",
      "(?:a |another )(?:worried|anxious|worrying|nervous) (?:day|morning|afternoon|evening)",
      "(?:worry|anxiety|fear)(?:'s| has| is|'s been| has been) (?:with you all|loud|there all|on your mind all|followed you|going round|nagging|gnawing|at you|(?:a |your )?(?:constant|steady|close|faithful) (?:companion|presence))",
    ),
    low: any(
      "(?:you're|you feel)(?: so| very| quite| perfectly| completely)? at ease(?! in)",
      "mind(?:'s| is| feels)?(?: so| this| that| as| very| nice and)* (?:settled|easy|at (?:rest|ease|peace))(?= |[.,])",
      "(?:not|\\w+n't) (?:\\w+ )?(?:afraid|scared|frightened|worried) (?:of|about) (?:anything|a (?:single )?thing|much)|no (?:great |real |particular )?knots? in|easy on (?:your|the) nerves|(?:calm|cool|placid|serene) as an? \\w+|(?:not|\\w+n't) worry(?:ing)? about (?:much|anything|a thing)|untroubled (?:mind|head|heart)|untroubled a mind|(?:isn't|aren't|not)(?: \\w+)? (?:gnawing|eating|nagging|preying)(?: away)? (?:at|on) you|(?:mind|head|thoughts)(?:'s| is| are)?(?:n't| not) (?:hunting|braced|racing|jumping)",
      "without (?:bracing|flinching|fretting|dreading)(?= |[.,])",
      "(?:little|nothing|not much|hardly anything|very little) to worry (?:you|about)|nothing on your mind|(?:anxiety|worry)(?:'s| is| has)? (?:keeping|gone|been|staying|nice and) ?quiet|mind(?:'s| is| feels) (?:quiet|peaceful|easy|settled|untroubled)(?= |[.,])",
    ),
    top: any(
      "(?:sheer |pure |blind |utter )(?:terror|panic|horror|dread)|(?:in|full of|filled with) (?:terror|panic|dread)|scared (?:stiff|witless|out of|to death)|rigid with|paralysed|out of your mind with|beside yourself|terrified|frantic|panicking|worried sick|sick with worry|petrified",
      "worry(?:'s| is) at full strength",
      "(?:anxiety|worry|fear|panic) (?:has |is )?(?:left|leaves|leaving) (?:no|little) (?:room|space)|(?:worst|strongest|most intense) (?:of )?(?:anxiety|worry|fear)",
    ),
    small: any(
      "(?:a few|some|the odd|a case of the|a couple of) (?:butterfl\\w+|jitters|niggles?|qualms?|flutters?|twinges?|misgivings?|collywobbles)|(?:slight|mild|small|niggling|passing) (?:worry|unease|concern|flutter)",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:unsettled|uneasy|on edge|nervy|keyed up|apprehensive|fretful|restless)|slight(?:ly)? (?:nerves|butterflies)",
    ),
    notHigh: any(
      "(?:your|such) peace of mind|(?:perfectly|utterly|so|entirely) (?:serene|tranquil|unruffled)",
      PEACEFUL_DAY,
    ),
    notLow: any("(?:knot|bundle|bag) of (?:nerves|worry|anxiety)|knot in your (?:stomach|chest)"),
  },
  currentChallengeLevel: {
    toIt: "proving (?:very |so |at all )?(?:hard|difficult|tough)|going wrong|(?:being )?(?:asked|demanded) of you|putting up a fight|(?:stacked |going )?against you|in your path|to (?:battle|wrestle|grapple|struggle)(?: with| for|[.,])|difficult|demanding|tough|challenging|tricky|(?:stand(?:s|ing) |stood )?in (?:your|the) way(?! of)|to (?:contend|deal|cope|wrestle) with|making (?:things|life) (?:hard|difficult)|giving you (?:any )?trouble",
    of: "(?:the|your) (?:road|path|going|way|ground)(?: ahead| in front| under (?:you|your feet))?|the going|what you(?:'re| are) (?:facing|up against|dealing with)|what you've got in front of you|what's in front of you|road ahead",
    ofUp: "hard|tough|rough|rocky|stony|heavy|difficult|demanding|gruelling|uphill|steep|tricky",
    ofDown: "straightforward|plain sailing|easy|simple|undemanding|smooth|light",
    does: "(?:wrestl(?:e|ing)|struggl(?:e|ing)|grappl(?:e|ing)|battl(?:e|ing)|contend(?:ing)?) with (?:something|a lot|so much|plenty)|in the (?:middle|thick) of something (?:\\w+ )?(?:hard|tough|difficult)|up against (?:it|a lot)",
    more: "difficulty|difficulties|hardship|adversity|hurdles?|obstacles?|challenges?|struggle(?= in|[.,])|problems?(?= to solve| in (?:your|the)|[.,;] (?:just|only))",
    high: any(
      "(?<!\\bas )(?:hard|tough|difficult|rough) as (?:it|things|life|it all|this \\w+)(?: \\w+)? (?:are|is|has been)|how (?:hard|tough|difficult|rough) (?:things|life|it all) (?:are|is|feels?|has been)|nothing(?: (?:about|in|of) \\w+)?(?:'s| is| comes| feels) (?:easy|simple|straightforward)(?=[.,]| \\w+ (?:now|moment)| today| this)|(?:problems|difficulties|troubles|hurdles) (?:keep|are|have been|kept)(?: \\w+)? (?:piling|stacking|mounting|coming|cropping)|(?:things|life|it)(?:'s| is| has| have| been| are| being)* (?:so |very |really )?(?:hard|tough|rough) on you|work cut out|everything(?:'s| is| feels| you \\w+(?: at the moment| today)? is)(?: all)? (?:uphill|a (?:battle|struggle|fight|slog|mountain))",
      "dealt (?:you )?(?:a |such a )(?:very |really )?(?:rough|bad|hard|poor|tough) hand|life(?:'s| is| has| keeps)? (?:been )?(?:throw|fling|hurl)\\w+|(?:one|another) (?:hurdle|blow|problem) after (?:another|the (?:other|next))|(?:over|past) one (?:hurdle|hill|thing|problem)[^.]{0,10} (?:there's|comes|here comes) (?:another|the next)|a perfect storm|(?:fight|battle) on your hands",
      "(?:it's|it is|what you're (?:facing|up against|dealing with)(?:'s| is)|you're up against something|you've got something) (?:very |so |really |this |properly )?(?:difficult|hard|tough)(?=[.,;]| and| to deal| on| in front| but| as|$)",

      "(?:a lot|so much|plenty) to (?:contend|deal) with",
      "you(?:'re| are|'ve been) (?:facing|dealing with|up against|coping with|going through|carrying) (?:something|things|a stretch|a time|a day|a patch)? ?(?:that(?:'s| is) |of )?(?:very |so |really |such |this |extremely |properly )*(?:hard|difficult|tough|challenging|demanding|tricky)|you(?:'re| are|'ve been) (?:up against|facing|dealing with) (?:a lot|so much|plenty|a great deal)",
      "(?:things|life|it)(?:'s| is| are|'s been| have been| has been| feels?)(?: very| so| really| extremely| properly)+ (?:hard|difficult|tough|challenging|demanding|tricky)(?=[.,;]| and| at| just| right| this| today| tonight| in|$)",
      "(?:plenty|a lot|lots|so much) (?:that(?:'s| is) |of it )(?:very |really )?(?:hard|difficult|tough|challenging|demanding|tricky)",
    ),
    low: any(
      "(?:go(?:ne|ing|es)|running|runs?|ticking|went|moving|passed off)(?: \\w+){0,3} (?:smoothly|swimmingly|without (?:a|much|any) (?:fight|hitch|snag|struggle|trouble|bother)|like clockwork|on (?:rails|wheels))|(?:isn't|not|hardly|barely|aren't)(?: \\w+)? asking (?:a great deal|much|a lot|anything)(?: \\w+)? of you|asking (?:very |so )?little of you|life(?:'s| is|'s being| is being) (?:kind|gentle|good) (?:to|with) you|(?:smooth|plain) going|(?:while|with|when) the going(?:'s| is)?(?: this| so| as)? (?:good|easy|smooth|light)|not having to (?:battle|fight|struggle|wrestle)(?= |[.,])|(?<!the )(?:gentle|easy|smooth|flat|level) (?:stretch of (?:path|road|it|going|track)|road|path)(?= |[.,])|(?:the|your) (?:road|path|going|ground|way)(?: ahead| in front)?(?:'s| is| feels)(?: (?:fairly|nice and|quite|very))? (?:flat|level|gentle|smooth|clear)",
      "(?:things|life|everything)(?:'s| are| is| feels?| seems?|'s been| have been)(?: (?:fairly|pretty|quite|very|nice and|reasonably|so))* (?:straightforward|plain sailing|effortless|undemanding|simple|smooth)(?= |[.,;])(?! to)",
      "(?:day|morning|afternoon|evening|night|stretch) of (?:easy|light|simple|small|straightforward) (?:things|going|jobs|tasks)",
      "(?:an |such an )?easy (?:ride|time of it|run)",
      "(?:nothing|hardly anything|not much|next to nothing|little|nothing much|not a lot|very little)(?:'s| is| that's)? (?:very |really |too |all that |that |at all )?(?:difficult|hard|in your way|to (?:contend|cope|deal) with|in front of you)",
      "plain sailing|a (?:doddle|breeze|cinch|walkover|pushover)|child's play|smooth sailing|a piece of cake|(?:light|easy) (?:load|going|stuff)|(?:things|everything)(?:'s| is| are) (?:easy|light|effortless|undemanding)(?! to)|it(?:'s| is) (?:easy|effortless|undemanding)(?=[.,;]| and| today| tonight| this)",
      "(?:it's|it was|it's been|you've had) an easy (?:day|morning|afternoon|evening)",
      "what's in front of you(?:'s| is) (?:\\w+ )?(?:easy|light|manageable|simple)",
      "not (?:much|a lot) stands in your way|life(?:'s| is)(?: being)? easy",
    ),
    bottom:
      "(?:things|it|life|the day|this|everything) (?:couldn't|can't|could (?:hardly|scarcely|barely))(?: possibly)? (?:be|have been|feel) (?:any |much |a lot )?(?:easier|simpler|smoother|lighter)",
    top: any(
      "(?:couldn't|can't|could (?:hardly|scarcely|barely))(?: possibly)? (?:be|have been|feel) (?:any |much |a lot )?(?:harder|tougher|steeper|rougher|more (?:difficult|on your plate))|(?:about )?as (?:hard|tough|difficult|rough) a \\w+ as",
      "(?:brutal|savage|gruelling|punishing|monstrous|mammoth|colossal|herculean|insurmountable|impossible|unbearable|backbreaking|back-breaking|merciless|hellish|overwhelming) (?:thing|challenge|task|stretch|patch|time|climb|going|difficulty|to face|to deal|load|odds)|(?:it's|what you're (?:facing|up against|dealing with)(?:'s| is)) (?:brutal|savage|monstrous|colossal|impossible|gruelling|punishing|enormous)|(?:never|nothing) (?:been |gets |comes )?(?:harder|tougher)|the (?:hardest|toughest) (?:thing|sort|kind|challenge)",
      "(?:as|every bit as|about as|quite as) (?:hard|difficult|tough|challenging|demanding|tricky) (?:as|a thing as) (?:it|they|things?|anything|can|could|anyone|comes?|possible)(?: (?:gets?|can|could|comes?|goes))?(?! feels?)",
      "(?:facing|up against|dealing with|carrying) something (?:\\w+ )?(?:huge|enormous|immense|monumental|colossal|overwhelming|impossible)|the hardest (?:it|thing|day|time|stretch) (?:it |there |you )?(?:could|can|is|ever)|(?:what|the thing|whatever) you(?:'re| are|'ve been) (?:facing|up against|dealing with|going through|carrying|coping with)(?:'s| is| feels) (?:\\w+ )?(?:overwhelming|huge|immense|monumental|unbearable|impossible|impossibly|enormous|crushing|as big as)|(?:impossibly|unbearably|desperately|overwhelmingly) (?:hard|difficult|tough|challenging|demanding|tricky)",
    ),
    small: any(
      "(?:a little|a bit|something small|one small thing) to (?:wrestle|grapple|battle|struggle) with|(?:a bit of a|a small|a mild) (?:slog|climb|struggle|battle|grind)|some of it(?:'s| is) (?:tricky|hard|difficult|tough)|(?:a bit|a little|slightly|somewhat|fairly|rather) (?:heavy going|uphill|tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
      "a (?:small|minor|little|mild|slight|modest) (?:challenge|difficulty|hurdle|snag)|a (?:bit|little|spot) to (?:deal|contend|cope) with|(?:some|a few|one or two|a couple of) (?:small |minor |little )?(?:challenges|difficulties|hurdles|bumps|snags)|(?:slightly|a bit) bumpy",
    ),
    notLow: any(
      "(?:battle|fight|climb|struggle) you're (?:in|on|facing|fighting)",
      "(?:big|huge|great|enormous|steep|tough) (?:challenge|climb|fight|battle)(?! for)|mountain (?:like this|in front of you|you're|to climb)",
      "(?:difficult|hard|tough|heavy|rough(?! time)|steep|rocky|stony|bumpy|uphill|gruelling|trying|stormy) (?:patch|time|stretch|going|hill|climb|road|path|ride|run|spell|slope|thing you're|bit of (?:road|path|going))(?! chair)",
      "(?:it's|it's been|this is|you've had|after|such|on) (?:a|an|such a)(?: very| really| long,?| properly)* (?:difficult|challenging|demanding) (?:day|morning|afternoon|evening|time|week|stretch|patch|start)(?! to)",
    ),
  },
  urgencyOfNeed: {
    down: "unhurried|unrushed",
    toIt: "(?:(?:that )?(?:needs?|wants?|has) (?:to be )?(?:done|doing|seen to|seeing to|sorted|sorting|dealt with|dealing with|attention)|needs you)(?: (?:straight|right) away| at once| today| soon| now| urgently)|(?:crying out|clamouring|shouting|screaming) (?:for|to be)(?: \\w+){1,2}|(?:calling|asking) for (?:an answer|attention|help)|that(?:'s| is) (?:pressing|urgent)|that (?:can't|won't) (?:wait|keep)|(?:needs?|wants?) (?:sorting|doing|seeing to|dealing with)(?: \\w+)? (?:before|by|until) \\w+",
    of: "the need|your need|what you need",
    ofUp: "urgent|pressing",
    ofDown: "happy to wait|able to wait",
    does: "need(?:ing)?(?: (?:some|a bit of|any))? (?:help|this|it|something|someone|somebody|things|an answer)(?: (?:sorted|done|dealt with|seen to|sorting))? (?:soon|now|quickly|straight away|right away|right now|today|urgently|(?:very )?soon|this (?:very )?(?:minute|instant|moment))",
    more: "urgency|(?<!no )rush(?! (?:at all|to\\b))|(?<!without any )(?<!no )hurry(?! (?:at all|to\\b))|haste",
    high: any(
      `(?:help|support|a hand|an answer|relief|something)(?:'s| is) (?:\\w+ )?(?:needed|wanted|called for),?(?: and)? ${SOON}|you need soon|is when you need|in (?:urgent|desperate|pressing|real) need|(?:right now|right this \\w+|now|today)(?:,? not \\w+,?)? is when (?:\\w+ )?(?:help|support|a hand|it|something)[^.,]{0,15} (?:wanted|needed)`,
      "(?:it|this|what you need)(?: really| just)? (?:won't|can't|shouldn't|mustn't|oughtn't to|isn't going to) (?:keep(?= (?:till|until|for|long|very|much)|[.,;])|hang on|be left (?:for )?(?:much |any |very )?long(?:er)?|be put off)|(?:too long (?:for you )?to wait|wait (?:would be|is) too long|an hour too long|too long for you)|waiting (?:is|feels) (?:so |very |really )?(?:hard|impossible|unbearable|the one thing)|waiting (?:isn't|is not) (?:an option|something)|no (?:leaving|putting) (?:this|it|that)(?: off)?|can't (?:hang|hold) (?:on|out) (?:much |any )?longer|(?:waited|gone on|been left|been put off) (?:quite )?(?:long enough|too long)|can't (?:leave (?:this|it)|go on) (?:any |much )?longer|no time to (?:lose|waste|spare)|not a moment to (?:lose|waste)",
      "(?:everything|it|it all|it's all|things|all of it|(?<!thing )that)(?:'s| is| are| feels?| feel| being)? (?:so |very |really |all |rather )*(?:urgent|pressing)",
      "(?:it|this|that|they|everything|things|some of it) (?:can't|won't|couldn't) wait",
      "(?:it|everything|all of it|it all|they|that) (?:all )?(?:has|have|wants?|needs?) to be (?:now|today|right now|done now|done today)(?!,)",
      "(?:all|everything) (?:wants doing|wanted|needed|due) (?:now|today|right now|at once|this minute)",
      "wants? (?:doing|dealing with) (?:now|today|this minute)",
      "(?:it|things|something|everything|this)(?: really| all)? (?:needs?|has|have|wants?) (?:sorting|to give|to change|to be sorted|an answer|dealing with|seeing to|attention|to be dealt with|to ease)(?: \\w+)? (?:soon|now|quickly|today|tonight|fast|urgently)",
    ),
    low: any(
      "(?:all still|still all|still) be there tomorrow|all the time you (?:need|want|like)|no call to (?:hurry|rush)(?=[.,])|nothing(?:'s| is) so (?:urgent|pressing)|not pressed for|(?<!of )(?:it|this|everything|all of it|most of it)(?: all)?(?: can| will|'ll) (?:keep|sit)(?= (?:till|until|for|a|quite|perfectly|while|as|another)|[.,])|clock isn't (?:chasing|ticking)|nobody(?:'s| is)? (?:holding a stopwatch|watching the clock|timing you|counting)|time(?:'s| is)(?: \\w+)? on your side|no (?:deadline|clock|stopwatch)(?= |[.,])",
      "(?:not|\\w+n't)(?: \\w+)? (?:in need of|need)(?: any)? help (?:at all|with (?:anything|a thing))",
      "nothing(?:'s| is| feels)? (?:very |really |all that |at all |that |actually )*(?:pressing(?! on you)|urgent|in a (?:rush|hurry)|hurrying you|rushing you)",
      "none of it(?:'s| is) (?:urgent|pressing)",
      "(?:day|morning|afternoon|evening|night)(?: \\w+)? (?:with|that has|that had) no (?:hurry|rush|urgency) (?:in|to|about) it",
      "not (?:very |that |at all )?(?:urgent|pressing)",
      "(?:nobody|no one|nothing)(?:'s| is)? (?:rushing|hurrying|pushing) you",
      "nothing (?:here|about|today|really) (?:is |that's )?(?:urgent|pressing)|(?:it|everything|all of it|it all|things|most things) can (?:all )?(?:wait|take (?:its|their) time)(?! until| till| a| while| for)|(?<!there's not )(?:all|plenty of|lots of) (?:the )?time (?:in the world)|(?:it's|everything's|it's all)(?: all| very| rather)* unhurried|you(?:'re| are) in no (?:rush|hurry)|nothing(?:'s| is)? (?:pushing|pressing|rushing|hurrying) (?:you|at you|on you)",
    ),
    top: any(
      "nothing(?:'s| is| feels| could be) more (?:urgent|pressing)|(?:bell|alarm|part|bit) (?:in|of) you is (?:ringing|shouting|screaming|crying out|calling)|everything in you is saying (?:now|hurry|this can't)|another (?:hour|minute|day)[^.,]{0,25} (?:too long|too many)",
      "(?:needs?|wants?|has|have|must|feels? like|it's all) (?:[\\w']+ ){0,3}(?:right now|this minute|this instant)(?! is)",
      "(?:couldn't|can't) (?:be|feel) (?:any )?more (?:urgent|pressing)|(?:can't|won't|couldn't) wait (?:another|a|one more) (?:minute|second|moment)|(?:screaming|shouting) to be (?:done|dealt|sorted|seen)",
    ),
    notHigh: any(
      "(?<!whatever )(?<!what )(?<!that )can (?:happily|easily|safely|comfortably|perfectly well) wait",
      "(?:so |very )(?:little|few things)(?: is|'s)? pressing|no (?:rush|hurry)(?! to\\b)|nothing (?:needs|has to|wants)[^.,]{0,15} in a (?:hurry|rush)",
    ),
    up: "(?:urgent(?! care)|pressing(?! (?:on|down|against|hard)))",
    small: any(
      `${NEEDING}(?:at some point|some time|fairly soon|sooner or later|one of these days|eventually|in a (?:day|week) or (?:two|so))`,
      "help (?:with (?:it|this|that) )?(?:at some point|some time|sooner or later|one of these days)",
      "(?:some|a slight|a mild|a faint|a little) (?:sense|feeling) of (?:urgency|hurry)|sorted at some point",
    ),
    notLow: any(`${NEEDING}${SOON}`, "can't be (?:put off|delayed|left) (?:any longer|a moment)"),
  },
} satisfies Record<string, RatingWords>;
