import { whole } from "./whole";

const THEIRS = "(?:your|the|an?|both|all the) (?:\\w+ )?";

/** A life that nobody rated: kin, work, weather, other feelings, and what has happened, told as though it were known. */
export const UNRATED = whole([
  "(?:owe|owing|owed|short of|lack of|no) money|money (?:worries|troubles?|is|'s)|overdue|payments?|unpaid|afford the|(?:family|group) (?:chat|dinner|meal|table|photo)|whatsapp|a full table|(?:brought|grew|growing) up|raised to|when you were (?:young|little|small|a child|growing)|as a child|your (?:past|upbringing|history|youth|age)|(?:last|the other) (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:'s)?|(?:going|went|gone) without (?:breakfast|lunch|supper|dinner|food)|you(?:'ve| have)? (?:\\w+ )?(?:skipped|missed|forgotten) (?:breakfast|lunch|supper|dinner|your)|you(?:'ve| have) (?:\\w+ )?(?:looked after|cared for|nursed|raised|brought up|put up with|worked (?:so|all|too|late|for)|travelled|driven|argued|quarrelled|moved (?:house|in|out)|lost (?:someone|somebody|your (?!way|belief|faith|trust)|a (?:friend|parent|job)))|your (?:back|shoulders?|hands?|feet|legs?|eyes?|joints?)(?:'s|'ve| has| have| is| are) (?:been |still )?(?:playing|aching|sore|stiff|bad|hurting|tight|giving|killing|tired|tense)|waiting on (?:test |the |some )?results|(?:when|if|once) the phone (?:goes|rings)|your (?:marriage|relationship|house|flat|health|religion|weight|looks|body image|appearance)(?= |[.,'])(?! to)",
  // Kin and household.
  `${THEIRS}(?:mum|mummy|mother|dad|daddy|father|parents?|gran|granny|nan|grand\\w+|husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|sisters?|brothers?|siblings?|twins?|sons?|daughters?|kids?|children|child|baby|toddler|little ones?|teenagers?|cousins?|nieces?|nephews?|aunt(?:ie|y)?s?|uncles?|in-laws)(?! (?:could|would) (?:manage|do))`,
  "(?:whoever|the (?:ones?|people|person)) you (?:live|share|married|grew up)|(?:the )?(?:children|kids|family|house) (?:are|is|get|gets|come|comes) (?:in|home|asleep|in bed|back|up)",
  "(?:lady|man|woman|chap|bloke|girl|lad|couple|family|people|folk|one) (?:next door|upstairs|downstairs|opposite|over the (?:road|way)|across the)",
  `${THEIRS}(?:flatmates?|housemates?|roommates?|landlord|landlady|lodgers?|godmother)|(?:your|the) neighbou?rs?|your other half|(?:your|the|an) ex(?=[.,;' ])(?! |-)`,
  "(?:your|the) (?:dog|cat|puppy|kitten|horse|pets?)",
  "(?:he|she|him|her|hers|himself|herself)",
  // Work, school, money, dates, the law.
  `${THEIRS}(?:boss|manager|supervisor|colleagues?|workmates?|co-?workers?|staff|clients?|customers?|teachers?|tutors?|lecturers?|classmates?|employer)`,
  "(?:at|for|from|off|before|after|back (?:to|at)) (?:work|school|college|uni|university|the office|class)(?! (?:it|out|on|through))",
  "your (?:jobs?|work|desk|career|studies|course|degree|thesis|essay|team|business|shop|office|school|college|inbox|emails?|commute|shifts?|class)",
  "deadlines?|meetings|(?:an?|the|your|that|this) meeting|inbox|emails?|exams?|essays?|revision|homework|coursework|lectures?|assignments?|presentations?|(?:night|late|early|long|double) shift|rota|overtime",
  "rent|mortgages?|bills|debts?|wages?|salary|payday|overdraft|redundan\\w+|sacked|promotion|job (?:hunt|interview|offer)|interview",
  "solicitors?|court|divorc\\w+|custody|separation|break-?up|broke up|split up|funerals?|bereave\\w+|anniversar\\w+|birthdays?|weddings?|christmas|easter|half-term|your holiday",
  "(?:test|exam|scan|blood) results?|biopsy|(?:an|your|the) operation|pregnan\\w+|miscarr\\w+",
  // Weather and the season.
  "rain(?:s|y|ing|drops?)?|drizzl\\w+|sleet|snow\\w*|hail|frost\\w*|sunny|sunlight|sunshine|the (?:sun|wind|clouds?|weather|heat|cold)(?! (?:drink|water|tap))|heatwave|overcast|thunder\\w*|puddles?|(?:grey|cold|hot|chilly|freezing|icy|mild|wet|damp|windy|bright) (?:out(?:side)?|skies|sky|weather|(?:winter|autumn|spring|summer)(?:'s)?)(?! of)",
  "(?:winter|autumn|spring|summer)(?:'s)?(?= (?:morning|afternoon|evening|day|night|light|air)|[.,])|(?:in|this|last|dark|these) (?:winter|autumn|spring|summer|december|january|february)",
  // Feelings that the check-in doesn't ask for.
  "(?:you(?:'re| are|'ve been| feel| must be| must feel| still feel|'re feeling| were)|and|,|leaves you|left you)(?: (?:so|very|really|still|also|just|rather|quite|a bit|a little|too|feeling|understandably|even|simply|properly|well))* (?:angry|furious|enraged|livid|raging|guilty|jealous|envious|bored|embarrassed|humiliated|heartbroken|resentful|bitter|homesick|irritable|irritated|grieving|betrayed|rejected|disgusted|mortified|seething|ashamed)",
  "(?:your|the|that|this|all (?:that|this)|some|a lot of|so much) (?:anger|rage|fury|temper|guilt|grief|jealousy|envy|boredom|embarrassment|resentment|bitterness|regrets?|heartbreak|heartache|humiliation|homesickness|mourning)",
  "had (?:your|a) (?:good )?(?:cry|row|fight)|you(?:'ve|'d)? (?:\\w+ )?(?:cried|wept|argued|quarrelled|rowed|lost your temper)|in tears",
  // What was done, said, or is to be waited for.
  "(?:what|the things?|something|whatever) (?:was|were|got|they|people|somebody|someone|somebody's|someone's) (?:said|told|did|done|wrote|happened)(?: to you)?|what happened|after (?:the|that|your|an) (?:argument|row|call|fight|quarrel|news|visit|appointment|accident|phone|text|loss)",
  "(?:the|that|your|last \\w+'s) (?:argument|quarrel|row|accident|break-in|burglary|house move|big day|trip|flight)(?! of)",
  "you(?:'ve| have)? (?:\\w+ )?been (?:scrolling|arguing|googling|searching|crying|working late|up since|awake since|drinking|staring at|checking|ill|unwell|let down|lied to|passed over|ignored|overlooked|dumped)|scroll\\w+|instagram|facebook|tiktok|social media|headlines",
  "(?:since|at|till|until) (?:half past |quarter (?:to|past) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:in the|o'clock|this|last)|[.,])(?! at)",
  "(?:waiting|wait) (?:on|for) (?:the |a |some |your )?(?:test|results?|news|letter|answer from|call|phone|reply|verdict|outcome)",
  "your (?:knees?|hips?|neck|jaw|stomach|tummy|belly|tooth|throat|ribs?|ankles?|wrists?|spine)|(?:head|tooth|stomach|belly|ear)ache|migraine|hungover|hangover",
]);

/** What makes it no claim: a condition, or help that is looked for. */
export const SUPPOSED_BEFORE =
  /\b(?:if|whether|unless|whoever would|anyone|anybody|whose job|(?:like|as) an?)\b/;
export const SUPPOSED_BEHIND = /\b(?:if (?:you have|you've|there(?:'s| is| are)|one|any)|whose job)\b/;
