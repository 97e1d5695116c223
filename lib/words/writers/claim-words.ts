import type { DimensionKey } from "@/lib/check-ins/dimensions";

/** One of these expressions. */
export const any = (...words: readonly string[]): string => words.join("|");

/** The words in which a rating is spoken of; regular expressions on lower-case text with straight apostrophes. */
export interface RatingWords {
  /** What there is more of, the higher the level: "hope", "stress". */
  more?: string;
  /** What there is less of, the higher the level: "pain", where comfort is rated. */
  less?: string;
  /** How somebody is at levels 4 and 5: "you're hopeful"; with "a bit" not at 5, with "completely" at 5 alone. */
  up?: string;
  /** How somebody is at levels 1 and 2: "you're lonely"; with "a bit" not at 1, with "completely" at 1 alone. */
  down?: string;
  /** What makes little of it, said otherwise than by "a bit" before it: not at either end. */
  small?: string;
  /** What else may be said at levels 4 and 5 alone. */
  high: string;
  /** What else may be said at levels 1 and 2 alone. */
  low: string;
  /** What may be said at 5 alone. */
  top?: string;
  /** What may be said at 1 alone. */
  bottom?: string;
}

/** What may be said of stress, worry, difficulty and hurry. */
const STRAIN_WORDS = {
  stressLevel: {
    more: "stress|strain|pressure|tension",
    up: "stressed|stressful|frazzled|wound up|strung out|tense|harried|harassed|hard-pressed|stretched(?! out)|up against it|snowed under|under the cosh|frayed|hassled",
    down: "calm(?! one|er)|relaxed|unstressed|carefree|serene|tranquil|unruffled|laid-back|mellow|chilled",
    high: any(
      "stressed (?:and|with it|out)|under (?:pressure|strain)",
      "a (?:lot|good deal) (?:bearing|pressing|weighing|landing) (?:down )?on you|weighed down",
    ),
    low: any(
      "stress(?:'s| is)?[- ]free|nothing(?:'s| is) (?:pressing|weighing|bearing) (?:down )?on you",
      "not much (?:weighing|bearing|pressing|landing) (?:down )?on you",
    ),
    top: any(
      "at (?:your wits'|the end of your tether|your limit|full stretch)|run ragged|close to (?:breaking|snapping)|bursting at|more than (?:anyone|anybody|you) (?:can|could) (?:carry|bear|take|hold)|up to your (?:neck|eyes|ears)|drowning(?! out)|swamped|buried under|crushed|at breaking point|engulfed|overwhelmed",
      "overwhelming(?= day| morning| evening| afternoon)",
    ),
    small:
      "(?:a bit|a little|a few things|something) (?:on your (?:plate|mind)|to (?:juggle|keep up with))|(?:niggling|low-level|background) (?:stress|strain|pressure)",
  },
  anxietyLevel: {
    more: "worry|worries|anxiety|fear|fears|nerves|anxiousness|unease|apprehension|nervousness|worrying",
    up: "worried|anxious|frightened|scared|on edge|jumpy|afraid(?! of)|nervous|fearful|apprehensive|fretful|panicky|rattled|jittery|fretting|agitated",
    down: "untroubled|unworried|easy in your mind|worry-free|without a worry(?= in the world)|unbothered|unafraid",
    high: any(
      "(?:a|the) worry (?:gnawing|nagging|going round|eating)",
      "(?:a |another )(?:worried|anxious|worrying|nervous) (?:day|morning|afternoon|evening)",
    ),
    low: any(
      "(?:you're|you feel)(?: so| very| quite| perfectly| completely)? at ease(?! in)",
      "your mind(?:'s| is) at (?:rest|ease|peace)|free of worry",
    ),
    top: any(
      "(?:sheer |pure |blind |utter )(?:terror|panic|horror|dread)|(?:in|full of|filled with) (?:terror|panic|dread)|scared (?:stiff|witless|out of|to death)|rigid with|paralysed|out of your mind with|beside yourself|terrified|frantic|panicking|worried sick|sick with worry|petrified",
      "worry(?:'s| is) at full strength",
    ),
    small:
      "(?:a few|some|the odd|a case of the|a couple of) (?:butterfl\\w+|jitters|niggles?|qualms?|flutters?|twinges?|misgivings?|collywobbles)|(?:slight|mild|small|niggling|passing) (?:worry|unease|concern|flutter)",
  },
  currentChallengeLevel: {
    more: "difficulty|hardship|adversity",
    high: any(
      "(?:it's|it is|what you're (?:facing|up against|dealing with)(?:'s| is)|you're up against something|you've got something) (?:very |so |really |this |properly )?(?:difficult|hard|tough)(?=[.,;]| and| to deal| on| in front| but| as|$)",
      "(?:difficult|hard|tough) (?:patch|time|stretch|going|thing you're)",
      "(?:a lot|so much|plenty) to (?:contend|deal) with",
    ),
    low: any(
      "(?:an |such an )?easy (?:ride|time of it|run)",
      "(?:nothing|hardly anything|not much|next to nothing|little|nothing much|not a lot|very little)(?:'s| is| that's)? (?:very |really |too |all that |that |at all )?(?:difficult|hard|in your way|to (?:contend|cope|deal) with|in front of you)",
      "plain sailing|a (?:doddle|breeze|cinch|walkover|pushover)|child's play|smooth sailing|a piece of cake|nothing(?:'s| is) (?:in your way|against you|a struggle)|(?:light|easy) (?:load|going|stuff)|(?:it|things|everything)(?:'s| is| are) (?:easy|light|effortless|undemanding)(?=[.,;]| and| today| tonight| this)",
      "(?:it's|it was|it's been|you've had) an easy (?:day|morning|afternoon|evening)",
    ),
    top: "(?:brutal|savage|gruelling|punishing|monstrous|mammoth|colossal|herculean|insurmountable|impossible|unbearable|backbreaking|back-breaking|merciless|hellish|overwhelming) (?:thing|challenge|task|stretch|patch|time|climb|going|difficulty|to face|to deal|load|odds)|(?:it's|what you're (?:facing|up against|dealing with)(?:'s| is)) (?:brutal|savage|monstrous|colossal|impossible|gruelling|punishing|enormous)|(?:couldn't|can't) be (?:any )?(?:harder|tougher|more difficult)|(?:never|nothing) (?:been |gets |comes )?(?:harder|tougher)|the (?:hardest|toughest) (?:thing|sort|kind|challenge)|(?:as hard as (?:it|things|anything) (?:gets|could|can|get|comes?)|as hard as they come|what you're (?:facing|up against)(?:'s| is) enormous|it(?:'s| is) enormous)",
    small:
      "(?:a bit|a little|slightly|somewhat|fairly|rather) (?:tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
  },
  urgencyOfNeed: {
    more: "urgency|rush|hurry|haste",
    high: any(
      "(?:everything|it|it all|it's all|things|all of it|that)(?:'s| is| are| feels?| feel| being)? (?:so |very |really |all |rather )*(?:urgent|pressing)",
      "(?:it|this|that|they|everything|things|some of it) (?:can't|won't|couldn't) wait",
      "(?:it|everything|all of it|it all|they|that) (?:all )?(?:has|have|wants?|needs?) to be (?:now|today|right now|done now|done today)(?!,)",
      "(?:all|everything) (?:wants doing|wanted|needed|due) (?:now|today|right now|at once|this minute)",
      "feels? like (?:right )?now|wants? (?:doing|dealing with) (?:now|today|this minute)",
    ),
    low: any(
      "nothing(?:'s| is| feels)? (?:very |really |all that |at all |that |actually )*(?:pressing|urgent|in a (?:rush|hurry)|hurrying you|rushing you)",
      "none of it(?:'s| is) (?:urgent|pressing)",
      "(?:it|everything|all of it|it all) can (?:all )?wait(?=[.,])",
      "not (?:very |that |at all )?(?:urgent|pressing)",
      "(?:nobody|no one|nothing)(?:'s| is)? (?:rushing|hurrying|pushing) you",
    ),
    top: "(?:right now|this minute|this instant)(?= and| you| it|,)",
  },
} satisfies Record<string, RatingWords>;

const mind = "(?:head|mind|thinking|brain|thoughts?)(?:'s| is| are|'s been| has been| feels?| have been)";

/** What may be said of trust in oneself, of a clear head, drive and progress. */
const SELF_WORDS = {
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

/** What may be said of hope, purpose and gratitude. */
const OUTLOOK_WORDS = {
  hopeForFuture: {
    more: "hope(?! (?:it|that|you|to|this|so|they|the|for the best))",
    up: "hopeful|optimistic|upbeat",
    down: "hopeless|despairing|pessimistic|gloomy about",
    high: "plenty to look forward to|(?:a lot|lots|much) to look forward to",
    low: "(?:nothing|little|not much|hardly anything) to (?:look forward to|hope for)|hard to (?:look ahead with|feel|find|see|hold on to) (?:any |much )?hope",
    bottom: any(
      "(?:can't|couldn't|cannot|aren't able to|not able to) (?:find|feel|see|reach) (?:any |much )?hope",
      "hope(?:'s| is| has| isn't)? (?:gone|nowhere|out of reach|anywhere|run out|won't come|not there|isn't there)",
      "lost (?:all )?hope|nothing(?: at all| on earth| in the world| whatsoever| whatever)? to (?:hope for|look forward to)",
    ),
    small:
      "(?:cautiously|guardedly|mildly|quietly|tentatively) (?:hopeful|optimistic)|the odd (?:hopeful|bright) (?:thought|moment)",
  },
  senseOfPurpose: {
    more: "(?:sense of |idea of )?(?:purpose|direction|meaning)|(?:an? )?(?:idea|sense|notion|inkling|clue) (?:of )?(?:why|what (?:it|you|matters|for|all)|where)",
    down: "aimless|directionless|purposeless|rudderless|adrift|drifting",
    bottom: "(?:completely|totally|utterly|entirely) lost(?! for)",
    high: any(
      "you know (?:exactly |just |full well |perfectly well |very well |quite |clearly )?(?:why|what (?:matters|it's|it is|you're (?:for|after)|you want|it's all)|where you're)",
      "(?:clear|sure) (?:about )?(?:what|why) (?:matters|it|you)",
      "(?:it|what you're doing|this) (?:really |all |still |does )*matters? (?:so much |a lot |enormously |such a lot |a great deal |very much )?to you",
      "no doubt (?:about )?(?:what|why)",
      "you (?:do |still )?know (?:very well )?what you care about",
    ),
    low: any(
      "(?:can't|don't|couldn't) (?:quite |really |yet )?(?:see|tell|say|know|make out|think) (?:much point|the point|any point|a point|(?:what|why|where) (?:it|any of it|it's|things|you))",
      "(?:no|not much|little)(?: clear| real| great)? (?:idea|notion|clue|sense|way)(?: at all| any more| of)* (?:what|why|which|where|to go|to point)",
      "(?:isn't|not)(?: very| altogether| quite| at all| so)* (?:clear|sure|certain)(?: to you)? (?:what|why|which way)(?! would)",
      "(?:lost sight|lost the thread|unsure|not sure) of? ?(?:of )?(?:why|what (?:it|any of it))",
      "not (?:very |quite |so |at all )?(?:clear|sure) why (?:it|any|the|you)",
      "you(?:'re| are| feel)(?: so| rather| a bit)? lost(?! for| in)",
      "(?:nothing|none of it) (?:feels|seems) (?:worthwhile|to have a point|to matter|to be for)",
    ),
    small:
      "(?:a bit|a little|slightly|somewhat) (?:lost|unsure|adrift)|(?:some|an?|half an?|a (?:rough|vague|faint|hazy)) (?:inkling|idea|notion|sense) (?:of )?(?:why|what|where|which)",
  },
  gratitudeLevels: {
    more: "gratitude|thankfulness|gratefulness|appreciation",
    up: "(?:grateful|thankful|appreciative)(?! is)",
    top: any(
      "(?:full|fit) to bursting|heart(?:'s| is)? (?:full|overflowing)|(?:couldn't|can't) be (?:any )?more (?:grateful|thankful)|over the moon|overflowing with|brimming with (?:thanks|gratitude)|thankful beyond",
      "grateful beyond|so very (?:grateful|thankful)|can't be (?:more )?grateful enough",
    ),
    bottom:
      "nothing (?:at all|on earth|in the world|whatsoever) (?:you can feel )?to be (?:glad|thankful|grateful)",
    high: "(?:so much|plenty|a lot|lots|much|enough) to be (?:grateful|thankful|glad)(?! about)",
    low: any(
      "(?:hard|difficult|not easy|tough) to (?:feel|be|find) (?:grateful|thankful|gratitude|anything to be (?:grateful|thankful))",
      "(?:little|not much|hardly anything|nothing|not a lot) (?:much )?(?:you can feel |you can find |to feel |that feels |today )?(?:to be |to feel )?(?:grateful|thankful)",
      "(?:can't|don't|not|aren't|couldn't) (?:really |very |particularly |much |even |feeling |able to |quite )*(?:feel|feeling|find|think of|be)? ?(?:anything |a thing |much |one thing )?(?:to be |to feel |very |particularly |at all |that )?(?:grateful|thankful)",
    ),
    small:
      "(?:a thing or two|one or two things|the odd thing|a few things|one small thing) (?:to be (?:thankful|grateful|glad)|you(?:'re| are) (?:thankful|grateful|glad))",
  },
} satisfies Record<string, RatingWords>;

/** What may be said of closeness and of help. */
const PEOPLE_WORDS = {
  connectionWithOthers: {
    more: "closeness|company(?= about| around| near)",
    less: "loneliness",
    up: "close to (?:people|others|everyone|someone)",
    down: "lonely(?!, because)|cut off|isolated|disconnected|left out|marooned|adrift from|estranged|friendless",
    high: any(
      "you (?:do )?feel (?:very |really |so |that |properly )?close to",
      "people (?:are |feel |very |really |so )*(?:close|near)(?! enough)|close to people",
      "(?:good |lovely )?(?<!few )(?<!many )people (?:close|near|round|around)(?: you| by)?(?=[.,;]| and| to| who)",
      "you've (?:got )?people you(?:'re| feel) close to",
    ),
    low: any(
      "you(?:'re| are| feel)(?: so| very| all| rather| completely| quite)* (?:on your own(?! with)|alone)",
      "people (?:do |all |can |may |still )?(?:are|feel|seem|being)? ?(?:a long way|a way|rather|quite|very|so)? ?(?:off|far off|far away|distant|remote|away)(?=[.,;]| and| from| today| tonight| this| as|$)",
      "(?:nobody|no one|not a soul)(?:'s| is)? (?:feels? |seems? )?(?:near|close|nearby|with you|around)",
      "a long way from (?:people|everyone|anyone)",
    ),
    bottom: any(
      "(?:completely|totally|utterly|entirely|all|absolutely) alone|the last person on earth|on a desert island|isn't a soul|not a soul (?:in the world|on earth|anywhere)|a million miles from (?:anyone|everyone|anybody|people)|(?:no one|nobody) (?:at all )?in the world",
    ),
    top: "(?:couldn't|can't) (?:feel|be|get) (?:any |much )?(?:closer|nearer)|(?:surrounded|wrapped|held|steeped) (?:by|in|on all sides)|as close as (?:can|anyone|people|they|it)|thick as thieves|inseparable",
    small:
      "people (?:are |feel |seem )?(?:a bit|a little|slightly|somewhat|a touch) (?:way )?(?:off|far|distant|out of reach|away)",
  },
  supportSystemStrength: {
    more: any(
      "help(?=[.,;]|'s (?:a bit|a little|slightly|very|so|low|thin|short|scarce|strong|solid|good)| about| behind| around| to| from| with| at| and| or|$)|support|backing",
      "backup",
    ),
    high: any(
      "people (?:to turn to|behind you|on your side|who'd (?:help|turn out|come|back)|who (?:help|back))",
      "well supported|well backed|(?:help|people|backing) (?:right )?behind you",
      "you(?:'ve| have) (?:got )?(?:people|help)(?=[.,]| behind| who'd| to turn)",
    ),
    low: any(
      "(?:nobody|no one|not many people|few people|hardly anyone|hardly anybody) (?:much )?(?:to turn to|to ask|to help|helping|to lean on|to call on|behind you|in your corner|on your side|backing you|to take)",
      "unsupported|short on help",
    ),
    bottom: "there(?:'s| is) (?:nobody|no one) (?:at all )?to (?:turn to|help|ask|lean on|hand)",
    small:
      "(?:one or two|a few|a couple of|the odd) (?:people|person|hands?|ones?|places?) (?:to (?:turn to|ask|lean on|call on)|behind you|who'd help)|the odd helping hand",
  },
} satisfies Record<string, RatingWords>;

const body = "(?:your|the) body(?:'s| is|'s been| has been| feels)";

/** What may be said of sleep and of the body. */
const BODY_WORDS = {
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

/** What may be said of each rating, and at which of its levels. */
export const RATING_WORDS: Readonly<Record<DimensionKey, RatingWords>> = {
  ...STRAIN_WORDS,
  ...SELF_WORDS,
  ...OUTLOOK_WORDS,
  ...PEOPLE_WORDS,
  ...BODY_WORDS,
};
