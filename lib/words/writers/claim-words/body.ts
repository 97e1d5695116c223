import { any, type RatingWords } from "./rating-words";

const body = "(?:your|the) body(?:'s| is|'s been| has been| feels)";

/** What may be said of sleep and of the body. */
export const BODY_WORDS = {
  sleepQuality: {
    more: "(?<!\\b(?:have|get|catch|grab|fancy)(?: \\w+){0,4} (?:good|decent|proper|solid) )sleep(?! (?:tonight|ahead|to come|this afternoon|in (?:the|a) chair|on the sofa)\\b)|slumber|kip|shut-eye|(?<!poor a )rest(?=(?<!(?:a little|some|plenty of|a bit of|good|proper|decent|much) rest),| behind| last| in (?:it|the night)| at all)",
    of: "night|nights|sleep",
    ofUp: "(?:kind|good) to you|treating you (?:well|kindly)|gentle with you|on your side",
    ofDown: "unkind|cruel|in (?:bits|pieces|tatters)|full of holes",
    up: "rested|well[- ]rested|well slept|refreshed",
    down: "short of sleep|sleep-deprived|worn out from lack|underslept|sleepless|sleep-starved|bleary|sleepy-eyed|under-slept",
    high: any(
      "you(?:'ve| have) (?:had|got) your (?:fill of )?(?:rest|sleep)(?= |[.,])",
      "head (?:hit|touched) the pillow and that|batteries (?:\\w+ )*(?:full|charged|recharged|topped up)|slept (?:like|the whole|all) (?:the |your )?(?:night|way|a)|(?:pillow|bed|mattress)(?: has|'s)? (?:did|done|been doing) (?:its job|right by|you proud)",
      "(?:drop(?:ped|ping) off|went off|nod(?:ded|ding) off|drift(?:ed|ing) off)(?: \\w+){0,2} (?:without (?:a|much|any) (?:fuss|trouble|struggle)|easily|quickly|in no time)|(?:night|sleep|rest) (?:has )?(?:did|done) you (?:so much |a power of )?good|woke (?:up )?feeling (?:nice and |really |so |properly )?(?:human|fresh|good|new|restored|like)|(?:decent|good|proper|solid|sound) (?:kip|slumber|shut-eye)|(?<!not )(?<!n't )slept in(?= |[.,])",
      "(?:woke|wake|waking|got|woken)(?: up)? (?:\\w+ )?(?:rested|refreshed|fresh)|(?:night|sleep)(?<!\\bthe \\w+)(?:'s (?:sleep|rest))? (?:that|this|so) (?:good|sound|deep|restful|solid)",
      "(?:you(?:'ve| have)?|and|having|^|, )(?: really)? ?slept (?:so |very |really |pretty )?(?:well|soundly|properly|deeply|like)",
      "(?<!n't )(?:good|decent|proper|lovely|great|sound|full|solid) night's (?:sleep|rest)",
      "(?:you(?:'ve| have)?(?: had| got)|(?<!even )(?:after|on|with)|,|^) ?(?:a |some |that )?(?:really |very )?(?:good|decent|proper|lovely|great|sound|full|solid)(?:,? long)? (?:night(?! (?:for|to|out|in|of)\\b)|sleep|rest(?! (?:on|this|before|in)\\b))(?! would| could| might| or not| is what)",
      "(?<!n't )(?:good|decent|proper|great|sound|restful|lovely|full|solid) (?:night(?:'s (?:sleep|rest))?|sleep|rest) (?:is |was )?(?:sound )?(?:behind you|under your belt|has set|in you|set you)",
      "(?:had|got|been|was|after|with|from|following|such) (?:a |such a |that |some )?(?:really |very |nice,? |lovely,? )*(?:restful|refreshing|peaceful|proper|deep|sound|good|decent|solid|full|lovely|great) (?:night(?:'s (?:sleep|rest))?|sleep)(?! (?:would|could|might|has been hard|wasn't|hasn't|is hard|ahead|to come|tonight|for|eluded|escapes))",
      "well[- ]rested|fully rested",
    ),
    low: any(
      "(?:awake|up|thinking|thoughts|worr(?:y|ies|ying)|going|kept you)(?: \\w+){0,3} (?:till|until|into) (?:dawn|the (?:early|small) hours)|(?:bleary|heavy)-eyed|bags under your eyes",
      "(?:kept|keeps|keep) (?:waking|stirring)|(?:kept|had|keeping) you (?:up|awake)(?! to)|(?:bed|night|nights)(?:'s| has| have)? (?:done|did|doing) you (?:precious |very |so )?(?:little|no|not much) good|awake half|(?:awake|up) (?:at|since|from) (?:two|three|four|five|dawn)",
      "(?:nights?|sleep)(?<!\\bthe \\w+)(?:'s (?:sleep|rest))? (?:as|that|this|so) (?:bad|poor|rough|broken|short|thin|restless|patchy|ragged|disturbed|wretched)",
      // A night that took more than it gave: "left you short-changed", "up and down till morning", "woke over and over".
      "(?:last night|the night|your night|the nights?)(?: has| had)? (?:left|leaves|made|took|cost|robbed|cheated|short-changed|gave you (?:little|hardly))(?! you (?:rested|refreshed|fresh|well))|a night of (?:nothing but )?(?:turning|tossing|waking|broken|bits|fits|snatches|worry)|(?:tired|weary|weariness|groggy|yawning|gritty|bleary|wrung out|drained|heavy-eyed|heavy)[^.;]{0,30} (?:after|from) (?:(?:that|the|such a|last|those|these)(?: \\w+)? nights?|a night like|nights like)",
      "(?:surfac|wak|woke|stirr|woken)(?:ing|e|ed|en)?(?: up)? (?:over and over|again and again|every hour|on and off|time and again|and woke)|up and down (?:all night|like|till|until|in the night)|(?:toss\\w+|turn\\w+) and (?:turn|toss)\\w+|(?:night|sleep)(?:'s| was| has been| is| got)(?: \\w+)? (?:broken|cut short|in pieces|in bits|shredded)|lay (?:there )?listening|(?:lay|lying|lain) (?:there )?awake",
      "(?:so|too|very) (?:poor|little|broken|bad|thin|short) a (?:night|rest|sleep)",
      "(?:not the best|not a great|less than ideal) (?:night|sleep)|less sleep than",
      "slept (?:so |very |too )?(?:badly|poorly|little)",
      "(?:bad|poor|rough|broken|short|rotten|wretched|patchy|restless|thin)(?: sort of| kind of| old)? (?:night(?:'s (?:sleep|rest))?|sleep)(?! (?:ahead|for|out|outside)\\b)",
      "no (?:real|proper) (?:sleep|rest)",
      "(?:didn't|haven't|hadn't|not|never)(?: really| quite| been)* (?:sleep|slept|sleeping)(?: very| at all| that| too)* (?:well|much|enough|properly|soundly)|sleep(?:'s| has| hasn't| wasn't| isn't)(?: not)?(?: been)? (?:good|so good|poor|bad|rough|thin|broken|scarce|short|patchy|hard to come by)(?<!'s good)(?<!has good)(?<!'s been good)(?<!has been good)|sleep (?:didn't|wouldn't|won't|refused to|hasn't|doesn't) (?:come|coming|really come|settle|stay)|(?:lost|lack of|missing) sleep",
    ),
    bottom: any(
      "(?:worst|cruellest) (?:sleep|night)(?! of (?:the|telly))|no (?:rest|sleep) to be had|for all the rest (?:it|the night|your bed) gave",
      "(?:whole|entire|long) night(?: went by| passed)? with your eyes (?:wide )?open|(?:saw|seen|watched|counted|heard|met) every hour|(?:hadn't|haven't|didn't|never|not)(?: once| even)? (?:drop(?:ped)? off|nod(?:ded)? off)|no (?:night|rest in it) at all",
      "(?:terrible|shocking|dreadful|awful|horrible|horrendous|sleepless|ghastly|hellish) (?:night|sleep)",
      "slept (?:terribly|dreadfully|horribly|appallingly)",
      "(?:hardly|barely|scarcely) (?:any sleep|slept|a wink|(?:closed|shut) your eyes|an hour)|(?:not|\\w+n't|without|never)(?: (?:slept|sleep|had|got|get|shut|managed))? (?:a|one|so much as a) (?:single )?(?:wink|minute's|moment's|second's)|no sleep (?:whatsoever|to speak of)|(?:night|sleep)(?:'s| was| is) (?:a sleepless|sleepless|non-existent|(?:a|an) (?:\\w+ )?(?:write-off|disaster|washout))",
      "(?:almost|next to) no (?:sleep|rest)",
      "(?:night|sleep) (?:was|as) (?:dreadful|terrible|awful)",
      "(?:haven't|didn't|hadn't|not|never|hasn't) (?:slept|sleep|closed your eyes|get any sleep|got any sleep|had any sleep)(?: at all| a wink| a minute| a moment| an hour)(?= |[.,]|$)|(?:virtually|practically|absolutely|literally) no sleep|(?<!\\b(?:is|are|they're|lines?|who|that|someone|somebody|people|someone's|somebody's|be|open) )(?:awake|up|lying awake|tossing and turning) (?:nearly |almost |practically |virtually )?(?:all|the whole|most of the) night|(?:appalling|abysmal|atrocious|miserable) (?:night|sleep)",
    ),
    top: any(
      "like a (?:log|baby|top|stone)(?= |[.,])|(?:the )?best (?:night's )?(?:sleep|night) (?:anyone|you|there|going|in)",
      "(?:not once|never|didn't|hardly)(?: did)?(?: you)?(?: once)? (?:stir|wake)(?= |[.,])|(?:nothing|no)(?: \\w+)? (?:to fault|fault to find|to complain (?:of|about))(?: \\w+)? (?:in|with|about|of)?(?: )?(?:how you slept|your (?:sleep|night)|the night|last night)",
      "out like a light|slept (?:beautifully|wonderfully|perfectly|brilliantly|like a log|like a baby|marvellously)",
      "(?:wonderful|perfect|beautiful|glorious|marvellous) (?:night|sleep)",
      "sleep(?:'s| has| that's)?(?: been)? (?:as good as|perfect|wonderful|superb|faultless)|couldn't have slept (?:any )?better|slept (?:perfectly|fantastically|amazingly|superbly|blissfully|magnificently)",
    ),
    small: any(
      "a (?:bit|little) (?:tired|sleepy|drowsy|weary|yawny|groggy)|(?:night|sleep)(?:'s| was| is| ran) (?:a bit|rather|a little)(?: on the)? (?:short|thin|light|broken|patchy|bitty)(?:er)?(?: side)?|(?:a (?:bit|little)|slightly) more (?:sleep|shut-eye|rest|kip) (?:would|wouldn't)|some sleep[^.]{0,12} in bits",
      "you've (?:had|known) better nights|(?:short|rough)ish night|(?:not|n't)(?: \\w+)? quite the (?:night|rest)|not (?:a|too|so) bad (?:a )?night|(?:some|a bit of|a little|a few hours(?: of|')?) (?:sleep|rest)(?: came|, (?:if not|neither|not))",
      "slept (?:a bit|a little|rather)(?: too)? (?:on the \\w+ side|\\w+ly)|(?:\\w+n't|not) sle(?:ep|pt) (?:brilliantly|wonderfully|perfectly|marvellously|fantastically|beautifully)",
      "(?:a bit of a|a slightly|a somewhat|a little bit of a|a rather) (?:rough|poor|bad|broken|restless|unsettled|disturbed|short) (?:night|sleep)",
      "(?:not|wasn't|n't) (?:quite |really |exactly )?(?:the|your|a) (?:very )?(?:best|greatest|most restful|perfect|soundest)(?: of)? (?:nights?|sleep|night's (?:sleep|rest)|rest)|(?:sleep|night) (?:wasn't|hasn't been|isn't) (?:so |too |quite )?(?:great|brilliant|the best|your best|perfect|ideal)|(?:(?:could|might)(?:'ve| have) slept|(?:night|sleep) (?:could|might)(?:'ve| have) been) (?:a bit |a little )?(?:better|longer|deeper|sounder)|(?:didn't|haven't|not) (?:sleep|slept|sleeping) (?:quite |all that |so |as )+(?:well|soundly|much|long)|(?:fairly|reasonably|tolerably|passably|moderately) (?:rested|(?:good|decent|sound) (?:night|sleep))|slept (?:(?:fairly|reasonably|tolerably|passably|moderately) well|more or less (?:well|all right|okay))|an? (?:mostly )?(?:okay|all right|so-so|fair|decent enough|reasonable|fairly good) night",
    ),
    notHigh: any("(?:broken|sleepless|bad|rough|disturbed) nights like|half the night awake"),
  },
  physicalComfort: {
    of: "body|back|joints|limbs|bones|muscles|knees|hips|legs|neck",
    ofUp: "behaving|letting you be|on your side|light and easy|quiet|at home|happy|good|loose|easy|comfortable|at ease|relaxed|supple|well|pain-free",
    ofDown:
      "sore|achy|aching|stiff|uncomfortable|niggly|tense|hurting|painful|unhappy|complaining|stiff as a \\w+|grumbly|grumpy|moody|cross|creaky|tender|twingey|seized up|rusty|protesting|grumbling|groaning|creaking|playing up|killing you|on fire|screaming|in (?:bits|pieces|pain|trouble|revolt|a bad way)|making (?:much |any |a |such a |a lot of )?(?:fuss|noise)|giving you (?:(?:a lot of |such |so much )(?:gyp|grief|trouble|bother)|a hard time|hell|gyp|grief|trouble|no peace)",
    toItLess:
      "(?:your )?(?:body|back)(?:'s| is) complaining about|(?<!(?:nobody|no one)(?:'s| is) )complaining(?= |[.,])|hurt(?:s|ing)(?= |[.,])|ach(?:es|ing)(?= |[.,])|sore(?= |[.,])|painful",
    more: "(?:comfort|ease)(?= in (?:your|the) (?:\\w+ )?(?:body|limbs|joints|back|bones|muscles))|(?:bodily|physical) (?:ease|comfort)",
    less: any("pain(?! for (?:one|any|a ))|pains|discomfort|aches?|aching|soreness|stiffness|hurting"),
    up: "(?<!good and )(?:physically )?comfortable(?! (?:position|place|chair|spot|seat|silence|with|in (?:your own )?(?:skin|company)|sort of|kind of|day|morning|evening|afternoon|way|start|as (?:it'll|it will|you can)))|at ease in your body|in comfort|comfy(?! as (?:it'll|it will|you can))|pain-free|limber|supple",
    down: "uncomfortable(?! (?:start|feeling|truth|silence|thought|day|morning|evening|afternoon))|sore|achy|aching(?! (?:to|for))|hurting",
    high: any(
      "no groaning|without (?:a|any|making the|so much as a) (?:groan|noise|wince|creak|twinge)|moving (?:about |around )(?:nicely|freely|easily|well)(?= |[.,])|nothing(?:'s| is) (?:sore|stiff|aching|hurting)",
      "(?:an|a real|a lovely|that|such) ease in your|in (?:perfect|complete|real|great) comfort|body that (?:isn't|doesn't) complain\\w*|at home in your (?:skin|body)(?= |[.,])|(?:wonderful|good|well|fine|lovely|great) in your body|(?:easy|loose|supple|limber) limbs|(?:back|body|knees?|joints)(?:'s| has| have| is| hardly| barely)* (?:hardly|barely|scarcely|not) (?:made|making) (?:itself|themselves|a sound|a murmur)",
      "body, [^.,]{3,25}, (?:is|feels) (?:at ease|easy|comfortable|relaxed|fine|good)|(?:sit|settl|rest)\\w* comfortably in your (?:own )?(?:skin|body)",
      `${body} (?:at ease|easy|comfortable|at peace|fine|rested|relaxed|feeling good)`,
      "pain[- ]free",
      "(?:your|the|with your|a) body(?:'s| is| feels| feeling)? (?:really |very |so |nicely |lovely and )*(?:feeling |at )?(?:good|well|ease|comfortable|easy|relaxed|great|rested)(?=[.,;]| this| today| and| for| is|$)|(?:a |such a )?comfortable body|(?:feel|feeling) physically (?:well|good|fine|comfortable)|(?<!no )(?<!little )(?:real )?ease in your body",
    ),
    low: any(
      "(?:every|each) (?:step|stair|movement|bend|stretch|breath|chair)(?: \\w+){0,2} (?:hurts?|jolts?|aches?|a wince)|(?:back|body|shoulders|neck|knees|hips|joints)(?: that)? (?:won't|don't|doesn't) stop (?:complaining|aching|hurting|grumbling|nagging)",
      "(?:aches|sore) (?:by day|all over|from)|(?:couldn't|can't|struggling to|not able to) (?:\\w+ )?get (?:comfy|comfortable)",
      "you(?:'re aching| ache)(?= |[.,])|stiff as a|hurts (?:to|when you) (?:stand|sit|walk|bend|breathe|lie down|sleep|get up)|winc(?:e|ed|ing) (?:on|at|as|when|with|every|your)|mov(?:e|ing) (?:carefully|gingerly|stiffly)|(?:hobbl|limp)ing",
      `${body} (?:very |so |rather |a |all )*(?:sore|aching|achy|uneasy|uncomfortable|stiff|hurting|tense)`,
      "body(?: that)? (?:aches|isn't (?:very |that |really )?comfortable|won't (?:get|sit|settle)|can't get comfortable|hurts)",
      "(?:a|an|your|such an?|this|with your|with a|with an) (?:very |really |rather )?(?:sore|aching|achy|uncomfortable|painful|tender|stiff|hurting|tired and aching) body|(?:with )?(?:your|the) body (?:so |too |very |all |still |being |rather )*(?:uncomfortable|sore|aching|in (?:discomfort|pain|trouble)|hurting|unhappy|unsettled|achy|feels (?:bad|rough|sore|awful|poor)|giving you (?:trouble|grief|bother)|isn't (?:at ease|right|happy|comfortable)|won't (?:settle|stop aching|let you rest))|(?:pain|discomfort) in your body|aches and pains(?! (?:of|are gone))",
    ),
    bottom: any(
      "(?:pain|aching|ache) has (?:run|had|taken|owned) (?:your|the|every)",
      "(?:no|not an?|isn't an?)(?: single)? (?:position|way|spot|place)(?: you can| to)?(?: \\w+){0,2} (?:that|where|which) (?:doesn't|does not|isn't|won't) (?:ache|hurt|sore|hurting)|(?:can't|couldn't)[^.,]{0,30} without the pain|nothing (?:eases|has eased|touches|shifts|has touched) (?:it one|it at all|(?:the|your) (?:pain|ache))|no way of \\w+ing[^.]{0,30} that doesn't (?:hurt|ache)",
      "(?:you're|you are|you've been|you're still|and|,|^) ?in (?:real |so much |a lot of |this much |such |quite a lot of )?pain",
      "(?:not|\\w+n't) an inch of you (?:that's|that is|that feels|is) (?:comfortable|easy|at ease)|everything that c(?:an|ould) (?:hurt|ache) (?:does|is)|you hurt(?=[.,]| and| all| tonight| today| this)",
      "(?:in |been in |sheer )?(?:agony|torment|torture)|excruciating|racked (?:with|by) pain|every (?:inch|bone|part|bit) of (?:you|your body) (?:hurts|aches|is (?:sore|in pain|hurting|screaming))|hurts? (?:all over|everywhere|so much|terribly|dreadfully)",
      "body(?:'s| is) in (?:a |such a )?(?:really |very |truly )?(?:bad|terrible|awful|dreadful|sorry) (?:way|state)|(?:everything|your whole body|all of you|the whole of you) (?:hurts|aches|is (?:hurting|aching|in pain|sore))|body(?:'s| is| has been)? (?:hurting|aching|hurts|aches) (?:so )?(?:badly|terribly|dreadfully|all over|so much|everywhere)|no (?:physical )?comfort (?:to be had|at all|anywhere|left|in your body)|(?:can't|couldn't|cannot) (?:get|find a way to be|be) comfortable (?:at all|anyhow|in any)|(?:a lot|so much|such|this much|real|severe|constant|terrible) (?:of )?pain(?= |[.,])(?! for (?:one|any|a ))|hurt all over",
    ),
    notHigh: any("(?:physical|bodily) (?:discomfort|pain)", "(?:those|these|your) (?:aches|pains|twinges)"),
    top: any(
      "(?:do|turn|manage) (?:a )?cartwheels?",
      "not an ache",
      "body(?:'s| is| feels)(?: feeling)? (?:completely|totally|utterly|perfectly|absolutely|entirely|thoroughly|wonderfully|beautifully) (?:at ease|comfortable|relaxed|well|wonderful|fine|easy|at peace)|body feels (?:absolutely )?(?:grand|marvellous|perfect|wonderful|glorious|fantastic|marvellous|amazing)|(?:isn't|not|without|\\w+n't(?: (?:find|have|feel|got))?|'ll not find|never)(?: so much as| find)? (?:an?|one|a single|one single) (?:ache|twinge|pain|niggle)(?! to)",
    ),
    small: any(
      "(?:an?|a few|some|one or two|the odd) (?:twinge|ache|niggle)s?(?: (?:or two|and \\w+))|the odd (?:twinge|ache|niggle)(?! of)|(?:only|just) a niggle(?! (?:of|at|in the back)\\b)",
      "(?:grumbl|complain|protest|niggl)\\w+ a (?:bit|little)|niggles? in (?:the|your) body",
      "a (?:bit|little) (?:uncomfortable|achy|sore|stiff|creaky|less (?:comfortable|comfy|at ease)|unwell)|(?:body|back|shoulders)(?:'s| is| feels| are| feel)? a (?:bit|little) (?:tender|tight|tired|out of sorts|under par|tense|off)|body(?:'s| is| isn't)(?: not)? (?:quite |really |exactly |feeling )*(?:its best|right|at its best|quite itself|okay|not too bad)",
    ),
  },
} satisfies Record<string, RatingWords>;
