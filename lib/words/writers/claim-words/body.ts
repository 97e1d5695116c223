import { any } from "./any";
import type { RatingWords } from "./rating-words";

const body = "(?:your|the) body(?:'s| is|'s been| has been| feels)";

/** What may be said of sleep and of the body. */
export const BODY_WORDS = {
  sleepQuality: {
    more: "sleep|rest(?= behind| last|,)",
    up: "rested|well[- ]rested|well slept|refreshed",
    down: "short of sleep|underslept|sleepless|sleep-starved|bleary|sleepy-eyed|under-slept",
    high: any(
      "(?:woke|wake|waking|got) up (?:\\w+ )?(?:rested|refreshed)",
      "(?:you(?:'ve| have)?|and|having|^|, )(?: really)? ?slept (?:so |very |really |pretty )?(?:well|soundly|properly|deeply|like)",
      "(?:good|decent|proper|lovely|great|sound|full|solid) night's (?:sleep|rest)",
      "(?:you(?:'ve| have)?(?: had| got)|(?<!even )(?:after|on|with)|,|^) ?(?:a |some |that )?(?:really |very )?(?:good|decent|proper|lovely|great|sound|full|solid) (?:night(?! (?:for|to))|sleep|rest)(?! would| could| might)",
      "(?:good|decent|proper|great|sound) (?:night|sleep|rest) behind you",
    ),
    low: any(
      "(?:not the best|not a great|less than ideal) (?:night|sleep)|less sleep than",
      "slept (?:so |very |too )?(?:badly|poorly|little)",
      "(?:bad|poor|rough|broken|short|rotten|wretched|patchy|restless|thin) (?:night(?:'s (?:sleep|rest))?|sleep)(?! ahead)",
      "short on sleep|without (?:much|enough|any) (?:sleep|rest)",
      "(?:didn't|haven't|hadn't|hasn't) (?:really )?slept (?:much|well|enough|properly)?",
      "no (?:real|proper) (?:sleep|rest)",
    ),
    bottom: any(
      "(?:terrible|shocking|dreadful|awful|horrible|horrendous|wretched|sleepless|ghastly|hellish) (?:night|sleep)",
      "slept (?:terribly|dreadfully|horribly|appallingly)",
      "(?:hardly|barely|scarcely) (?:any sleep|slept|a wink|closed your eyes|an hour)|(?:not|n't|without|never)(?: (?:slept|sleep|had|got|get|shut|managed))? (?:a|one|so much as a) (?:single )?(?:wink|minute's|moment's|second's)|up (?:all|the whole) night|awake (?:all|the whole|most of the) night|no sleep (?:whatsoever|to speak of)|(?:an?|one) hour's? (?:or two's? )?sleep|(?:night|sleep)(?:'s| was| is) (?:non-existent|a write-off|a disaster)",
      "(?:almost|next to) no (?:sleep|rest)|no sleep at all",
      "(?:night|sleep) (?:was|as) (?:dreadful|terrible|awful|bad as)",
    ),
    top: any(
      "(?:best|finest|deepest|soundest) (?:night|sleep)|(?:the )?sleep of the just|out like a light|slept (?:the (?:clock|whole|sleep)|straight|right) (?:round|through)|slept (?:beautifully|wonderfully|perfectly|brilliantly|like a log|like a baby|marvellously)",
      "(?:wonderful|perfect|beautiful|glorious|marvellous) (?:night|sleep)",
    ),
    small:
      "(?:a bit of a|a slightly|a somewhat|a little bit of a|a rather) (?:rough|poor|bad|broken|restless|unsettled|disturbed|short) (?:night|sleep)|(?:night|sleep)(?:'s| was| is| could)? (?:a bit|slightly|a little|somewhat) (?:rough|poor|broken|restless|short|off)|could do with (?:a bit|a little) more sleep|(?:an? )?(?:fair|so-so|middling|passable|average|reasonable|half-decent|patchy|interrupted) night",
  },
  physicalComfort: {
    more: "comfort(?= in your body)",
    less: "pain|pains|discomfort|aches?|aching|soreness|stiffness|hurting|tenderness",
    up: "(?<!good and )comfortable|comfy|pain-free|limber|supple",
    down: "uncomfortable|sore|achy|aching(?! to)|hurting",
    high: any(
      "(?:body|back) (?:is |isn't |'s )?(?:giving|causing) (?:you )?(?:no|any|hardly any|much) (?:trouble|bother)",
      "(?:no|not an?) (?:aches?|pains?|twinges?)",
      `${body} (?:at ease|easy|comfortable|at peace|fine|rested|relaxed|feeling good)`,
      "pain[- ]free",
    ),
    low: any(
      `${body} (?:very |so |rather |a |all )*(?:sore|aching|achy|uneasy|uncomfortable|stiff|hurting|tense)`,
      "body (?:aches|isn't (?:very |that |really )?comfortable|won't (?:get|sit|settle)|can't get comfortable|hurts)",
    ),
    bottom: any(
      "(?:you're|you are|you've been|you're still|and|,|^) ?in (?:real |so much |a lot of |this much |such |quite a lot of )?pain",
      "you hurt(?=[.,]| and| all| tonight| today| this)",
      "(?:in |been in |sheer )?(?:agony|torment|torture)|excruciating|racked (?:with|by)|(?:unbearable|intolerable|terrible|dreadful|awful|horrible|savage|blinding|searing|crippling) (?:pain|ache|hurt)|screaming|every (?:inch|bone|part|bit) of (?:you|your body) (?:hurts|aches|is)|hurts? (?:all over|everywhere|so much|terribly|dreadfully)",
    ),
    top: any(
      "couldn't be (?:more )?comfortable",
      "(?:you're|you are|and|,|^) as comfortable as (?:can be|anything)|not an ache",
    ),
    small:
      "(?:a bit|a little|slightly|somewhat|a touch|mildly) (?:of an? (?:ache|niggle)|stiff|tender|off)|(?:only |just |merely )an? (?:ache|niggle|twinge|grumble)|grumbling|niggl(?:e|es|y|ing)|(?:some|the odd|an odd|a few|one or two|the occasional) (?:aches?|pains?|niggles?|twinges?|stiffness|soreness|discomfort|complaint)|not (?:quite|entirely|altogether) comfortable",
  },
} satisfies Record<string, RatingWords>;
