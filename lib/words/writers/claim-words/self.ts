import { any } from "./any";
import type { RatingWords } from "./rating-words";

const mind = "(?:head|mind|thinking|brain|thoughts?)(?:'s| is| are|'s been| has been| feels?| have been)";

/** What may be said of trust in oneself, of a clear head, drive and progress. */
export const SELF_WORDS = {
  confidenceLevel: {
    more: "confidence|self-belief|(?:faith|belief|trust|confidence) in yourself",
    less: "self-doubt|doubts?(?= about yourself| in yourself)",
    up: "(?:sure|certain|confident) (?:of|in) yourself|confident(?! of| that| about)|self-assured|self-possessed|surefooted|cocksure|bold",
    down: "unsure of yourself|down on yourself|doubting yourself|doubtful of yourself|uncertain of yourself|shaky in yourself",
    high: any(
      "confidence(?:'s| is) (?:holding up|doing nicely|up)|you trust yourself",
      "you believe in yourself|you(?:'ve| have) (?:got )?(?:real )?(?:faith|belief) in yourself",
      "you (?:do )?(?:feel|know you're) able",
    ),
    low: "you doubt yourself|you(?:'re| are) wobbly|(?:can't|don't|couldn't) (?:quite |really )?(?:back|trust|believe in) yourself|(?:not|without) (?:quite )?(?:trusting|believing in|backing) yourself",
    top: "(?:unshakeable|rock-solid|cast-iron|total|complete|absolute|limitless) (?:confidence|faith|trust|belief)|never been (?:surer|more sure|more confident)|not (?:one|a single|a) doubt (?:about|in) yourself|trust yourself (?:completely|entirely|utterly|all the way|without question)|as sure of yourself as",
    bottom:
      "(?:no|not an?|not one) (?:\\w+ )?(?:belief|faith|trust|confidence) (?:in yourself )?(?:at all|whatsoever|left)|(?:\\w+n't|not|never|without|cannot) (?:trust|trusting|believe in|believing in|back|backing) yourself (?:at all|an inch|one inch|one bit|one jot|in the least|in the slightest|for a (?:second|moment|minute))|lost (?:all|every bit of) (?:faith|trust|belief|confidence)",
    small:
      "(?:some|a few|the odd|passing|niggling) (?:qualms?|second thoughts|wobbles?) about yourself|not (?:quite|entirely|altogether) (?:sure|certain) of yourself",
  },
  focusClarity: {
    more: "focus|concentration",
    up: "clear[- ]headed|sharp(?! as)|alert|focused|switched on|razor-sharp|laser-focused",
    down: "foggy|hazy|muddled(?! and all)|scattered|woolly|fuzzy|distracted|scatterbrained|addled|muzzy|dozy|dazed",
    high: any(
      `${mind} (?:\\w+ly |nice and |lovely and |about as |quite |very |so |pretty )?(?:clear|sharp)`,
      "(?:you've|you have|you've got|with|got|having) (?:such )?a (?:\\w+ )?(?:clear|sharp) (?:head|mind)",
      "your (?:clear|sharp) (?:head|mind)",
      "you can (?:concentrate|think clearly|think straight|focus)",
    ),
    low: any(
      `${mind} (?:so |rather )?(?:foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|slow|a blur|everywhere|all over the place|fogged|clouded|wandering|jumping)`,
      "(?:a |your )?(?:foggy|hazy|fuzzy|muddled|cloudy|scattered|woolly|slow|wandering) (?:head|mind|thinking|thoughts)",
      "can't (?:concentrate|think straight|focus|think clearly)",
      "(?:head|mind|thoughts) (?:won't|can't|keeps?|doesn't|don't) (?:settle|stay|hold|wander\\w*|keep still|land|stick|think|stop jumping)",
    ),
    bottom:
      "can't (?:think|concentrate|focus) at all|every thought(?:'s| is) gone|(?:can't|couldn't|won't) (?:hold|keep|finish|follow|string together) (?:a single|one|any) (?:thought|line|sentence|thing)|(?:mind|head)(?:'s| is) (?:a complete|a total|completely|totally|an utter) (?:blank|blur|fog|mess|muddle|scrambled|empty)|in (?:bits|pieces|shreds|tatters)",
    top: "(?:clear|sharp) as (?:a|glass|day|crystal|it)|crystal[- ]clear|razor[- ]sharp|needle[- ]sharp|laser|(?:head|mind) (?:couldn't|can't) be (?:any )?(?:clearer|sharper)|never been (?:clearer|sharper)|perfect (?:focus|clarity|concentration)",
    small: "(?:a bit|a little|slightly|somewhat) (?:cloudy|slow|distracted|woolly)",
  },
  motivationLevel: {
    more: any(
      "drive|push|motivation|energy|go(?= in you| left|,| and| at all|\\.)",
      "wish(?= to (?:do|move|start|get|carry)| for any)|get-up-and-go",
      "will(?= to do| in you| for any| left)",
    ),
    up: "keen|motivated|raring to go|itching to|up for (?:it|anything|things)|eager|fired up|driven|energised|enthusiastic|champing|bursting to|dying to|game for",
    down: "unmotivated|reluctant|listless|half-hearted|lukewarm|sluggish|apathetic|lethargic|indifferent",
    high: any(
      "full of (?:drive|go|push|beans)|wanting to get (?:going|on|at)",
      "you(?:'d| do)? (?:really )?want to (?:get (?:on|going|at|started|stuck)|be (?:getting|doing))",
    ),
    low: any(
      "you don't feel up to (?:much|anything|doing)",
      "you'd (?:rather|sooner) stay (?:in bed|under)",
      "(?:don't|not|can't) (?:really |much |quite )*(?:want(?:ing)? to (?:do|start|begin|get|move|try)|feel(?:ing)? like (?:doing|starting|it|any|much)|be bothered)",
      "nothing (?:else )?you want(?: to do)?(?=[.,])",
      "you don't (?:much |really )?(?:feel like|fancy|want to) (?:do(?:ing)? )?(?:much|anything|it|any of it)",
      "can't (?:make yourself|be bothered|get going|get started)",
    ),
    bottom: "nothing in you (?:that )?wants|not a (?:scrap|shred|drop|jot) of (?:wish|want)",
    small:
      "(?:some|a flicker of|half) (?:an? )?(?:inclination|interest)|half (?:a mind|inclined|wanting) to|not (?:un)?willing",
  },
  progressTowardGoals: {
    more: "progress|movement|headway|momentum|traction",
    down: "stuck(?! on| at| with)|bogged down|stalled|jammed|stranded|becalmed|deadlocked|gridlocked",
    high: any(
      "(?:(?:things|it all)(?:'s| is| are|'ve| have|'s been| have been)?|(?:it|everything)(?:'s| is|'s been| has been| has))(?: really| all| been| still| nicely| actually| steadily| certainly| even)* (?:moving(?! slow)|moved(?!.*\\b(?:slow|not far|a little|a bit)\\b)|coming (?:along(?! slow)|on|together)|gett?ing somewhere|gett?ing on|going (?:really |so |very |all |rather )*(?:well|better|a treat|brilliantly|nicely|along|steadily|beautifully|smoothly|wonderfully)|went (?:well|brilliantly|steadily|along|nicely)|flying|steaming|galloping)",
      "(?:great|good|steady) progress|you're getting (?:somewhere|a lot done|things done)",
      "flying along",
    ),
    low: any(
      "(?:hardly|barely|scarcely|isn't|aren't|it's not|won't|hasn't|haven't|nothing|nothing's|nothing has|nothing will)(?: really| been| much| be)? (?:moved?|moving(?! a muscle)|budged?|budging|shift(?:ed|ing)?|getting anywhere|got anywhere)",
      "(?:things are|it's|it is|it's all|everything's|progress is|progress has been|it's been|going|moving)(?: all| been| going| moving| only| so| such| very)* (?:a bit |rather |quite |a little )?(?:slow|slowly|sluggish|crawling)(?=[.,;]| and| but| today| tonight| this| going|$)",
      "slow going|at a (?:standstill|crawl)",
    ),
    bottom: any(
      "stuck (?:fast|solid)|at a standstill|not (?:one|a single) thing (?:shifting|moving|has)",
      "won't (?:give|move) an inch",
    ),
    top: "(?:going|went|gone|gone so) (?:brilliantly|wonderfully|beautifully)|flying along",
    small:
      "(?:a bit|a little|slightly|somewhat|rather) (?:slow|sluggish|sticky)|hit a snag|not quite as fast",
  },
} satisfies Record<string, RatingWords>;
