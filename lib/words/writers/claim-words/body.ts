import { any, type RatingWords } from "./rating-words";

const body = "(?:your|the) body(?:'s| is|'s been| has been| feels)";

/** What may be said of sleep and of the body. */
export const BODY_WORDS = {
  sleepQuality: {
    more: "sleep|rest(?= behind| last|,)",
    up: "rested|well[- ]rested|well slept|refreshed",
    down: "short of sleep|sleep-deprived|worn out from lack|underslept|sleepless|sleep-starved|bleary|sleepy-eyed|under-slept",
    high: any(
      "(?:woke|wake|waking|got|woken)(?: up)? (?:\\w+ )?(?:rested|refreshed|fresh)|last night's (?:rest|sleep) (?:has|was good|is|will|should)",
      "(?:you(?:'ve| have)?|and|having|^|, )(?: really)? ?slept (?:so |very |really |pretty )?(?:well|soundly|properly|deeply|like)",
      "(?<!n't )(?:good|decent|proper|lovely|great|sound|full|solid) night's (?:sleep|rest)",
      "(?:you(?:'ve| have)?(?: had| got)|(?<!even )(?:after|on|with)|,|^) ?(?:a |some |that )?(?:really |very )?(?:good|decent|proper|lovely|great|sound|full|solid) (?:night(?! (?:for|to))|sleep|rest)(?! would| could| might)",
      "(?<!n't )(?:good|decent|proper|great|sound|restful|lovely|full|solid) (?:night(?:'s (?:sleep|rest))?|sleep|rest) (?:is |was )?(?:sound )?(?:behind you|under your belt|has set|in you|set you)",
      "(?:had|got|been|was|after|with|from|following|such) (?:a |such a |that |some )?(?:really |very |nice,? |lovely,? )*(?:restful|refreshing|peaceful|proper|deep|sound|good|decent|solid|full|lovely|great) (?:night(?:'s (?:sleep|rest))?|sleep)(?! (?:would|could|might|has been hard|wasn't|hasn't|is hard|ahead|to come|tonight|for|eluded|escapes))",
      "sleep (?:came|comes|has come) (?:easily|readily|quickly|early)|sleep(?:'s| has| is)(?: been)? (?:kind to|good to|on your side|been good|been lovely)|last night was (?:a )?(?:really |very |such a )?(?:good|lovely|great|decent|restful)(?: one)?|(?:fresh|refreshed|rested|restored) (?:from|after|by) (?:a |your )?\\w*|slept (?:very |really |so |pretty )?(?:deeply|soundly|peacefully|properly|solidly)|well[- ]rested|fully rested",
    ),
    low: any(
      "(?:not the best|not a great|less than ideal) (?:night|sleep)|less sleep than",
      "slept (?:so |very |too )?(?:badly|poorly|little)",
      "(?:bad|poor|rough|broken|short|rotten|wretched|patchy|restless|thin) (?:night(?:'s (?:sleep|rest))?|sleep)(?! ahead)",
      "short on sleep|without (?:much|enough|any) (?:sleep|rest)",
      "(?:didn't|haven't|hadn't|hasn't) (?:really )?slept (?:much|well|enough|properly)?",
      "no (?:real|proper) (?:sleep|rest)",
      "(?:didn't|haven't|hadn't|not|never)(?: really| quite| been)* (?:sleep|slept|sleeping)(?: very| at all| that| too)* (?:well|much|enough|properly|soundly)|sleep(?:'s| has| hasn't| wasn't| isn't)(?: not)?(?: been)? (?:good|so good|poor|bad|rough|thin|broken|scarce|short|patchy|hard to come by)(?<!'s good)(?<!has good)(?<!'s been good)(?<!has been good)|sleep (?:didn't|wouldn't|won't|refused to|hasn't|doesn't) (?:come|coming|really come|settle|stay)|last night was (?:a )?(?:really |very |such a |rather )?(?:bad|poor|rough|hard|long|broken|short|restless)(?: one)?|(?:tired|exhausted|worn out|wrung out|drained) (?:from|after) (?:a |such a |so )?(?:bad|poor|rough|broken|little|short|restless|no)|good sleep has been (?:hard|rare|scarce)|(?:so|very|too) little sleep|(?:lost|lack of|missing) sleep|sleep(?:'s| has| is) (?:been )?(?:hard|difficult|elusive)",
    ),
    bottom: any(
      "(?:terrible|shocking|dreadful|awful|horrible|horrendous|wretched|sleepless|ghastly|hellish) (?:night|sleep)",
      "slept (?:terribly|dreadfully|horribly|appallingly)",
      "(?:hardly|barely|scarcely) (?:any sleep|slept|a wink|closed your eyes|an hour)|(?:not|\\w+n't|without|never)(?: (?:slept|sleep|had|got|get|shut|managed))? (?:a|one|so much as a) (?:single )?(?:wink|minute's|moment's|second's)|(?<!samaritans are )(?<!they're )up (?:all|the whole) night|awake (?:all|the whole|most of the) night|no sleep (?:whatsoever|to speak of)|(?:an?|one) hour's? (?:or two's? )?sleep|(?:night|sleep)(?:'s| was| is) (?:a sleepless|sleepless|non-existent|a write-off|a disaster)",
      "(?:almost|next to) no (?:sleep|rest)|no sleep at all",
      "(?:night|sleep) (?:was|as) (?:dreadful|terrible|awful|bad as)",
      "(?:haven't|didn't|hadn't|not|never|hasn't) (?:slept|sleep|closed your eyes|get any sleep|got any sleep|had any sleep)(?: at all| a wink| a minute| a moment| an hour)(?= |[.,]|$)|(?:virtually|practically|absolutely|literally) no sleep|(?<!samaritans are )(?<!they're )(?:awake|up|lying awake|tossing and turning) (?:nearly |almost |practically |virtually )?(?:all|the whole|most of the) night|(?:hasn't|no) (?:been )?(?:any )?sleep (?:at all|whatsoever|last night)|(?:truly|really|simply) (?:awful|dreadful|terrible)(?: \\w+)? night|(?:not|without|n't) (?:a|so much as a) wink|slept (?:hardly|barely) at all|(?:appalling|abysmal|atrocious|miserable) (?:night|sleep)",
    ),
    top: any(
      "(?:best|finest|deepest|soundest) (?:night|sleep)|(?:the )?sleep of the just|out like a light|slept (?:the (?:clock|whole|sleep)|straight|right) (?:round|through)|slept (?:beautifully|wonderfully|perfectly|brilliantly|like a log|like a baby|marvellously)",
      "(?:wonderful|perfect|beautiful|glorious|marvellous) (?:night|sleep)",
      "(?:brilliant|fantastic|amazing|superb|magnificent|blissful|flawless|incredible|heavenly|gorgeous|splendid|excellent|fabulous) (?:night|sleep)|sleep(?:'s| has| that's)?(?: been)? (?:as good as|perfect|wonderful|superb|faultless)|sleep(?: that's been| couldn't have been| couldn't be| can't have been) (?:as good as|better|deeper|sounder)|couldn't have slept (?:any )?better|slept (?:perfectly|fantastically|amazingly|superbly|blissfully|magnificently)",
    ),
    small: any(
      "slept (?:a bit|a little|slightly|somewhat|a touch|rather) on the \\w+ side|(?:\\w+n't|not) sle(?:ep|pt) (?:brilliantly|wonderfully|perfectly|marvellously|fantastically|beautifully)",
      "(?:a bit of a|a slightly|a somewhat|a little bit of a|a rather) (?:rough|poor|bad|broken|restless|unsettled|disturbed|short) (?:night|sleep)|(?:night|sleep)(?:'s| was| is| could)? (?:a bit|slightly|a little|somewhat) (?:rough|poor|broken|restless|short|off)|could do with (?:a bit|a little) more sleep|(?:an? )?(?:fair|so-so|middling|passable|average|reasonable|half-decent|patchy|interrupted) night",
      "(?:a bit|a little|slightly|somewhat|a touch|a tad|a fraction) (?:tired|sleepy|weary|short of sleep|light|broken|off|under-slept|drowsy|bleary|less (?:sleep|rested)|badly|poorly|heavy-eyed|groggy)|(?:not|wasn't|n't) (?:quite |really |exactly )?(?:the|your|a) (?:very )?(?:best|greatest|most restful|perfect|soundest)(?: of)? ?(?:nights?|sleep|night's (?:sleep|rest)|rest)?|(?:sleep|night|it) (?:wasn't|hasn't been|isn't) (?:so |too |quite )?(?:great|brilliant|the best|your best|perfect|ideal)|not-quite|(?:could|might) have (?:slept|been) (?:a bit |a little )?(?:better|longer)|slept (?:a bit|a little|slightly) (?:less|badly|poorly|lightly|restlessly)|(?:didn't|haven't|not) (?:sleep|slept|sleeping) (?:quite |all that |so |as )+(?:well|soundly|much|long)|(?:fairly|reasonably|tolerably|passably|moderately) (?:well|good|rested|decent|sound)(?= night| sleep|[.,]| last| and| this|$)|slept (?:okay|not too badly|passably)|an? (?:okay|so-so|fair|decent enough|reasonable|fairly good) night|sleep(?:'s| was| is) (?:okay|all right|fair|reasonable|passable)",
    ),
    notHigh: any(
      "(?:broken|sleepless|bad|rough|disturbed) nights like|awake (?:for )?half the night|half the night awake|(?:so|too) little sleep",
    ),
  },
  physicalComfort: {
    of: "body",
    ofUp: "good|loose|easy|comfortable|at ease|relaxed|supple|well|pain-free",
    ofDown: "sore|achy|aching|stiff|uncomfortable|tense|hurting|painful|unhappy",
    more: "comfort(?= in your body)",
    less: any(
      "pain(?! for (?:one|any|a ))|pains|discomfort|aches?|aching|soreness|stiffness|hurting|tenderness",
      "discomfort",
    ),
    up: "(?<!good and )(?:physically )?comfortable(?! (?:position|place|chair|spot|seat|silence|with|in (?:your own )?(?:skin|company)|sort of|kind of|day|morning|evening|afternoon|way|start))|at ease in your body|in comfort|comfy|pain-free|limber|supple",
    down: "uncomfortable(?! (?:start|feeling|truth|silence|thought|day|morning|evening|afternoon))|sore|achy|aching(?! to)|hurting",
    high: any(
      "body(?:'s| is) (?:giving|causing) you no (?:trouble|bother)|with nothing (?:hurting|aching)",
      "(?:body|back) (?:is |isn't |'s )?(?:giving|causing) (?:you )?(?:no|any|hardly any|much) (?:trouble|bother)",
      "(?:no|not an?) (?:aches?|pains?|twinges?)",
      `${body} (?:at ease|easy|comfortable|at peace|fine|rested|relaxed|feeling good)`,
      "pain[- ]free",
      "(?:your|the|with your|a) body(?:'s| is| feels| feeling)? (?:really |very |so |nicely |lovely and )*(?:feeling |at )?(?:good|well|ease|comfortable|easy|relaxed|great|rested)(?=[.,;]| this| today| and| for| is|$)|(?:a |such a )?comfortable body|nothing (?:hurts|aches|is (?:hurting|aching|sore))|(?:feel|feeling) physically (?:well|good|fine|comfortable)|(?:free|clear) of (?:aches|pain|pains|discomfort)|not in (?:any|much) (?:pain|discomfort)|(?<!no )(?<!little )(?:real )?ease in your body|physical(?:ly)? (?:comfort|ease|at ease)(?= is| on|[.,])",
    ),
    low: any(
      `${body} (?:very |so |rather |a |all )*(?:sore|aching|achy|uneasy|uncomfortable|stiff|hurting|tense)`,
      "body (?:aches|isn't (?:very |that |really )?comfortable|won't (?:get|sit|settle)|can't get comfortable|hurts)",
      "(?:a|an|your|such an?|this|with your|with a|with an) (?:very |really |rather )?(?:sore|aching|achy|uncomfortable|painful|tender|stiff|hurting|tired and aching) body|(?:with )?(?:your|the) body (?:so |too |very |all |still |being |rather )*(?:uncomfortable|sore|aching|in (?:discomfort|pain|trouble)|hurting|unhappy|unsettled|achy|feels (?:bad|rough|sore|awful|poor)|giving you (?:trouble|grief|bother)|isn't (?:at ease|right|happy|comfortable)|won't (?:settle|stop aching|let you rest))|you(?:'re| are|'ve been) in (?:some |real |such |a lot of |so much )?discomfort|(?:pain|discomfort) in your body|aches and pains(?! (?:of|are gone))|body(?:'s| is) (?:giving|causing) you (?:trouble|grief|bother|pain)",
    ),
    bottom: any(
      "(?:you're|you are|you've been|you're still|and|,|^) ?in (?:real |so much |a lot of |this much |such |quite a lot of )?pain",
      "you hurt(?=[.,]| and| all| tonight| today| this)",
      "(?:in |been in |sheer )?(?:agony|torment|torture)|excruciating|racked (?:with|by)|(?:unbearable|intolerable|terrible|dreadful|awful|horrible|savage|blinding|searing|crippling) (?:pain|ache|hurt)|screaming|every (?:inch|bone|part|bit) of (?:you|your body) (?:hurts|aches|is)|hurts? (?:all over|everywhere|so much|terribly|dreadfully)",
      "body(?:'s| is) in (?:a |such a )?(?:really |very |truly )?(?:bad|terrible|awful|dreadful|sorry) (?:way|state)|(?:everything|your whole body|all of you|the whole of you) (?:hurts|aches|is (?:hurting|aching|in pain|sore))|body(?:'s| is| has been)? (?:hurting|aching|hurts|aches) (?:so )?(?:badly|terribly|dreadfully|all over|so much|everywhere)|no (?:physical )?comfort (?:to be had|at all|anywhere|left|in your body)|(?:isn't|not|no) (?:a |one |single )*comfortable (?:position|place|spot|inch)|(?:can't|couldn't|cannot) (?:get|find a way to be|be) comfortable (?:at all|anyhow|in any)|(?:a lot|so much|such|this much|real|severe|constant|terrible) (?:of )?pain(?= |[.,])(?! for (?:one|any|a ))|hurt all over",
    ),
    notHigh: any("(?:physical|bodily) (?:discomfort|pain)", "(?:those|these|your) (?:aches|pains|twinges)"),
    top: any(
      "couldn't be (?:more )?comfortable",
      "(?:you're|you are|and|,|^) as comfortable as (?:can be|anything)|not an ache",
      "body(?:'s| is| feels)(?: feeling)? (?:completely|totally|utterly|perfectly|absolutely|entirely|thoroughly|wonderfully|beautifully) (?:at ease|comfortable|relaxed|well|wonderful|fine|easy|at peace)|body feels (?:perfect|wonderful|glorious|fantastic|marvellous|amazing)|(?:couldn't|can't) be (?:any )?more (?:comfortable|at ease)|(?:isn't|not|without) (?:an?|one|a single|one single) (?:ache|twinge|pain|niggle)(?! to)",
    ),
    small: any(
      "(?:a bit|a little|slightly|somewhat|a touch|mildly) (?:of an? (?:ache|niggle)|stiff|tender|off)|(?:only |just |merely )an? (?:ache|niggle|twinge|grumble)|grumbling|niggl(?:e|es|y|ing)|(?:some|the odd|an odd|a few|one or two|the occasional) (?:aches?|pains?|niggles?|twinges?|stiffness|soreness|discomfort|complaint)|not (?:quite|entirely|altogether) comfortable",
      "(?:a bit|a little|slightly|somewhat|a touch|mildly|a tad|a shade) (?:uncomfortable|achy|sore|stiff|tender|tight|tired|out of sorts|under par|creaky|tense|off|less comfortable|unwell)|(?:mild|slight|minor|some|a bit of|a touch of|a little|a few|occasional) (?:discomfort|aches?|stiffness|soreness|niggles?|twinges?|tightness)|body(?:'s| is| isn't)(?: not)? (?:quite |really |exactly |feeling )*(?:its best|right|at its best|quite itself|okay|not too bad)|body feels (?:not too bad|okay|fairly)|(?:fairly|reasonably|moderately|tolerably) (?:at ease|comfortable)",
    ),
  },
} satisfies Record<string, RatingWords>;
