import { any, type RatingWords } from "./rating-words";

/** What may be said of stress, worry, difficulty and hurry. */
export const STRAIN_WORDS = {
  stressLevel: {
    toIt: "(?:(?:weighing|bearing|resting|leaning|piled|landing)(?: down)? (?:on|upon) you|pressing(?: down)? (?:on|upon) your (?:shoulders|back|mind))|on your (?:shoulders|back|plate)",
    of: "load|burden|weight on (?:you|your \\w+)",
    ofUp: "heavy|huge|colossal|enormous|crushing",
    ofDown: "light",
    more: "stress|strain|pressure|tension",
    up: "stressed|stressful|frazzled|wound up|strung out|tense|harried|harassed|hard-pressed|(?<!being )(?<!being really )stretched(?! out)|up against it|snowed under|under the cosh|frayed|hassled",
    down: any(
      "(?<!feel this )calm(?! one|er|ly| as a)|relaxed|unstressed|carefree|laid-back|mellow|chilled",
      "unstrained",
      "easy-going",
    ),
    high: any(
      "stressed (?:and|with it|out)|(?<!a bit )(?<!a little )(?<!slightly )under (?:pressure|strain)",
      "a (?:lot|good deal) (?:bearing|pressing|weighing|landing) (?:down )?on you|weighed down",
      "stress (?:is |has )?(?:piled|piling|stacked|mounting|mounted)(?: up)?|feeling the (?:strain|pressure)(?! a (?:bit|little|touch))|(?<!bit of a )(?<!slightly )load of stress|under (?:so much|a lot of|real|huge|heavy|such) (?:stress|pressure|strain)",
    ),
    low: any(
      "stress(?:'s| is)?[- ]free|with the (?:pressure|stress) off|nothing(?: much)?(?:'s| is) (?:weighing|bearing) (?:down )?on you",
      "not much (?:weighing|bearing|pressing|landing) (?:down )?on you",
      "(?:a |the )?(?:real |lovely |great |deep |welcome )*(?:sense|feeling) of (?:calm|peace)(?! (?:in|from|to be))|calmness about|stress(?:'s| is) barely (?:there|a whisper)|(?:the )?(?:pressure|stress)(?:'s| is| has) (?:off|lifted|eased)(?= |[.,])|taking (?:it|things|everything) in your stride|calm (?:part|point|spot|spell|patch) (?:of|in)|(?:a|such a|a real) calm (?:about|to|in) (?:you|it|the)",
    ),
    top: any(
      "at (?:your wits'|the end of your tether|your limit|(?<!nerves are at )full stretch)|run ragged|close to (?:breaking|snapping)|bursting at|more than (?:anyone|anybody|you) (?:can|could) (?:carry|bear|take|hold)|up to your (?:neck|eyes|ears)|drowning(?! out)|swamped|buried under|crushed|at breaking point|engulfed|overwhelmed",
      "overwhelming(?= day| morning| evening| afternoon)",
      "(?:completely|totally|utterly|entirely|absolutely) (?:overloaded|swamped|buried|snowed under|worn down by stress)|at (?:absolute )?breaking point|(?:more|greater) stress than (?:anyone|anybody|you)",
    ),
    small: any(
      "(?:a bit|a little|a few things|something) (?:on your (?:plate|mind)|to (?:juggle|keep up with))|(?:niggling|low-level|background) (?:stress|strain|pressure)",
      "(?:feeling|feel) the (?:strain|pressure|stress) (?:a bit|a little|slightly|a touch)|(?:a bit|a little|slightly|somewhat) (?:under (?:pressure|strain)|busy|full(?= |[.,])|hectic|on edge|on top of things)|got (?:a bit|a little|slightly) (?:much|on top)|a few stresses|(?:a bit|a little) much(?= |[.,])",
    ),
    notHigh: any(
      "(?:so |very )(?:little|few things)(?: is|'s)? pressing|nothing(?: is|'s) pressing on you",
      "(?:you're|you are|you feel)(?: \\w+)? (?:serene|tranquil|unruffled|at peace(?! with))",
      "(?:an?|your|this) (?:unhurried|easy-going|peaceful|restful) (?:feel|air|pace)",
      "(?:it's|it's been|this is|you've had|such|what) (?:been )?(?:a |an )?(?:such )?(?:an? )?(?:very |really |rather |nice,? |lovely,? )*(?:peaceful|unhurried|quiet and calm|restful|gentle|easy-going),?(?: \\w+)?(?: sort of| kind of)? (?:day|morning|afternoon|evening|night|start)",
      "(?:feeling|feel|you're)(?: (?:so|very|quite|really))* peaceful|unhurried and (?:calm|easy)|(?:nothing|not much|very little) (?:is )?(?:asking|asked|demanded) (?:anything )?of you(?= this| today|[.,])",
    ),
  },
  anxietyLevel: {
    toIt: "gnawing(?: at you)?|worrying(?: you)?|troubling(?: you)?|frightening(?: you)?|bothering you|eating (?:at )?you|to (?:worry about|be afraid of|fear)",
    of: "nerves|heart|stomach",
    ofUp: "racing|in knots|jangling|on edge|churning|frayed|in a knot|raw",
    ofDown: "settled|at rest|quiet|steady",
    more: "worry|worries|anxiety|fear|fears|nerves|anxiousness|unease|apprehension|nervousness|worrying",
    up: "worried|anxious|frightened|scared|on edge|jumpy|afraid(?! of)|nervous|fearful|apprehensive|fretful|panicky|rattled|jittery|fretting|agitated",
    down: "untroubled|settled(?! (?:in|on|by|it|into|(?:sort|kind) of|day|morning|afternoon|evening|night))|unworried|easy in your mind|worry-free|without a worry(?= in the world)|unbothered|unafraid",
    high: any(
      "(?:a|the) worry (?:gnawing|nagging|going round|eating)",
      "(?:a |another )(?:worried|anxious|worrying|nervous) (?:day|morning|afternoon|evening)",
      "(?:worry|anxiety|fear)(?:'s| has| is|'s been| has been) (?:with you all|loud|there all|on your mind all|followed you|going round|nagging|gnawing|at you|(?:a |your )?(?:constant|steady|close|faithful) (?:companion|presence))",
    ),
    low: any(
      "(?:you're|you feel)(?: so| very| quite| perfectly| completely)? at ease(?! in)",
      "your mind(?:'s| is) at (?:rest|ease|peace)|free of worry",
      "(?<!\\ba )(?<!the )(?:few|not many|hardly any|no real) (?:worries|fears)(?= |[.,])",
      "(?:little|nothing|not much|hardly anything|very little) to worry (?:you|about)|nothing on your mind|nothing(?:'s| is)? (?:much )?(?:worrying|troubling|bothering|frightening) you|(?:your )?(?:worries|nerves|fears)(?: are| have)? (?:few|quiet|gone quiet|small|steady|asleep|at rest)|(?:anxiety|worry)(?:'s| is| has)? (?:keeping|gone|been|staying|nice and) ?quiet|mind(?:'s| is| feels) (?:quiet|peaceful|easy|settled|untroubled)(?= |[.,])",
    ),
    top: any(
      "(?:sheer |pure |blind |utter )(?:terror|panic|horror|dread)|(?:in|full of|filled with) (?:terror|panic|dread)|scared (?:stiff|witless|out of|to death)|rigid with|paralysed|out of your mind with|beside yourself|terrified|frantic|panicking|worried sick|sick with worry|petrified",
      "worry(?:'s| is) at full strength",
      "in (?:a |such a )?(?:state of |full )?(?:panic|terror)(?= |[.,])|(?:anxiety|worry|fear|panic) (?:has |is )?(?:left|leaves|leaving) (?:no|little) (?:room|space)|(?:consumed|eaten up|swallowed|overwhelmed|gripped|paralysed) (?:by|with) (?:worry|anxiety|fear|panic|dread)|(?:worst|strongest|most intense) (?:of )?(?:anxiety|worry|fear)",
    ),
    small: any(
      "(?:a few|some|the odd|a case of the|a couple of) (?:butterfl\\w+|jitters|niggles?|qualms?|flutters?|twinges?|misgivings?|collywobbles)|(?:slight|mild|small|niggling|passing) (?:worry|unease|concern|flutter)",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad) (?:unsettled|uneasy|on edge|nervy|keyed up|apprehensive|fretful|restless)|(?:a few|some) nerves|slight(?:ly)? (?:nerves|butterflies)",
    ),
    notHigh: any(
      "(?:it's|it's been|this is|you've had|such|what) (?:been )?(?:a |an )?(?:such )?(?:an? )?(?:very |really |rather |nice,? |lovely,? )*(?:peaceful|unhurried|quiet and calm|restful|gentle|easy-going),?(?: \\w+)?(?: sort of| kind of)? (?:day|morning|afternoon|evening|night|start)",
    ),
    notLow: any(
      "(?:knot|bundle|bag) of (?:nerves|worry|anxiety)|(?:anxious|nervous|worried) knot|knot in your (?:stomach|chest)",
    ),
  },
  currentChallengeLevel: {
    toIt: "difficult|demanding|tough|challenging|tricky|(?:stand(?:s|ing) |stood )?in (?:your|the) way(?! of)|to (?:contend|deal|cope|wrestle) with|making (?:things|life) (?:hard|difficult)|giving you (?:any )?trouble",
    of: "what you(?:'re| are) (?:facing|up against|dealing with)|what you've got in front of you|what's in front of you|road ahead",
    ofUp: "hard|tough|difficult|demanding|gruelling|uphill|steep|tricky",
    ofDown: "straightforward|plain sailing|easy|simple|undemanding|smooth|light",
    does: "(?:wrestl(?:e|ing)|struggl(?:e|ing)|grappl(?:e|ing)|battl(?:e|ing)|contend(?:ing)?) with (?:something|a lot|so much|plenty)|in the (?:middle|thick) of something (?:\\w+ )?(?:hard|tough|difficult)|up against (?:it|a lot)",
    more: any("difficulty|hardship|adversity", "challenge"),
    high: any(
      "(?:it's|it is|what you're (?:facing|up against|dealing with)(?:'s| is)|you're up against something|you've got something) (?:very |so |really |this |properly )?(?:difficult|hard|tough)(?=[.,;]| and| to deal| on| in front| but| as|$)",

      "(?:a lot|so much|plenty) to (?:contend|deal) with",
      "(?:(?<!much of )what|the thing|whatever) you(?:'re| are|'ve been) (?:facing|up against|dealing with|going through|carrying|coping with)(?:'s| is| has been| feels)(?: very| so| really| such| properly| quite| this| extremely)* (?:hard|difficult|tough|challenging|demanding|tricky)",
      "you(?:'re| are|'ve been) (?:facing|dealing with|up against|coping with|going through|carrying) (?:something|things|a stretch|a time|a day|a patch)? ?(?:that(?:'s| is) |of )?(?:very |so |really |such |this |extremely |properly )*(?:hard|difficult|tough|challenging|demanding|tricky)|you(?:'re| are|'ve been) (?:up against|facing|dealing with) (?:a lot|so much|plenty|a great deal)",
      "(?:things|life|it)(?:'s| is| are|'s been| have been| has been| feels?)(?: very| so| really| extremely| properly)+ (?:hard|difficult|tough|challenging|demanding|tricky)(?=[.,;]| and| at| just| right| this| today| tonight| in|$)",
      "(?:plenty|a lot|lots|so much) (?:that(?:'s| is) |of it )(?:very |really )?(?:hard|difficult|tough|challenging|demanding|tricky)",
    ),
    low: any(
      "(?:things|life|everything)(?:'s| are| is| feels?| seems?|'s been| have been)(?: (?:fairly|pretty|quite|very|nice and|reasonably|so))* (?:straightforward|plain sailing|effortless|undemanding|simple|smooth)(?= |[.,;])(?! to)",
      "(?:day|morning|afternoon|evening|night|stretch) of (?:easy|light|simple|small|straightforward) (?:things|going|jobs|tasks)",
      "(?:nothing|not much|little|hardly anything)(?: \\w+)? (?:very much |much )?(?:stood|stands|got|standing) in (?:your|the) way",
      "(?:an |such an )?easy (?:ride|time of it|run)",
      "(?:nothing|hardly anything|not much|next to nothing|little|nothing much|not a lot|very little)(?:'s| is| that's)? (?:very |really |too |all that |that |at all )?(?:difficult|hard|in your way|to (?:contend|cope|deal) with|in front of you)",
      "plain sailing|a (?:doddle|breeze|cinch|walkover|pushover)|child's play|smooth sailing|a piece of cake|nothing(?:'s| is) (?:in your way|against you|a struggle)|(?:light|easy) (?:load|going|stuff)|(?:things|everything)(?:'s| is| are) (?:easy|light|effortless|undemanding)(?! to)|it(?:'s| is) (?:easy|effortless|undemanding)(?=[.,;]| and| today| tonight| this)",
      "(?:it's|it was|it's been|you've had) an easy (?:day|morning|afternoon|evening)",
      "(?:what|the thing|whatever) you(?:'re| are|'ve been) (?:facing|up against|dealing with|going through|carrying|coping with)(?:'s| is) (?:\\w+ )?(?:easy|light|simple|small|straightforward|manageable|nothing)(?= |[.,])|what's in front of you(?:'s| is) (?:\\w+ )?(?:easy|light|manageable|simple)",
      "(?:it's|it's been|this is|you've had|the day is|what) (?:been )?(?:such )?an? (?:fairly |really |pretty |nice |lovely )?(?:easy|smooth|straightforward|simple|undemanding)(?: (?:sort|kind) of)? (?:day|morning|afternoon|evening|stretch|one|going)",
      "(?:isn't|there's not|not|hardly) (?:much|a lot|anything)(?: at all)? (?:that's |that is |to )?(?:hard|difficult|tough|struggle with|stands? in your way)|not (?:much|a lot) stands in your way|life(?:'s| is)(?: being)? easy|things are (?:going )?(?:easily|easy|straightforward)(?! to)",
    ),
    top: any(
      "(?:brutal|savage|gruelling|punishing|monstrous|mammoth|colossal|herculean|insurmountable|impossible|unbearable|backbreaking|back-breaking|merciless|hellish|overwhelming) (?:thing|challenge|task|stretch|patch|time|climb|going|difficulty|to face|to deal|load|odds)|(?:it's|what you're (?:facing|up against|dealing with)(?:'s| is)) (?:brutal|savage|monstrous|colossal|impossible|gruelling|punishing|enormous)|(?:couldn't|can't) be (?:any )?(?:harder|tougher|more difficult)|(?:never|nothing) (?:been |gets |comes )?(?:harder|tougher)|the (?:hardest|toughest) (?:thing|sort|kind|challenge)|(?:as hard as (?:it|things|anything) (?:gets|could|can|get|comes?)|as hard as they come|what you're (?:facing|up against)(?:'s| is) enormous|it(?:'s| is) enormous)",
      "(?:as|every bit as|about as|quite as) (?:hard|difficult|tough|challenging|demanding|tricky) (?:as|a thing as) (?:it|they|things?|anything|can|could|anyone|comes?|possible)(?: (?:gets?|can|could|comes?|goes))?(?! feels?)",
      "(?:facing|up against|dealing with|carrying) something (?:\\w+ )?(?:huge|enormous|immense|monumental|colossal|overwhelming|impossible)|the hardest (?:it|thing|day|time|stretch) (?:it |there |you )?(?:could|can|is|ever)|(?:what|the thing|whatever) you(?:'re| are|'ve been) (?:facing|up against|dealing with|going through|carrying|coping with)(?:'s| is| feels) (?:\\w+ )?(?:overwhelming|huge|immense|monumental|unbearable|impossible|impossibly|enormous|crushing|as big as)|(?:impossibly|unbearably|desperately|overwhelmingly) (?:hard|difficult|tough|challenging|demanding|tricky)",
    ),
    small: any(
      "(?:a bit|a little|slightly|somewhat|fairly|rather) (?:tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
      "(?:a bit|a little|slightly|somewhat|mildly|a touch)(?: of an?)? (?:tricky|difficult|hard|tough|challenging|testing|bumpy|challenge|demanding|awkward|struggle)|a (?:small|minor|little|mild|slight|modest) (?:challenge|difficulty|hurdle|snag)|a (?:bit|little|spot) to (?:deal|contend|cope) with|(?:some|a few|one or two|a couple of) (?:small |minor |little )?(?:challenges|difficulties|hurdles|bumps|snags)|(?:slightly|a bit) bumpy",
    ),
    notLow: any(
      "(?:big|huge|great|enormous|steep|tough) (?:challenge|climb|fight|battle)(?! for)|mountain (?:like this|in front of you|you're|to climb)|uphill (?:struggle|climb|battle)",
      "(?:difficult|hard|tough) (?:patch|time|stretch|going|thing you're)",
      "(?:it's|it's been|this is|you've had|after|such|on) (?:a|an|such a)(?: very| really| long,?| properly)* (?:difficult|challenging|demanding) (?:day|morning|afternoon|evening|time|week|stretch|patch|start)(?! to)",
    ),
  },
  urgencyOfNeed: {
    down: "unhurried|unrushed",
    toIt: "(?:(?:that )?(?:needs?|wants?|has) (?:to be )?(?:done|doing|seen to|seeing to|sorted|sorting|dealt with|dealing with|attention)|needs you)(?: (?:straight|right) away| at once| today| soon| now| urgently)",
    of: "the need|your need|what you need",
    ofUp: "urgent|pressing",
    ofDown: "happy to wait|able to wait",
    does: "need(?:ing)?(?: (?:some|a bit of|any))? (?:help|this|it|something|someone|somebody|things|an answer)(?: (?:sorted|done|dealt with|seen to|sorting))? (?:soon|now|quickly|straight away|right away|right now|today|urgently|(?:very )?soon|this (?:very )?(?:minute|instant|moment))",
    more: "urgency|(?<!no )rush(?! (?:at all|to\\b))|(?<!without any )(?<!no )hurry(?! (?:at all|to\\b))|haste",
    high: any(
      "(?:everything|it|it all|it's all|things|all of it|(?<!thing )that)(?:'s| is| are| feels?| feel| being)? (?:so |very |really |all |rather )*(?:urgent|pressing)",
      "(?:it|this|that|they|everything|things|some of it) (?:can't|won't|couldn't) wait",
      "(?:it|everything|all of it|it all|they|that) (?:all )?(?:has|have|wants?|needs?) to be (?:now|today|right now|done now|done today)(?!,)",
      "(?:all|everything) (?:wants doing|wanted|needed|due) (?:now|today|right now|at once|this minute)",
      "feels? like (?:right )?now|wants? (?:doing|dealing with) (?:now|today|this minute)",
      "(?:it|things|something|everything|this)(?: really| all)? (?:needs?|has|have|wants?) (?:sorting|to give|to change|to be sorted|an answer|dealing with|seeing to|attention|to be dealt with|to ease)(?: \\w+)? (?:soon|now|quickly|today|tonight|fast|urgently)",
    ),
    low: any(
      "nothing(?:'s| is| feels)? (?:very |really |all that |at all |that |actually )*(?:pressing(?! on you)|urgent|in a (?:rush|hurry)|hurrying you|rushing you)",
      "none of it(?:'s| is) (?:urgent|pressing)",
      "(?:day|morning|afternoon|evening|night)(?: \\w+)? (?:with|that has|that had) no (?:hurry|rush|urgency) (?:in|to|about) it",
      "(?:it|everything|all of it|it all) can (?:all )?wait(?=[.,])",
      "not (?:very |that |at all )?(?:urgent|pressing)",
      "(?:nobody|no one|nothing)(?:'s| is)? (?:rushing|hurrying|pushing) you",
      "(?:nothing|not much|very little|hardly anything)(?: here| about| today| really)? (?:needs|wants|has) (?:you |to be |doing |done |sorting |seeing to )?(?:right now|quickly|today|now|doing today|urgently)|nothing (?:here|about|today|really) (?:is |that's )?(?:urgent|pressing)|(?:it|everything|all of it|it all|things|most things) can (?:all )?(?:wait|take (?:its|their) time)(?! until| till| a| while| for)|(?<!there's not )(?:all|plenty of|lots of) (?:the )?time (?:in the world)|(?:it's|everything's|it's all)(?: all| very| rather)* unhurried|you(?:'re| are) in no (?:rush|hurry)|nothing(?:'s| is)? (?:pushing|pressing|rushing|hurrying) (?:you|at you|on you)",
    ),
    top: any(
      "(?:needs?|wants?|has|have|must|feels? like|it's all) (?:[\\w']+ ){0,3}(?:right now|this minute|this instant)(?! is)",
      "(?:as|every bit as) urgent as|(?:couldn't|can't) (?:be|feel) (?:any )?more (?:urgent|pressing)|(?:desperately|extremely|unbearably|screamingly|overwhelmingly|frantically) (?:urgent|pressing)|(?:can't|won't|couldn't) wait (?:another|a|one more) (?:minute|second|moment)|(?:screaming|shouting) to be (?:done|dealt|sorted|seen)",
    ),
    notHigh: any(
      "(?<!whatever )(?<!what )(?<!that )can (?:happily|easily|safely|comfortably|perfectly well) wait",
      "(?:so |very )(?:little|few things)(?: is|'s)? pressing|no (?:rush|hurry)(?! to\\b)|nothing (?:needs|has to|wants)[^.,]{0,15} in a (?:hurry|rush)",
    ),
    up: any("urgent(?! care)", "pressing(?! (?:on|down|against|hard))"),
    small: any(
      "help (?:with (?:it|this|that) )?(?:at some point|some time|sooner or later|one of these days)",
      "(?:a bit|a little|slightly|somewhat|a touch|mildly|faintly) (?:urgent|pressing|rushed|hurried)|(?:some|a slight|a mild|a faint|a little) (?:sense|feeling) of (?:urgency|hurry)|sorted at some point",
    ),
    notLow: any("can't be (?:put off|delayed|left) (?:any longer|a moment)"),
  },
} satisfies Record<string, RatingWords>;
